import { expect } from '@playwright/test';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Pages of a member, with what only they read there. */
const personal: Record<string, RegExp> = {
  '/mypage': /권현우/,
  '/mypage/addresses': /정각로 29/,
  '/mypage/profile': /본인 확인/,
  '/wish': /로그아웃/,
  '/': /로그아웃/,
};

for (const [path, words] of Object.entries(personal))
  test(`Back to ${path} after a logout in another tab shows nothing of the member`, async ({
    page,
    context,
  }) => {
    await logIn(page, 'vip000001');
    const tab = await context.newPage();
    await tab.goto(path, { waitUntil: 'domcontentloaded' });
    await whenAlive(tab);
    await expect(tab.getByText(words).first()).toBeVisible();
    // Reported by the tab itself: the driver loses sight of a page that comes back.
    const shownAgain = context.waitForEvent('request', (request) => request.url().endsWith('/shown-again'));
    await context.route('**/shown-again', (route) => route.fulfill({ body: '' }));
    await tab.evaluate((source) => {
      addEventListener('pageshow', () => {
        // Two frames later: what a person sees first.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const parts = [...document.querySelectorAll('header, main')];
            const isThere = new RegExp(source).test(parts.map((part) => part.textContent).join(' '));
            void fetch('/shown-again', { method: 'POST', body: isThere ? 'personal' : 'nothing' });
          }),
        );
      });
    }, words.source);
    await tab.goto('/robots.txt', { waitUntil: 'domcontentloaded' });
    await page.getByRole('button', { name: '로그아웃' }).first().click();
    await expect(page.getByRole('link', { name: '로그인', exact: true }).first()).toBeVisible();
    await tab.evaluate(() => setTimeout(() => history.back()));
    const outcome = await Promise.race([
      shownAgain.then((request) => request.postData()),
      // A page that is not in the bfcache is made by the server, without a member.
      expect(async () => {
        expect(await tab.evaluate(() => document.readyState)).toBe('complete');
        expect(new URL(tab.url()).pathname).not.toBe('/robots.txt');
      })
        .toPass({ timeout: 15_000 })
        .then(() => tab.locator('header, main').getByText(words).count())
        .then((count) => (count > 0 ? 'personal' : 'nothing')),
    ]);
    expect(outcome).toBe('nothing');
  });
