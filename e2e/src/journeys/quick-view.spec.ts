import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../support/rules/accessible.ts';
import {
  answer,
  type Choice,
  choose,
  fillLogin,
  findProductToBuy,
  goToCart,
  logIn,
  useUntilSeen,
  whenAlive,
} from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Opens a list with the product, and returns its button there. */
async function openList(page: Page, { product_id, product_name }: Choice['product']): Promise<Locator> {
  await page.goto(`/goods/list?search_keyword=${encodeURIComponent(product_name)}`, {
    waitUntil: 'domcontentloaded',
  });
  await whenAlive(page);
  const card = page.getByRole('article').filter({
    has: page.locator(`a[href^="/goods/view/${product_id}"]`),
  });
  const button = card.getByRole('button', { name: /빠른 보기$/ });
  await useUntilSeen(page, button);
  return button;
}

test.describe('quick view', () => {
  test('chooses and puts into the cart over the list, by keyboard, and leaves the shopper where they were', async ({
    page,
    request,
  }) => {
    const { product, color, size } = await findProductToBuy(request, 30);
    await logIn(page, 'silver001');
    const button = await openList(page, product);
    const address = page.url();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: product.product_name });
    await dialog.getByRole('radio', { name: color }).first().press('Space');
    await dialog.getByRole('group', { name: '사이즈' }).getByRole('radio', { name: size }).press('Space');
    await expect(dialog.getByText('총 주문 금액')).toBeVisible();
    await dialog.getByRole('button', { name: '장바구니 담기' }).press('Enter');
    const question = page.getByRole('dialog', { name: '알림' });
    await expect(question).toBeVisible();
    if (await question.getByText('이미 장바구니에 담긴 상품이에요.').isVisible()) await answer(page, '확인');
    await answer(page, '쇼핑 계속하기');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(button).toBeFocused();
  });

  test('is closed by Back, which leaves the list in place', async ({ page, request }) => {
    const { product } = await findProductToBuy(request, 30);
    const button = await openList(page, product);
    const address = page.url();
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: product.product_name });
    await expect(dialog.getByRole('button', { name: '장바구니 담기' })).toBeVisible();
    await expectAccessible(page, 'dialog');
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(address);
  });

  test('sends a guest to log in, and what they chose goes into the cart on the product’s page', async ({
    page,
    request,
  }) => {
    const { product, color, size } = await findProductToBuy(request, 30);
    const button = await openList(page, product);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: product.product_name });
    await choose(dialog.getByRole('radio', { name: color }).first());
    await dialog.getByRole('group', { name: '사이즈' }).getByText(size, { exact: true }).click();
    await dialog.getByRole('button', { name: '장바구니 담기' }).click();
    await expect(page).toHaveURL(/\/member\/login/);
    await fillLogin(page, 'shopper01');
    await expect(page).toHaveURL(`/goods/view/${product.product_id}`);
    await goToCart(page);
    await expect(page.getByRole('link', { name: product.product_name }).first()).toBeVisible();
  });

  test('leads to the product’s page where its remote cannot come', async ({ page, request }) => {
    const { product } = await findProductToBuy(request, 30);
    await page.route('**/_assets/mf-product/**', (route) => route.abort());
    const button = await openList(page, product);
    await button.press('Enter');
    const dialog = page.getByRole('dialog', { name: product.product_name });
    const link = dialog.getByRole('link', { name: '상품 상세 보기' });
    await expect(link).toBeVisible();
    await expect(dialog.getByRole('radio')).toHaveCount(0);
    await page.unroute('**/_assets/mf-product/**');
    await link.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/goods/view/${product.product_id}`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.product_name);
  });
});
