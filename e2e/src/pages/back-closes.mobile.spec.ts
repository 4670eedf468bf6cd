import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const show = (page: Page) => dialog(page).getByRole('button', { name: /보기/ }).last();

test('Back closes the sheet of filters, then goes through the filters, then to where the shopper was', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const opener = page.getByRole('button', { name: /^필터/ });
  await opener.click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL('/goods/list');

  await opener.click();
  await dialog(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/sort=/);
  await page.goBack();
  await expect(page).toHaveURL('/goods/list');

  // Closed by its button it leaves nothing that Back stops at.
  await opener.click();
  await show(page).click();
  await expect(dialog(page)).toBeHidden();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/');
});
