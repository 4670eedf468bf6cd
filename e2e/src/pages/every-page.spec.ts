import { expect, type Page } from '@playwright/test';
import { markServerContent } from '../support/mark-server-content.ts';
import { publicPagesOf } from '../support/pages.ts';
import { expectAccessible } from '../support/rules/accessible.ts';
import { watchForFailures } from '../support/rules/no-failures.ts';
import { expectTouchTargets } from '../support/rules/touch-targets.ts';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** A title, a description, an address and Open Graph data of its own; returns the title. */
async function checkHead(page: Page, path: string): Promise<string> {
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="description"]')).not.toBe('');
  expect(await content('meta[property="og:title"]')).not.toBe('');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    'href',
    new RegExp(`${path.replace('?', '\\?')}$`),
  );
  return page.title();
}

/**
 * Opens a page as a machine with time serves it: a busy server leaves to the browser what it could not have in time, and
 * a browser draws the version before in the place of a part that came too late.
 */
async function openInTime(page: Page, path: string) {
  let failures = watchForFailures(page);
  await expect(async () => {
    failures = watchForFailures(page);
    const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
    expect(await reply?.text(), 'the server has rendered its heading').toMatch(/id="content"[\s\S]*<h1/);
    await whenAlive(page);
    expect(failures.lateParts(), 'parts that came too late').toBe(0);
  }).toPass({ timeout: 120_000 });
  return failures;
}

// One load of each page for four rules: loads are most of the time.
test('every public page hydrates without a mismatch, an error or a broken policy, has a head of its own, nothing that axe objects to and nothing that a finger misses', async ({
  page,
  request,
  isMobile,
}) => {
  test.slow();
  await markServerContent(page);
  const titles = new Set<string>();
  const paths = await publicPagesOf(request);
  for (const path of paths) {
    await test.step(path, async () => {
      const failures = await openInTime(page, path);
      titles.add(await checkHead(page, path));
      await expect(page.locator('#content h1[data-from-server]')).toBeAttached();
      failures.expectNone();
      await expectAccessible(page);
      if (isMobile) await expectTouchTargets(page);
    });
  }
  expect(titles.size).toBe(paths.length);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every public page is readable', async ({ page, request }) => {
    for (const path of await publicPagesOf(request)) {
      await test.step(path, async () => {
        // A brand's home would be left on its site, which may have no Coupon Zone.
        await page.context().clearCookies();
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
        await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible();
        expect((await page.locator('#content').textContent())?.length).toBeGreaterThan(100);
      });
    }
  });
});
