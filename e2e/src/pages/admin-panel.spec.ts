import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { findProductToBuy, logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: '관리자 정보' });
/** How far the page is wider than its window, px. */
const wideOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function open(page: Page, productId: number): Promise<void> {
  await page.goto(`/goods/view/${productId}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
}

test.describe('what an administrator sees at a product', () => {
  test('is its codes and the stock of every option, on a PC and on the narrowest phone', async ({
    page,
    request,
  }) => {
    const { product } = await findProductToBuy(request, 36);
    await logIn(page, 'admin0001');
    for (const [width, height] of [
      [1536, 900],
      [320, 640],
    ] as const) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({ width, height });
        await open(page, product.product_id);
        const panel = panelOf(page);
        await expect(panel.getByText(product.code, { exact: true })).toBeVisible();
        await expect(panel.getByText('노출 중')).toBeVisible();
        const options = product.options.colors.flatMap(({ sizes }) => sizes);
        // Options that shoppers are not shown stand here, too.
        const ids = await panel.getByRole('row').locator('td:last-child').allTextContents();
        expect(ids).toEqual(
          expect.arrayContaining(options.map((option) => String(option.product_option_id))),
        );
        await expectAccessible(page, 'aside');
        expect(await wideOf(page)).toBe(0);
      });
    }
  });

  test('is read by keyboard: the table is reached by Tab, seen to be, and scrolled by arrows', async ({
    page,
    request,
  }) => {
    const { product } = await findProductToBuy(request, 36);
    await logIn(page, 'admin0001');
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, product.product_id);
    const table = panelOf(page).getByRole('region', { name: '옵션별 재고와 상태' });
    await table.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(table).toBeFocused();
    await expect(table).toHaveCSS('outline-style', 'solid');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate((node) => node.scrollLeft)).toBeGreaterThan(0);
  });

  test('is nothing to members, for whom it is not even asked for', async ({ page, request }) => {
    const { product } = await findProductToBuy(request, 36);
    let asked = 0;
    page.on('request', (sent) => {
      if (sent.url().includes('isAdmin=1')) asked += 1;
    });
    await logIn(page, 'silver001');
    const known = page.waitForResponse((reply) => new URL(reply.url()).pathname.includes('/member/view/'));
    await open(page, product.product_id);
    await (await known).finished();
    await page.waitForLoadState('networkidle');
    await expect(panelOf(page)).toHaveCount(0);
    expect(asked).toBe(0);
  });
});
