import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { buyPieces } from '../support/bought-order.ts';
import { answer, fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** The code that the phone of a guest's order was sent last. */
async function codeFor(request: APIRequestContext, orderId: string): Promise<string> {
  const policy = (await request.get('/order')).headers()['content-security-policy'] ?? '';
  const parties = /frame-src (https?:\/\/[^\s;]+)/.exec(policy)?.[1] ?? '';
  let code: string | undefined;
  await expect(async () => {
    const messages = await (await request.get(`${parties}/messages`)).text();
    code = new RegExp(`${orderId}의 인증번호는 (\\d{6})`).exec(messages)?.[1];
    expect(code).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

async function find(page: Page, orderId: string): Promise<void> {
  await page.goto('/guest/order', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('textbox', { name: /주문번호/ }).fill(orderId);
  await page.getByRole('textbox', { name: /주문하신 분/ }).fill('김서연');
  await page.getByRole('textbox', { name: /휴대폰번호/ }).fill('01000000001');
  await page.getByRole('button', { name: '주문 조회하기' }).click();
}

test('a guest finds the order in another browser, logs in, and makes it the member’s own', async ({
  page,
  request,
  browser,
  contextOptions,
  isMobile,
}) => {
  const other = await browser.newContext(contextOptions);
  const shopper = await other.newPage();
  await shopper.goto('/guest/order');
  await whenAlive(shopper);
  const { orderId, name } = await buyPieces(shopper, request, { pieces: 1, offset: isMobile ? 28 : 26 });
  await other.close();

  await find(page, orderId);
  await expect(page.getByRole('heading', { name: '주문 상세' })).toBeVisible();
  await page.goto(`/member/login?redirect_url=${encodeURIComponent(`/mypage/orders/${orderId}`)}`, {
    waitUntil: 'domcontentloaded',
  });
  await whenAlive(page);
  await fillLogin(page, 'silver001');
  await expect(page).toHaveURL(`/mypage/orders/${orderId}`);
  // Number, name and phone stand on the parcel: it takes the code of the phone.
  await expect(page.getByRole('button', { name: '내 주문 내역으로 옮기기' })).toHaveCount(0);
  await page.getByRole('button', { name: '인증번호 받기' }).click();
  await expect(page.getByRole('textbox', { name: '인증번호' })).toBeFocused();
  await page.keyboard.type(await codeFor(request, orderId));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '내 주문 내역으로 옮기기' }).click();
  await expect(page.getByRole('dialog').getByText(/이 주문을 내 주문 내역으로 옮길까요/)).toBeVisible();
  await answer(page, '확인');
  await expect(page.getByText('내 주문 내역으로 옮겼어요.')).toBeVisible();
  await page.goto('/mypage/orders', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('link', { name: `주문 ${orderId} 상세 보기` })).toBeVisible();
  await expect(page.getByText(name).first()).toBeVisible();

  const stranger = await browser.newContext(contextOptions);
  const elsewhere = await stranger.newPage();
  await find(elsewhere, orderId);
  await expect(elsewhere.getByText(/일치하는 주문이 없어요/)).toBeVisible();
  await stranger.close();
});
