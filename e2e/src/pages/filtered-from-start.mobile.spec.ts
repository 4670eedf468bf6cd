import { expect, type Page } from '@playwright/test';
import { whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

const sheet = (page: Page) => page.getByRole('dialog');
const openSheet = (page: Page) => page.getByRole('button', { name: /^필터/ }).click();
const firstCard = (page: Page) => page.getByRole('main').getByRole('article').first();

test('filters that are chosen in the middle of a list show it from its start, and Back leads to the place before', async ({
  page,
}) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(firstCard(page)).not.toBeInViewport();
  await openSheet(page);
  await sheet(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await sheet(page).getByRole('button', { name: /보기/ }).last().click();
  await expect(sheet(page)).toBeHidden();
  await expect(firstCard(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: /^필터/ })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/goods/list');
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1500);
});

test('filters that are chosen at the head of a list leave the page where it is', async ({ page }) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.evaluate(() => window.scrollTo({ top: 40, behavior: 'instant' }));
  await openSheet(page);
  await sheet(page).getByRole('link', { name: '낮은 가격순' }).click();
  await expect(page).toHaveURL(/sort=/);
  await sheet(page).getByRole('button', { name: /보기/ }).last().click();
  await expect(sheet(page)).toBeHidden();
  expect(await page.evaluate(() => Math.round(scrollY))).toBe(40);
});
