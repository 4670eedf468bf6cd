import { expect } from '@playwright/test';
import {
  approveButton,
  choose,
  chooseOptions,
  findProductToBuy,
  paymentOf,
  whenAlive,
} from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a guest orders from the product page and goes on with the guest button of the login screen', async ({
  page,
  request,
  isMobile,
}) => {
  const choice = await findProductToBuy(request, isMobile ? 35 : 30);
  await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await chooseOptions(page, choice, isMobile);
  await page.getByRole('button', { name: '바로구매' }).click();

  await expect(page).toHaveURL(/\/member\/login/);
  await page.getByRole('button', { name: '비회원으로 주문하기' }).click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByText(choice.product.product_name).first()).toBeVisible();

  // Paying without the form filled in says what is missing.
  await page.getByRole('button', { name: /결제하기/ }).click();
  await expect(page.getByText('주문하시는 분의 이름을 입력해주세요.')).toBeVisible();

  const orderer = page.getByRole('region', { name: '주문하시는 분' });
  await orderer.getByLabel('이름').fill('김손님');
  await orderer.getByLabel('휴대폰번호').fill('010-9876-5432');
  await orderer.getByLabel('이메일').fill('guest@example.com');
  await page.getByRole('button', { name: '우편번호 찾기' }).click();
  await page.getByRole('textbox', { name: /도로명, 건물명/ }).fill('새벽대로');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await expect(page.getByRole('textbox', { name: '상세 주소' })).toBeFocused();
  await page.keyboard.type('3층');
  await choose(page.getByRole('checkbox', { name: /개인정보 수집·이용에 동의/ }));
  await choose(page.getByRole('checkbox', { name: /결제 진행에 동의/ }));
  await page.getByRole('button', { name: /결제하기/ }).click();

  await approveButton(paymentOf(page, isMobile)).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
  await expect(page.getByText('김손님')).toBeVisible();

  // Back leads to the shop and not to the payment provider, whose page has nothing left to pay.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('main')).toBeVisible();
});

test('a guest who presses Naver Pay on the product page finds it chosen on the order page', async ({
  page,
  request,
  isMobile,
}) => {
  const choice = await findProductToBuy(request, isMobile ? 37 : 32);
  await page.goto(`/goods/view/${choice.product.product_id}`, { waitUntil: 'domcontentloaded' });
  await chooseOptions(page, choice, isMobile);
  await page.getByRole('button', { name: '네이버페이로 구매하기' }).click();
  await expect(page).toHaveURL(/\/member\/login/);
  await page.getByRole('button', { name: '비회원으로 주문하기' }).click();
  await expect(page).toHaveURL('/order');
  await expect(page.getByRole('radio', { name: '네이버페이', exact: true })).toBeChecked();
});
