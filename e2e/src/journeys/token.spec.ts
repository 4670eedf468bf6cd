import { expect, type Page } from '@playwright/test';
import { choosePerson } from '../support/party-windows.ts';
import { fillLogin, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';
import { readableBy, tokensOf } from '../support/tokens.ts';

const pages = ['/mypage', '/mypage/devices', '/cart', '/'];

/** What came to the page's scripts: addresses, bodies, and headers but those of cookies, which they cannot read. */
function watchTraffic(page: Page): () => Promise<string> {
  const seen: Promise<string>[] = [];
  page.on('request', (request) => seen.push(Promise.resolve(`${request.url()} ${request.postData() ?? ''}`)));
  page.on('response', (response) => {
    if (!/json|html|text/.test(response.headers()['content-type'] ?? '')) return;
    const { 'set-cookie': _cookies, ...headers } = response.headers();
    seen.push(
      response.text().then(
        (text) => JSON.stringify(headers) + text,
        // Of a page that was left meanwhile.
        () => '',
      ),
    );
  });
  return async () => (await Promise.all(seen)).join('\n');
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  ID: (page) => fillLogin(page, 'silver001'),
  kakao: (page) =>
    choosePerson(page, () => page.getByRole('button', { name: '카카오로 로그인' }).click(), /정하윤/),
};

for (const [way, enter] of Object.entries(ways))
  test(`the token of a login by ${way} is where no script can read it, until the logout and after`, async ({
    page,
    context,
  }) => {
    const traffic = watchTraffic(page);
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const readable: string[] = [];
    await enter(page);
    await expect(page).toHaveURL('/');
    const tokens = await tokensOf(context);
    expect(tokens).toHaveLength(1);
    readable.push(await readableBy(page));
    for (const path of pages) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await whenAlive(page);
      readable.push(await readableBy(page));
    }
    await page.reload({ waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    for (const token of await tokensOf(context)) if (!tokens.includes(token)) tokens.push(token);
    await page.goto('/mypage', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.getByRole('button', { name: '로그아웃' }).first().click();
    await expect(page).toHaveURL('/');
    expect(await tokensOf(context)).toEqual([]);
    readable.push(await readableBy(page), await traffic());
    for (const token of tokens) expect(readable.some((text) => text.includes(token))).toBe(false);
  });
