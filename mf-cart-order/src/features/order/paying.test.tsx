import { failure } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { amount, checkout } from '../../testing/builders.ts';
import { agreeAndPay, callsOf, openOrderPage as open, payButton } from './testing/open-order-page.tsx';

const payment = {
  store_id: 'store-1',
  channel_key: 'channel-1',
  payment_id: 'payment-1',
  order_name: '셔츠 1',
  total_amount: 79_800,
  pay_method: 'CARD',
  sdk_url: 'https://cdn.mall.test/sdk.js',
};
const paidByPoints = { order_id: '20261122-0001', payment: null };

/** The payment provider's script as it stands on the page, recording the payment requests. */
function installPortOne() {
  const requestPayment = jest.fn(async (_request: Record<string, unknown>) => undefined);
  Object.assign(window, { PortOne: { requestPayment } });
  return requestPayment;
}

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('paying', () => {
  it('places the order at the amount shown, with a key, and leaves for the provider', async () => {
    const requestPayment = installPortOne();
    const page = await open({ 'orders.place': { order_id: '20261122-0001', payment } });
    await agreeAndPay();
    await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(1));
    const [placed] = callsOf(page, 'orders.place');
    expect(placed?.input).toMatchObject({
      body: { temporary_id: 'temporary-1', expected_total: 79_800, form: { zipcode: '04793' } },
    });
    expect(placed?.headers?.['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({
      paymentId: 'payment-1',
      totalAmount: 79_800,
      redirectUrl: 'https://mall.test/order/payment?order_id=20261122-0001',
    });
    expect(page.services.messages).toEqual([]);
  });

  const due = '2026-11-25T00:00:00.000Z';
  it.each([
    ['CARD', {}, { payMethod: 'CARD' }],
    ['TOSS', {}, { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'TOSSPAY' } }],
    ['ESCROW_CARD', {}, { payMethod: 'CARD', isEscrow: true }],
    [
      'NAVERPAY_CARD',
      {},
      { payMethod: 'EASY_PAY', easyPay: { easyPayProvider: 'NAVERPAY', availablePayMethods: ['CARD'] } },
    ],
    [
      'DEPOSIT',
      { deposit_due_at: due },
      { payMethod: 'VIRTUAL_ACCOUNT', isEscrow: true, virtualAccount: { accountExpiry: { dueDate: due } } },
    ],
  ])(
    'asks the provider for exactly the way to pay that the order names: %s',
    async (pay_method, more, asked) => {
      const requestPayment = installPortOne();
      await open({
        'orders.place': { order_id: '20261122-0001', payment: { ...payment, pay_method, ...more } },
      });
      await agreeAndPay();
      await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(1));
      expect(requestPayment.mock.calls[0]?.[0]).toMatchObject(asked);
    },
  );

  it('goes straight to the result when nothing is left to pay', async () => {
    const page = await open({ 'orders.place': paidByPoints });
    await agreeAndPay();
    await waitFor(() => expect(page.services.visited).toEqual(['/order/complete?order_id=20261122-0001']));
    expect(document.cookie).toContain('isOrderComplete=1');
  });

  it('shows a price that has changed before it is paid, and orders under a new key then', async () => {
    const placed: unknown[] = [failure('PRICE_CHANGED'), paidByPoints];
    const priced = [checkout(), checkout({ amount: amount(89_800) })];
    const page = await open({
      'orders.place': () => placed.shift(),
      'orders.purchase': () => priced.shift(),
    });
    await agreeAndPay();
    await waitFor(() =>
      expect(page.services.messages).toEqual([
        '결제 금액이 79,800원에서 89,800원으로 바뀌었어요. 확인하신 뒤 다시 결제해주세요.',
      ]),
    );
    await userEvent.click(await screen.findByRole('button', { name: '89,800원 결제하기' }));
    await waitFor(() => expect(page.services.visited).toHaveLength(1));
    const [first, second] = callsOf(page, 'orders.place').map(({ headers }) => headers?.['idempotency-key']);
    expect(second).not.toBe(first);
  });

  it('keeps the key of an order that may have arrived', async () => {
    const placed: unknown[] = [failure('NETWORK'), paidByPoints];
    const page = await open({ 'orders.place': () => placed.shift() });
    await agreeAndPay();
    await waitFor(() => expect(page.services.messages).toEqual(['네트워크 연결을 확인해주세요.']));
    await userEvent.click(await payButton());
    await waitFor(() => expect(page.services.visited).toHaveLength(1));
    const [first, second] = callsOf(page, 'orders.place').map(({ headers }) => headers?.['idempotency-key']);
    expect(second).toBe(first);
  });

  it('orders anew under another key, with what was typed, when the order of the first time was given up', async () => {
    const requestPayment = installPortOne();
    const placed: unknown[] = [failure('ORDER_CLOSED'), { order_id: '20261122-0002', payment }];
    const page = await open({ 'orders.place': () => placed.shift() });
    await agreeAndPay();
    await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(1));
    const [first, second, ...more] = callsOf(page, 'orders.place');
    expect(more).toEqual([]);
    expect(second?.input).toEqual(first?.input);
    expect(second?.headers?.['idempotency-key']).not.toBe(first?.headers?.['idempotency-key']);
    expect(page.services.messages).toEqual([]);
  });

  it('says what to do when that is refused, too, and keeps what was typed', async () => {
    const placed: unknown[] = [
      failure('ORDER_CLOSED'),
      failure('OUT_OF_STOCK', "'셔츠 1' 상품의 재고가 부족합니다."),
      failure('ORDER_CLOSED', '결제하기를 다시 눌러 새로 주문해주세요.'),
      failure('ORDER_CLOSED', '결제하기를 다시 눌러 새로 주문해주세요.'),
    ];
    const page = await open({ 'orders.place': () => placed.shift() });
    await agreeAndPay();
    await waitFor(() => expect(page.services.messages).toEqual(["'셔츠 1' 상품의 재고가 부족합니다."]));
    expect(screen.getByText('shopper@example.com')).toBeInTheDocument();
    await userEvent.click(await payButton());
    await waitFor(() => expect(page.services.messages).toHaveLength(2));
    expect(page.services.messages[1]).toBe('결제하기를 다시 눌러 새로 주문해주세요.');
    expect(callsOf(page, 'orders.place')).toHaveLength(4);
  });
});
