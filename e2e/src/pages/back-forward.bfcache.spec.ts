import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** How many pages reported to the edge that they were persisted and shown again. */
function restoredPages(): number {
  const file = path.join(process.env.SHOP_DATA_DIR ?? '.data', 'edge/reports/events.jsonl');
  return existsSync(file) ? readFileSync(file, 'utf8').split('"page_restored"').length - 1 : 0;
}

test.describe('back and forward', () => {
  test('no public page forbids storing itself', async ({ request }) => {
    const { product } = await findProductToBuy(request);
    for (const path of [
      '/',
      '/goods/list',
      `/goods/view/${product.product_id}`,
      '/board/notice',
      '/livestream',
    ]) {
      const reply = await request.get(path);
      expect(reply.headers()['cache-control'], path).not.toContain('no-store');
    }
  });

  test('every public page comes back from the back/forward cache', async ({ context, request }) => {
    const { product } = await findProductToBuy(request);
    for (const address of [
      '/',
      '/goods/list',
      `/goods/view/${product.product_id}`,
      '/board/notice',
      '/livestream',
    ]) {
      await test.step(address, async () => {
        const before = restoredPages();
        // The driver loses sight of a restored page, so each has a tab of its own and reports itself.
        const page = await context.newPage();
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await whenAlive(page);
        await page.goto('/robots.txt', { waitUntil: 'domcontentloaded' });
        await page.evaluate(() => setTimeout(() => history.back()));
        await expect.poll(restoredPages, { timeout: 15_000 }).toBe(before + 1);
        await page.close();
      });
    }
  });

  test('Back to a list restores its place', async ({ page }) => {
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const card = page.locator('a[href^="/goods/view/"]').nth(14);
    await card.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    expect(before).toBeGreaterThan(300);
    await card.click();
    await expect(page).toHaveURL(/\/goods\/view\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/goods/list');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before - 50);
  });
});
