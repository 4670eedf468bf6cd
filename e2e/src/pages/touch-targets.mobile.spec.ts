import { expect } from '@playwright/test';
import { buyPieces } from '../support/bought-order.ts';
import { memberPagesOf } from '../support/pages.ts';
import { expectTouchTargets } from '../support/rules/touch-targets.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Chips of filters, numbers of pages, and forms: public pages of every kind are tried where they are loaded anyway (every-page.spec.ts). */
const pagesWithMoreControls = [
  '/main/rrig',
  '/goods/list/category/2?f_colors[]=BLACK&f_colors[]=WHITE&min_price=10000',
  '/board/plus_review_article?page=2',
  '/member/login',
  '/member/find?find=password',
  '/guest/order',
  '/cart',
];

test('a finger hits all that can be pressed on pages with more controls than most', async ({ page }) => {
  test.slow();
  expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
  for (const path of pagesWithMoreControls)
    await test.step(path, async () => {
      const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(reply?.status()).toBe(200);
      await whenAlive(page);
      await expectTouchTargets(page);
    });
});

test('a finger hits all that can be pressed in layers over a page', async ({ page }) => {
  await page.goto('/goods/list', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('button', { name: /^필터/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectTouchTargets(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: '하단 메뉴' }).getByRole('link', { name: '카테고리' }).click();
  await page.getByRole('dialog', { name: '카테고리' }).locator('summary').nth(1).click();
  await expectTouchTargets(page, 'dialog[open]');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '상품 검색' }).click();
  await page.getByRole('combobox', { name: '상품 검색' }).fill('코트');
  await expect(page.locator('#shell-header').getByRole('option').first()).toBeVisible();
  await expectTouchTargets(page, '#shell-header');
});

test('a finger hits all that can be pressed on pages of a member’s own', async ({ page, request }) => {
  test.slow();
  await logIn(page, 'platinum1');
  await whenAlive(page);
  const { orderId } = await buyPieces(page, request, { pieces: 2, offset: 24 });
  for (const path of memberPagesOf(orderId))
    await test.step(path, async () => {
      const reply = await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect(reply?.status()).toBe(200);
      await whenAlive(page);
      await expect(page.locator('#content [aria-busy="true"]')).toHaveCount(0);
      await expectTouchTargets(page);
    });
});
