import { expect, type Page } from '@playwright/test';
import { openOrder } from '../support/order.ts';
import { approveButton as approve, choose, paymentOf } from '../support/shop.ts';
import { test } from '../support/test.ts';

const payButton = (page: Page) => page.getByRole('button', { name: /결제하기/ });
const notice = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });
const isDone = (page: Page) =>
  expect(page.getByRole('heading', { name: '주문이 완료되었습니다' })).toBeVisible();

test.describe('the payment window on a PC', () => {
  test('lies over the order page, and closing it leaves all that was typed', async ({ page, request }) => {
    await openOrder(page, request, 15);
    await page.getByLabel('배송 요청사항').selectOption('경비실에 맡겨주세요');
    await payButton(page).click();
    await expect(approve(paymentOf(page, false))).toBeVisible();
    await page.getByRole('button', { name: '결제창 닫기' }).click();
    await expect(notice(page, '결제를 취소하셨어요')).toBeVisible();
    await expect(page.getByLabel('배송 요청사항')).toHaveValue('경비실에 맡겨주세요');
    await expect(payButton(page)).toBeFocused();
    await payButton(page).click();
    await approve(paymentOf(page, false)).click();
    await isDone(page);
    // Back does not lead to a form that has nothing left to pay.
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('is a popup for Naver Pay, and its closing is reported', async ({ page, request }) => {
    await openOrder(page, request, 16);
    await choose(page.getByRole('radio', { name: '네이버페이', exact: true }));
    const [closed] = await Promise.all([page.waitForEvent('popup'), payButton(page).click()]);
    await expect(page.getByText('새 창에서 결제를 진행해주세요')).toBeVisible();
    await closed.close();
    await expect(notice(page, '결제를 취소하셨어요')).toBeVisible();
    const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page).click()]);
    await approve(popup).click();
    await isDone(page);
    expect(popup.isClosed()).toBe(true);
  });

  test('that the browser blocks says how to let it open', async ({ page, request }) => {
    await page.addInitScript(() => {
      window.open = () => null;
    });
    await openOrder(page, request, 17);
    await choose(page.getByRole('radio', { name: '네이버페이', exact: true }));
    await payButton(page).click();
    await expect(page.getByText(/팝업 차단을 해제/)).toBeVisible();
    await choose(page.getByRole('radio', { name: '신용·체크카드' }));
    await payButton(page).click();
    await approve(paymentOf(page, false)).click();
    await isDone(page);
  });

  test('that was paid while the page was loaded again leads to the result, and never twice', async ({
    page,
    request,
  }) => {
    await openOrder(page, request, 18);
    await choose(page.getByRole('radio', { name: '네이버페이', exact: true }));
    const [popup] = await Promise.all([page.waitForEvent('popup'), payButton(page).click()]);
    await expect(approve(popup)).toBeVisible();
    await page.goto('/cart');
    await approve(popup).click();
    await page.goto('/order');
    await isDone(page);
  });

  test('finds out by itself when the connection was cut after the payment', async ({
    page,
    request,
    context,
  }) => {
    await openOrder(page, request, 19);
    await payButton(page).click();
    await approve(paymentOf(page, false)).waitFor();
    await context.route('**/api/orders/checkOrderPayment', (route) => route.abort());
    await approve(paymentOf(page, false)).click();
    await expect(notice(page, '결제 결과를 아직 확인하지 못했어요')).toBeVisible();
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true');
    await context.unroute('**/api/orders/checkOrderPayment');
    // Without a press.
    await isDone(page);
  });
});
