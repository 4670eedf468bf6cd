import { expect } from '@playwright/test';
import { answer, choose, fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';
import { type AppKind, Webview } from '../support/webview.ts';

const shop = process.env.SHOP_ORIGIN ?? 'http://localhost:3000';
const oldAndroid: AppKind = { system: 'android', isNew: false };
const newIos: AppKind = { system: 'ios', isNew: true };
const newAndroid: AppKind = { system: 'android', isNew: true };

test('an old Android app: its push token is stored, the login stays, it gets no message that it does not know', async ({
  browser,
}) => {
  const app = await Webview.open(browser, shop, oldAndroid);
  const stored = app.page.waitForRequest('**/api/mobiles/app/storeUserToken');
  await app.page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  expect((await stored).postDataJSON()).toEqual(app.pushToken);
  await expect(app.page.getByRole('button', { name: '카카오로 로그인' })).toBeVisible();
  await expect(app.page.getByRole('button', { name: '애플로 로그인' })).toHaveCount(0);

  await app.say({ type: 'PUSH_TOKEN', payload: { uuid: '1', token: '' } });
  await expect(app.page.getByRole('dialog').getByText('잠시 후 다시 시도하세요.')).toBeVisible();
  await answer(app.page, '확인');
  await choose(app.page.getByRole('checkbox', { name: '자동 로그인' }));
  const claimed = app.page.waitForRequest('**/api/promotions/coupons/issuedAppDownCoupon');
  await fillLogin(app.page, 'platinum1');
  await expect(app.page).toHaveURL('/');
  const success = app.accepted.find(({ type }) => type === 'LOGIN_SUCCESS');
  expect(success).toMatchObject({ payload: { member_id: expect.any(Number) } });
  const { member_id, uuid } = (await claimed).postDataJSON();
  expect(success).toEqual({ type: 'LOGIN_SUCCESS', payload: { member_id } });
  expect(uuid).toBe(app.pushToken.uuid);

  const restarted = await Webview.open(browser, shop, oldAndroid, await app.close());
  await restarted.page.goto('/mypage', { waitUntil: 'domcontentloaded' });
  await whenAlive(restarted.page);
  await expect(restarted.page).toHaveURL('/mypage');
  await expect(restarted.page.getByText('PLATINUM').first()).toBeVisible();
  await restarted.page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect(restarted.page).toHaveURL('/');
  expect(restarted.types().filter((type) => type !== 'PAGE_READY')).toEqual([]);
  await restarted.close();
});

test('a new iOS app: the handshake, a social login in the webview itself, one coupon, and the end of the login', async ({
  browser,
}) => {
  const app = await Webview.open(browser, shop, newIos);
  await app.page.goto('/member/login', { waitUntil: 'domcontentloaded' });
  await whenAlive(app.page);
  await expect(app.page.getByRole('button', { name: '애플로 로그인' })).toBeVisible();
  await app.page.getByRole('button', { name: '카카오로 로그인' }).click();
  await app.page.getByRole('button', { name: /정하윤/ }).click();
  await expect(app.page).toHaveURL('/');
  expect(app.context.pages()).toHaveLength(1);
  await expect.poll(() => app.types()).toContain('LOGIN_SUCCESS');

  // A later app says what this page does not know.
  await app.say({ type: 'HAPTICS', payload: { kind: 'soft' } });
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
  await app.page.goto('/mypage', { waitUntil: 'domcontentloaded' });
  await whenAlive(app.page);
  await app.page.getByRole('button', { name: '로그아웃' }).first().click();
  await expect.poll(() => app.types().at(-1)).toBe('LOGIN_ENDED');
  await app.close();
});

test('frames of others change nothing: neither the app nor the page accepts them', async ({ browser }) => {
  const app = await Webview.open(browser, shop, newAndroid);
  const asked: string[] = [];
  app.page.on('request', (request) => {
    if (/storeUserToken|issuedAppDownCoupon|members\/login/.test(request.url())) asked.push(request.url());
  });
  const stored = app.page.waitForResponse('**/api/mobiles/app/storeUserToken');
  const reply = await app.page.goto('/order', { waitUntil: 'domcontentloaded' });
  await stored;
  // The page of the payment provider is the one that a page of ours may hold in a frame.
  const policy = reply?.headers()['content-security-policy'] ?? '';
  const provider = /frame-src (https?:\/\/[^\s;]+)/.exec(policy)?.[1] ?? '';
  expect(provider).not.toBe('');
  await app.page.route(`${provider}/forger`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>(${forge.toString()})()</script>` }),
  );
  await app.page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    document.body.append(frame);
  }, `${provider}/forger`);
  await expect.poll(() => app.dropped).toContain('{"type":"LOGIN_SUCCESS","payload":{"member_id":1}}');
  const forger = app.page.frames().find((frame) => frame.url() === `${provider}/forger`);
  expect(await forger?.evaluate(() => document.title)).toBe('SecurityError');
  expect(app.types()).toEqual(['PAGE_READY']);

  // Nor does the page accept a line that reaches it without the channel.
  await app.page.evaluate(() => {
    const { receive } = Reflect.get(window, 'MallShop') as { receive: (line: string) => void };
    const payload = { uuid: crypto.randomUUID(), token: 'forged', os: 'android', allow: true };
    receive(JSON.stringify({ type: 'PUSH_TOKEN', payload }));
  });
  await expect(app.page.getByRole('dialog')).toHaveCount(0);
  expect(asked).toHaveLength(1);
  await app.close();
});

/** Runs in the frame: all ways to the app and to the page around it. */
function forge(): void {
  const login = JSON.stringify({ type: 'LOGIN_SUCCESS', payload: { member_id: 1 } });
  const payload = { uuid: crypto.randomUUID(), token: 'forged', os: 'android', allow: true };
  const token = { type: 'PUSH_TOKEN', payload };
  parent.postMessage(token, '*');
  parent.postMessage(JSON.stringify(token), '*');
  try {
    Reflect.get(parent, 'MallShop').receive(JSON.stringify(token));
    document.title = 'received';
  } catch (error) {
    document.title = error instanceof Error ? error.name : 'refused';
  }
  Reflect.get(window, 'MallApp').postMessage(login);
}
