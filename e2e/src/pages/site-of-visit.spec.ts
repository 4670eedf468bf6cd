import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const currentSite = (page: Page) =>
  page.getByRole('navigation', { name: '브랜드 사이트' }).locator('[aria-current]');
const accent = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim());

/** The header names the site and wears its colour. */
async function expectSite(page: Page, name: string, color: string): Promise<void> {
  await expect(currentSite(page)).toHaveText(name);
  expect(await accent(page)).toBe(color);
}

test.describe('the site goes with the shopper', () => {
  test('from a brand home to a product and the cart, softly and by full loads, until the main shop is chosen', async ({
    page,
  }) => {
    await page.goto('/main/jucy', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.locator('main a[href^="/goods/view/"]').first().click();
    await expect(page).toHaveURL(/\/goods\/view\//);
    await expectSite(page, 'JUCY JUDY', '#5b3df5');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await expectSite(page, 'JUCY JUDY', '#5b3df5');
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expectSite(page, 'JUCY JUDY', '#5b3df5');
    await page
      .getByRole('navigation', { name: '상품 필터' })
      .getByRole('link', { name: /^쥬시쥬디 / })
      .click();
    await expect(page).toHaveURL(/family_site=jucy_judy&f_brands/);
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expectSite(page, 'JUCY JUDY', '#5b3df5');

    await page.getByRole('navigation', { name: '브랜드 사이트' }).getByText('TBH SHOP').click();
    await expect(page).toHaveURL('/');
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    await expectSite(page, 'TBH SHOP', '#111111');
  });

  test('each tab keeps its own, and Back leads to the site of the page', async ({ context, page }) => {
    await page.goto('/main/rrig', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    const other = await context.newPage();
    await other.goto('/', { waitUntil: 'domcontentloaded' });
    await whenAlive(other);
    // Wholly: the end of a load claims the cookie for its tab, as windows of this browser are all in front.
    await other.goto('/cart');
    await whenAlive(other);
    await expectSite(other, 'TBH SHOP', '#111111');
    await page.bringToFront();
    // Headless windows stay focused: the event is what a change of tabs brings about.
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expectSite(page, 'RRIG', '#c2541b');
    await page.getByRole('navigation', { name: '브랜드 사이트' }).getByText('OUTLET').click();
    await expectSite(page, 'OUTLET', '#b3261e');
    await page.goBack();
    await expect(page).toHaveURL('/cart');
    await expectSite(page, 'RRIG', '#c2541b');
    await other.close();
  });

  test('without JavaScript too', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL ? { baseURL } : {}),
      viewport: { width: 1536, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('/main/outlet', { waitUntil: 'domcontentloaded' });
    await page.goto('/cart', { waitUntil: 'domcontentloaded' });
    await expect(currentSite(page)).toHaveText('OUTLET');
    await context.close();
  });
});
