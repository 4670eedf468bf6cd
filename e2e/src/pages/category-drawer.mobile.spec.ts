import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const openDrawer = async (page: Page) => {
  await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '카테고리' }).click();
  const drawer = page.getByRole('dialog', { name: '카테고리' });
  await expect(drawer).toBeVisible();
  return drawer;
};

test.describe('the layout on phones', () => {
  test('the category drawer keeps the focus; Escape and Back close it, a link leads on', async ({ page }) => {
    await page.goto('/main/rrig', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const drawer = await openDrawer(page);
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Shift+Tab');
      // Past its ends the focus is with the browser, never on the page below.
      const isBelow = await page.evaluate(
        () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
      );
      expect(isBelow).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('link', { name: '카테고리' })).toBeFocused();
    await openDrawer(page);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(page).toHaveURL('/main/rrig');

    await openDrawer(page);
    await drawer.locator('summary').nth(1).click();
    await drawer.locator('details[open] a').first().click();
    await expect(page).toHaveURL(/\/goods\/list\/category\/\d+\?family_site=rrig/);
    await expect(drawer).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/main/rrig');
    await expect(drawer).toBeHidden();
  });

  test('the header is at most 112 px high, 56 px after scrolling, and the bottom bar 50 px', async ({
    page,
  }) => {
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const headerEnd = () =>
      page.getByRole('combobox', { name: '상품 검색' }).evaluate((field) => {
        const row = field.closest('search')?.parentElement;
        return row ? Math.round(row.getBoundingClientRect().bottom) : Number.NaN;
      });
    expect(await headerEnd()).toBeLessThanOrEqual(112);
    expect(
      await page.locator('#content').evaluate((main) => main.getBoundingClientRect().top),
    ).toBeLessThanOrEqual(112);
    await page.evaluate(() => scrollTo(0, 1500));
    await expect.poll(headerEnd).toBeLessThanOrEqual(56);
    const bar = await page.getByRole('navigation', { name: '하단 메뉴' }).boundingBox();
    expect(bar?.height).toBe(50);
  });
});
