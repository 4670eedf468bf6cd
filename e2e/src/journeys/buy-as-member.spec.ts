import { expect } from '@playwright/test';
import {
  approveButton,
  choose,
  chooseOptions,
  fillLogin,
  findProductToBuy,
  goToAllGoods,
  goToCart,
  paymentOf,
  whenAlive,
} from '../support/shop.ts';
import { test } from '../support/test.ts';

test.describe('a shopper buys a product as a member', () => {
  test('from the home page to the paid order, through the login that the cart asks for', async ({
    page,
    request,
    isMobile,
  }) => {
    const choice = await findProductToBuy(request, isMobile ? 10 : 0);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await goToAllGoods(page, isMobile);
    await expect(page.locator('a[href^="/goods/view/"]').first()).toBeVisible();

    await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
    await whenAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(choice.product.product_name);
    await chooseOptions(page, choice, isMobile);
    await page.getByRole('button', { name: '장바구니 담기' }).click();

    await expect(page).toHaveURL(/\/member\/login/);
    await fillLogin(page, 'shopper01');
    await expect(page).toHaveURL(`/goods/view/${choice.product.product_id}`);
    // The wish of the guest is honoured now.
    await goToCart(page);
    await expect(page.getByRole('link', { name: choice.product.product_name }).first()).toBeVisible();
    await page.getByRole('button', { name: /주문하기/ }).click();

    await expect(page).toHaveURL('/order');
    await expect(page.getByText(/^\(\d{5}\) /)).toBeVisible();
    await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
    await page.getByRole('button', { name: /결제하기/ }).click();

    await approveButton(paymentOf(page, isMobile)).click();
    await expect(page).toHaveURL(/\/order\/complete/);
    await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
    await expect(page.getByText(choice.product.product_name).first()).toBeVisible();
  });

  test('a declined payment says so, and the order can be tried again', async ({
    page,
    request,
    isMobile,
  }) => {
    const choice = await findProductToBuy(request, isMobile ? 25 : 20);
    await page.goto(
      `/member/login?redirect_url=${encodeURIComponent(`/goods/view/${choice.product.product_id}`)}`,
    );
    await fillLogin(page, 'shopper01');
    await expect(page).toHaveURL(`/goods/view/${choice.product.product_id}`);
    await chooseOptions(page, choice, isMobile);
    await page.getByRole('button', { name: '바로구매' }).click();
    await expect(page).toHaveURL('/order');
    await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
    await expect(page.getByText(/^\(\d{5}\) /)).toBeVisible();
    await page.getByLabel('배송 요청사항').selectOption('경비실에 맡겨주세요');
    await page.getByRole('button', { name: /결제하기/ }).click();
    await paymentOf(page, isMobile).getByRole('button', { name: '결제 거절' }).click();
    if (isMobile) {
      await expect(page.getByRole('heading', { name: '결제가 완료되지 않았어요' })).toBeVisible();
      await page.getByRole('button', { name: '다시 주문하기' }).click();
    } else await expect(page.getByRole('alert').filter({ hasText: '승인되지 않았어요' })).toBeVisible();
    await expect(page).toHaveURL('/order');
    // All that was typed is still there, and paying it now goes through; Back then leads to the shop.
    await expect(page.getByLabel('배송 요청사항')).toHaveValue('경비실에 맡겨주세요');
    await page.getByRole('button', { name: /결제하기/ }).click();
    await approveButton(paymentOf(page, isMobile)).click();
    await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
    await expect(page).toHaveTitle(/^주문이 완료되었습니다 \|/);
    await page.goto('/order');
    await expect(page).toHaveURL('/');
  });
});
