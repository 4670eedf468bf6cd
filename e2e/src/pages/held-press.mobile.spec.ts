import { expect } from '@playwright/test';
import { breakFiles } from '../support/composition/sabotage.ts';
import { findProductToBuy, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a press on 구매하기 is queued while the page around it lives and its own code is late', async ({
  page,
  request,
}) => {
  const { product } = await findProductToBuy(request);
  const late = await breakFiles(page, /\/_assets\/mf-product\/.*remoteEntry\.js/, (route) =>
    route.fulfill({ status: 503, body: 'unavailable' }),
  );
  await page.goto(`/goods/view/${product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await expect(page.locator('.slot-panel')).toBeVisible();
  await page.getByRole('button', { name: '구매하기' }).click();
  await late.heal();
  await expect(page.getByRole('dialog').getByRole('group', { name: '사이즈' })).toBeVisible();
});
