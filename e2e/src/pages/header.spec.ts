import { expect } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('the header', () => {
  test('opens categories under a resting pointer and by keys, and leads to their lists', async ({ page }) => {
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const menu = page.getByRole('navigation', { name: '주 메뉴' });
    await menu.getByRole('link', { name: 'WOMEN', exact: true }).hover();
    await expect(menu.getByRole('link', { name: 'WOMEN 전체' })).toBeVisible();
    await expectAccessible(page, '#shell-header');
    await page.mouse.move(700, 800);
    await expect(menu.getByRole('link', { name: 'WOMEN 전체' })).toBeHidden();

    await menu.getByRole('button', { name: 'MEN 메뉴', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await expect(menu.getByRole('link', { name: 'MEN 전체', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('button', { name: 'MEN 메뉴', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/goods\/list\/category\/2\?family_site=tbh_shop/);
    await expect(menu.getByRole('link', { name: 'MEN 전체', exact: true })).toBeHidden();
  });

  test('proposes while one types, keeps the keyword, and remembers it', async ({ page }) => {
    await page.goto('/main/rrig', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const field = page.getByRole('combobox', { name: '상품 검색' });
    await field.fill('셔츠');
    await expect(page.getByRole('option', { name: /‘셔츠’ 검색/ })).toBeVisible();
    await expect(page.getByRole('option').filter({ has: page.locator('img') })).not.toHaveCount(0);
    await expectAccessible(page, '#shell-header');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/goods\/list\?family_site=rrig&search_keyword=/);
    await expect(field).toHaveValue('셔츠');
    await page.goBack();
    await expect(page).toHaveURL('/main/rrig');
    await expect(field).toHaveValue('');
    await field.click();
    await expect(page.getByRole('link', { name: '셔츠', exact: true })).toBeVisible();
    await page.getByRole('button', { name: '셔츠 삭제' }).click();
    await expect(page.getByText('최근 검색어가 없어요')).toBeVisible();
    await expectAccessible(page, '#shell-header');
  });

  for (const width of [320, 768])
    test(`a desktop's window of ${width} px, or zoomed to that, scrolls one way only`, async ({
      page,
      request,
    }) => {
      const { product } = await findProductToBuy(request);
      await page.setViewportSize({ width, height: 700 });
      for (const path of [
        '/',
        '/goods/list',
        `/goods/view/${product.product_id}`,
        '/cart',
        '/member/login',
      ]) {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await whenAlive(page);
        const { wide } = await page.evaluate(() => ({ wide: document.documentElement.scrollWidth }));
        expect(wide, path).toBeLessThanOrEqual(width);
      }
    });

  for (const width of [1024, 1100, 1200])
    test(`keeps the family's sites and the account's links apart at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      const account = page
        .locator('#shell-header')
        .getByRole('link', { name: /^(로그인|회원가입|찜|고객센터)$/ });
      await expect(account).toHaveCount(4);
      for (const link of await account.all()) {
        const under = await link.evaluate((element) => {
          const { left, top, width: wide, height } = element.getBoundingClientRect();
          const at = document.elementsFromPoint(left + wide / 2, top + height / 2);
          return at
            .filter((other) => other.matches('a') && other !== element)
            .map((other) => other.textContent);
        });
        expect(under).toEqual([]);
      }
    });

  test('shows in forced colours which site and which page is chosen', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/goods/list/BEST?family_site=rrig', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    for (const name of ['RRIG', 'BEST']) {
      const chosen = page
        .locator('#shell-header')
        .getByRole('link', { name, exact: true })
        .and(page.locator('[aria-current]'));
      await expect(chosen).toHaveCSS('outline-style', 'solid');
    }
  });
});
