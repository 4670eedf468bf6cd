import { expect, test } from '@playwright/test';
import { chooseOptions, findProductToBuy, whenAlive } from '../support/shop.ts';

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

  const orderer = page.locator('section', { has: page.getByRole('heading', { name: '주문하시는 분' }) });
  await orderer.getByLabel('이름').fill('김손님');
  await orderer.getByLabel('휴대폰번호').fill('01098765432');
  await orderer.getByLabel('이메일').fill('guest@example.com');
  const receiver = page.locator('section', { has: page.getByRole('heading', { name: '받으시는 분' }) });
  await receiver.getByRole('checkbox', { name: '주문하시는 분과 같아요' }).check({ force: true });
  await receiver.getByLabel('우편번호').fill('04524');
  await receiver.getByRole('textbox', { name: '주소', exact: true }).fill('서울특별시 중구 세종대로 110');
  await page.getByRole('checkbox', { name: /결제 진행에 동의/ }).check({ force: true });
  await page.getByRole('button', { name: /결제하기/ }).click();

  await page.getByRole('button', { name: '결제 승인' }).click();
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
  await expect(page.getByText('김손님')).toBeVisible();
});
