import { expect, type Locator } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** The fixed header's height (spec 9: 90 px on PC; phones keep the row of the logo). */
const headerPx = (isMobile: boolean) => (isMobile ? 52 : 90);

/** Where something begins, px from the window's top, and whether a press on its middle reaches it. */
const place = (part: Locator) =>
  part.evaluate((element) => {
    const { top, left, width, height } = element.getBoundingClientRect();
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    return { top: Math.round(top), isOpen: pressed !== null && element.contains(pressed) };
  });

test.describe('what stays in view while a page scrolls', () => {
  test('the tabs of a product lie under the header, and lead to their sections', async ({
    page,
    isMobile,
  }) => {
    // From a page that was scrolled elsewhere, without a load between: the place of one is not the other's.
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.locator('a[href^="/goods/view/"]').nth(6).click();
    await expect(page).toHaveURL(/\/goods\/view\//);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const tabs = page.getByRole('navigation', { name: '상품 정보' });
    await tabs.getByRole('link', { name: '기본정보' }).click();
    await expect.poll(() => place(tabs)).toEqual({ top: headerPx(isMobile), isOpen: true });
    const title = page.getByRole('heading', { name: '기본정보' });
    await expect(title).toBeInViewport();
    expect((await place(title)).isOpen).toBe(true);
    await expect(tabs.getByRole('link', { name: '기본정보' })).toHaveAttribute('aria-current', /.+/);
  });

  test('the line over a list lies under the header', async ({ page, isMobile }) => {
    await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await page.evaluate(() => scrollTo(0, 1500));
    const sort = page.getByRole('combobox', { name: '정렬' }).filter({ visible: true });
    await expect.poll(async () => (await place(sort)).isOpen).toBe(true);
    expect((await place(sort)).top).toBeLessThan(headerPx(isMobile) + 40);
  });
});
