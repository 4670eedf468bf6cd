import { expect, type Page } from '@playwright/test';
import { buyPieces } from '../support/bought-order.ts';
import { noteFigure } from '../support/figures.ts';
import { memberPagesOf } from '../support/pages.ts';
import { expectAccessible } from '../support/rules/accessible.ts';
import { watchForFailures } from '../support/rules/no-failures.ts';
import { mostJavaScript, scriptsOf, sumOf } from '../support/rules/weights.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Elements that stick out of the page at its sides. */
const wideOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

// One login and one load of each page for all rules, on the narrowest screen.
test("every page of a member's own is there, fits 320 px, fails nowhere and has nothing that axe objects to", async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId } = await buyPieces(page, request, { pieces: 2, offset: 24 });
  const titles = new Set<string>();
  const weights: number[] = [];
  const paths = memberPagesOf(orderId);
  for (const path of paths) {
    await test.step(path, async () => {
      const failures = watchForFailures(page);
      const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(reply?.status()).toBe(200);
      await whenAlive(page);
      await expect(page).toHaveURL(path);
      await expect(page.locator('#content h1')).toBeVisible();
      await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0);
      titles.add(await page.title());
      await expectAccessible(page, '#content');
      expect(await wideOf(page)).toBe(0);
      const scripts = (await scriptsOf(page)).filter(({ isFirst }) => isFirst);
      weights.push(sumOf(scripts));
      const callClients = scripts.filter(({ path }) => /\/http\.\w+\.js$/.test(path));
      expect.soft(callClients, 'what a page shows at first comes with it').toEqual([]);
      expect
        .soft(sumOf(scripts), scripts.map(({ path, bytes }) => `${bytes} ${path}`).join('\n'))
        .toBeLessThanOrEqual(mostJavaScript);
      failures.expectNone();
    });
  }
  expect(Math.min(...weights)).toBeGreaterThan(50 * 1024);
  noteFigure({
    what: 'JavaScript of the heaviest page of a member’s own',
    value: Math.max(...weights) / 1024,
    unit: 'KB',
    limit: mostJavaScript / 1024,
  });
  // Tabs of one page share its title.
  expect(titles.size).toBe(paths.length - 1);
});
