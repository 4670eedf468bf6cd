import { expect } from '@playwright/test';
import { buyPieces } from '../support/bought-order.ts';
import { logIn, whenAlive } from '../support/shop.ts';
import { test } from '../support/test.ts';

/** Typed in the journey and seen nowhere afterwards. */
const accountNumber = '3021234567890';

test('an order paid by transfer is cancelled by keyboard: the account is asked for, judged, and gone with the refund', async ({
  page,
  request,
}) => {
  await logIn(page, 'silver001');
  await whenAlive(page);
  const { orderId, name } = await buyPieces(page, request, { pieces: 1, offset: 24, by: 'DEPOSIT' });
  await page.goto(`/mypage/orders/${orderId}`, { waitUntil: 'domcontentloaded' });
  await whenAlive(page);
  await page.getByRole('link', { name: `${name} 주문 취소`, exact: true }).press('Enter');
  const send = page.getByRole('button', { name: '주문 취소하기' });
  const number = page.getByRole('textbox', { name: /계좌번호/ });
  await expect(number).toBeVisible();
  // Nothing typed: the first field that lacks something has the focus.
  await send.press('Enter');
  await expect(page.getByText('은행을 선택해주세요').last()).toBeVisible();
  await expect(page.getByRole('combobox', { name: /은행/ })).toBeFocused();
  await page.getByRole('combobox', { name: /은행/ }).selectOption({ label: '국민은행' });
  await number.fill(accountNumber);
  await page.getByRole('textbox', { name: /예금주/ }).fill('박철수');
  await send.press('Enter');
  // An account with another holder: the error stands under its field, and what was typed is still there.
  await expect(page.getByRole('textbox', { name: /예금주/ })).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toHaveValue(accountNumber);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    accountNumber,
  );
  await page.getByRole('textbox', { name: /예금주/ }).fill('김서연');
  await send.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '주문 상세' })).toBeVisible();
  const refund = page.getByRole('region', { name: '환불', exact: true });
  await expect(refund.getByText('환불 완료')).toBeVisible();
  // The provider has it now, and the shop keeps it no longer than it needs it.
  await expect(refund.getByText(/국민은행/)).toHaveCount(0);
  await expect(page.getByText(accountNumber)).toHaveCount(0);
});
