import { isOptionAvailable } from '@mall/contracts/domain/catalogue/option-availability';
import { expect } from '@playwright/test';
import { approveButton, findProductToBuy, logIn, paymentOf, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

test('a member gets from the cart to the receipt by keyboard, with one more piece on the way', async ({
  page,
  request,
  isMobile,
}) => {
  const { product } = await findProductToBuy(request, isMobile ? 12 : 8);
  const { product_id, product_name } = product;
  const sizes = product.options.colors.flatMap((color) => color.sizes);
  const size = sizes.find(
    (option) => option.is_display && option.stock > 3 && isOptionAvailable(option, false),
  );
  await logIn(page, 'platinum1');
  const session = (await page.context().cookies()).find(({ name }) => name.endsWith('client-session-id'));
  await page.request.post('/api/carts', {
    headers: { 'client-session-id': session?.value ?? '', origin: new URL(page.url()).origin },
    data: {
      same_product: 'Y',
      products: [{ product_id, product_option_id: size?.product_option_id, order_quantity: 1 }],
    },
  });

  await page.goto('/cart', { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  const more = page.getByRole('button', { name: `${product_name} 수량 늘리기` }).first();
  const total = page.getByRole('region', { name: '결제 예정 금액' }).getByRole('status');
  const before = await total.textContent();
  await more.press('Enter');
  await expect(total).not.toHaveText(before ?? '');
  await expect(more).toBeFocused();

  const order = page.getByRole('button', { name: /주문하기/ });
  await expect(order).not.toHaveAttribute('aria-busy');
  await order.press('Enter');
  await expect(page).toHaveURL('/order');
  await expect(page.getByText(/^\(\d{5}\) /)).toBeVisible();
  await page.getByRole('button', { name: '배송지 변경' }).press('Enter');
  await expect(page.getByRole('dialog', { name: '배송지 선택' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: '배송지 변경' })).toBeFocused();
  await page.getByRole('checkbox', { name: /결제 진행에 동의/ }).press(' ');
  await page.getByRole('button', { name: /결제하기/ }).press('Enter');

  if (!isMobile) {
    // The window has the focus; Escape gives it up, and the focus is where it was.
    await expect(approveButton(paymentOf(page, isMobile))).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(paymentOf(page, isMobile).locator('button:focus')).toHaveText('결제 승인');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alert').filter({ hasText: '결제를 취소하셨어요' })).toBeVisible();
    await expect(page.getByRole('button', { name: /결제하기/ })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await approveButton(paymentOf(page, isMobile)).press('Enter');
  await expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();
  await expect(page.getByText(product_name).first()).toBeVisible();
});
