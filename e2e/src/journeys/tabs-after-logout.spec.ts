import { expect, type Page } from '@playwright/test';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** ms within which no other tab shows anything of the member any more. */
const withinMs = 1000;
/** What of the member each of these pages shows. */
const shown: Record<string, RegExp> = {
  '/mypage': /권현우/,
  '/mypage/points': /P$/,
  '/mypage/addresses': /정각로 29/,
};

async function open(page: Page, path: string, personal: RegExp): Promise<Page> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect(page.locator('#content').getByText(personal).first()).toBeVisible();
  return page;
}

/** Notes in the tab itself when the text is gone, so that the driver's own time is not measured. */
const goneAt = (page: Page, personal: RegExp) =>
  page.evaluate(
    ([source]) =>
      new Promise<number>((resolve) => {
        const isThere = () => new RegExp(source).test(document.getElementById('content')?.textContent ?? '');
        const observer = new MutationObserver(() => {
          if (isThere()) return;
          observer.disconnect();
          resolve(Date.now());
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
    [personal.source.replace(/\$$/, '')] as const,
  );

test('a logout in one tab leaves nothing personal in three others within a second', async ({
  page,
  context,
}) => {
  await logIn(page, 'vip000001');
  const tabs: [Page, RegExp][] = [];
  for (const [path, personal] of Object.entries(shown))
    tabs.push([await open(await context.newPage(), path, personal), personal]);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const gone = Promise.all(tabs.map(([tab, personal]) => goneAt(tab, personal)));
  // What the server says of a logout, and the moment at which this tab knows it.
  const answered = page.waitForResponse('**/api/members/member/logout');
  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await answered;
  const loggedOutAt = Date.now();
  const times = (await gone).map((at) => at - loggedOutAt);
  expect(Math.max(...times), `ms after the logout: ${times.join(', ')}`).toBeLessThan(withinMs);
  for (const [tab] of tabs) {
    await expect(tab.getByRole('heading', { name: '로그인이 필요한 페이지예요' })).toBeVisible();
    await expect(tab.getByText(/권현우|정각로 29/)).toHaveCount(0);
    await expect(tab.getByRole('button', { name: '로그아웃' })).toHaveCount(0);
  }
});
