import { expect } from '@playwright/test';
import {
  approveButton,
  choose,
  chooseOptions,
  fillLogin,
  findProductToBuy,
  paymentOf,
} from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a gift is chosen with the order and stands on its receipt', async ({ page, request, isMobile }) => {
  const choice = await findProductToBuy(request, isMobile ? 35 : 30);
  const path = `/goods/view/${choice.product.product_id}`;
  await page.goto(`/member/login?redirect_url=${encodeURIComponent(path)}`);
  await fillLogin(page, 'vip000001');
  await expect(page).toHaveURL(path);
  await chooseOptions(page, choice, isMobile);
  // Dear enough for the free gift, whatever it costs.
  for (let piece = 0; piece < 4; piece += 1)
    await page
      .getByRole('button', { name: /수량 늘리기/ })
      .first()
      .click();
  await page.getByRole('button', { name: '바로구매' }).click();
  await expect(page).toHaveURL('/order');

  await page.getByRole('button', { name: '사은품 선택' }).click();
  const dialog = page.getByRole('dialog', { name: '사은품 선택' });
  await expect(dialog.getByRole('checkbox', { name: /소프트 립 비니/ })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: /에코백/ }).check();
  await dialog.getByRole('button', { name: '사은품 1개 선택 완료' }).click();
  await expect(page.getByText('1개 중 1개 선택했어요')).toBeVisible();

  await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
  await page.getByRole('button', { name: /결제하기/ }).click();
  await approveButton(paymentOf(page, isMobile)).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
  await expect(page.getByText('시즌 로고 캔버스 에코백')).toBeVisible();
  await expect(page.getByText('사은품', { exact: true })).toBeVisible();
});
