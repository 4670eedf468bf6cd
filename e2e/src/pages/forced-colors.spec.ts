import { expect } from '@playwright/test';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('where colours are forced, what is chosen is seen', () => {
  test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

  test('of the sizes of a product', async ({ page, request }) => {
    const choice = await findProductToBuy(request, 33);
    await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.getByRole('radio', { name: choice.color }).first().check({ force: true });
    const sizes = page.getByRole('group', { name: '사이즈' }).locator('label');
    const size = sizes.filter({ has: page.getByText(choice.size, { exact: true }) }).first();
    await expect(size).toHaveCSS('outline-style', 'none');
    await size.click();
    await expect(size).toHaveCSS('outline-style', 'solid');
  });

  test('of a checkbox', async ({ page }) => {
    await page.goto('/member/login', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const box = page.getByRole('checkbox', { name: '아이디 저장' });
    const empty = await box.evaluate((node) => getComputedStyle(node).backgroundColor);
    await box.press('Space');
    await expect(box).toBeChecked();
    await expect(box).not.toHaveCSS('background-color', empty);
  });
});
