import { expect } from '@playwright/test';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

// It lay under the cards of the rails below: its panel sticks, which holds whatever is in it in one layer.
test('the bar that leads back to the options covers what is under it, and leaves the way to the top free', async ({
  page,
  request,
}) => {
  const { product } = await findProductToBuy(request);
  await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.locator('#inquiry').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
  const bar = page.getByRole('complementary', { name: '상품 요약' });
  await expect(bar).toBeVisible();
  const rail = page.getByRole('heading', { name: '함께 입기 좋은 상품' });
  await rail.evaluate((title) => title.scrollIntoView({ behavior: 'instant', block: 'center' }));
  await expect(page.getByRole('button', { name: '맨 위로' })).toBeVisible();
  const covered = await bar.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = Array.from({ length: 20 }, (_, index) => left + ((right - left) * (index + 0.5)) / 20);
    return points.map((x) => {
      const onTop = document.elementFromPoint(x, (top + bottom) / 2);
      return element.contains(onTop) || (onTop?.contains(element) && onTop.hasAttribute('data-bar'));
    });
  });
  expect(covered).toEqual(Array(20).fill(true));
  await page.getByRole('button', { name: '옵션 고르고 구매하기' }).press('Enter');
  await expect(bar).toBeHidden();
  const option = page.locator('[data-panel]').getByRole('radio').first();
  await expect(option).toBeFocused();
  await expect(option.locator('xpath=ancestor::label')).toBeInViewport();
});
