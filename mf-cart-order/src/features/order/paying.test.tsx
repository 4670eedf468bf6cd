import { type FakeOptions, failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { amount, checkout, member } from '../../testing/builders.ts';

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

const open = (answers: FakeOptions['answers'] = {}, options: Parameters<typeof renderPage>[2] = {}) =>
  renderPage(remote, '/order', {
    session: loggedIn,
    ...options,
    answers: { 'orders.purchase': checkout(), 'members.view': { row: member }, ...answers },
  });
type OrderPage = Awaited<ReturnType<typeof open>>;

const callsOf = (page: OrderPage, id: string) => page.services.calls.filter((call) => call.id === id);
const payButton = () => screen.findByRole('button', { name: /결제하기$/ });

/** Waits for the member's data, agrees and pays, by keyboard. */
async function agreeAndPay() {
  await screen.findByDisplayValue('shopper@example.com');
  screen.getByRole('checkbox', { name: /결제 진행에 동의/ }).focus();
  await userEvent.keyboard(' ');
  (await payButton()).focus();
  await userEvent.keyboard('{Enter}');
}

/** The payment provider's script as it stands on the page, recording the payment requests. */
function installPortOne(refusal?: { code: string; message: string }) {
  const requestPayment = jest.fn(async (_request: Record<string, unknown>) => refusal);
  Object.assign(window, { PortOne: { requestPayment } });
  return requestPayment;
}

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('paying', () => {
  it('names every field that is not filled in, and sends nothing', async () => {
    const page = await open({}, { session: { status: 'out', memberId: null } });
    (await payButton()).focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('주문하시는 분의 이름을 입력해주세요.')).toBeInTheDocument();
    expect(screen.getByText('우편번호 5자리를 입력해주세요.')).toBeInTheDocument();
    expect(screen.getByText('주문 내용 확인과 결제 진행에 동의해주세요.')).toBeInTheDocument();
    expect(callsOf(page, 'orders.place')).toEqual([]);
  });

  it('takes over who orders as who receives', async () => {
    await open({}, { session: { status: 'out', memberId: null } });
    await payButton();
    const [orderer, receiver] = screen.getAllByRole('textbox', { name: /^이름/ });
    if (!orderer || !receiver) throw new Error('the form has no names');
    await userEvent.type(orderer, '박지민');
    await userEvent.click(screen.getByRole('checkbox', { name: '주문하시는 분과 같아요' }));
    expect(receiver).toHaveValue('박지민');
  });

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
    expect(page.services.told).toEqual([]);
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

  it.each([
    ['FAILURE_TYPE_PG', '결제가 취소되었거나 승인되지 않았어요. 다시 시도해주세요.'],
    ['USER_CANCEL', '결제를 취소하셨어요. 다시 주문하실 수 있어요.'],
  ])('says in our words that the provider did not open: %s', async (code, words) => {
    installPortOne({ code, message: '[결제포기] 사용자가 결제를 취소하였습니다' });
    const page = await open({ 'orders.place': { order_id: '20261122-0001', payment } });
    await agreeAndPay();
    await waitFor(() => expect(page.services.told).toEqual([words]));
  });

  it('finds everything still there that was typed when a declined payment leads back', async () => {
    installPortOne();
    const place = { 'orders.place': { order_id: '20261122-0001', payment } };
    const first = await open(place);
    await screen.findByDisplayValue('shopper@example.com');
    const memo = screen.getByRole('textbox', { name: '배송 요청사항' });
    await userEvent.type(memo, '경비실에 맡겨주세요');
    const [, receiver] = screen.getAllByRole('textbox', { name: /^이름/ });
    if (!receiver) throw new Error('the form has no receiver');
    await userEvent.clear(receiver);
    await userEvent.type(receiver, '박지민');
    await userEvent.click(screen.getByRole('radio', { name: '카카오페이' }));
    await agreeAndPay();
    await waitFor(() => expect(callsOf(first, 'orders.place')).toHaveLength(1));
    first.unmount();

    await open(place);
    expect(await screen.findByDisplayValue('경비실에 맡겨주세요')).toBeInTheDocument();
    expect(screen.getByDisplayValue('박지민')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '카카오페이' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /결제 진행에 동의/ })).toBeChecked();
  });

  it('has no form of another order', async () => {
    installPortOne();
    const first = await open({ 'orders.place': { order_id: '20261122-0001', payment } });
    await screen.findByDisplayValue('shopper@example.com');
    await userEvent.type(screen.getByRole('textbox', { name: '배송 요청사항' }), '경비실에 맡겨주세요');
    await agreeAndPay();
    await waitFor(() => expect(callsOf(first, 'orders.place')).toHaveLength(1));
    first.unmount();
    await open({ 'orders.purchase': checkout({ temporary_id: 'temporary-2' }) });
    await screen.findByDisplayValue('shopper@example.com');
    expect(screen.queryByDisplayValue('경비실에 맡겨주세요')).not.toBeInTheDocument();
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
      expect(page.services.told).toEqual([expect.stringMatching('상품 금액이 바뀌었어요.')]),
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
    await waitFor(() => expect(page.services.told).toEqual(['네트워크 연결을 확인해주세요.']));
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
    expect(page.services.told).toEqual([]);
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
    await waitFor(() => expect(page.services.told).toEqual(["'셔츠 1' 상품의 재고가 부족합니다."]));
    expect(screen.getByDisplayValue('shopper@example.com')).toBeInTheDocument();
    await userEvent.click(await payButton());
    await waitFor(() => expect(page.services.told).toHaveLength(2));
    expect(page.services.told[1]).toBe('결제하기를 다시 눌러 새로 주문해주세요.');
    expect(callsOf(page, 'orders.place')).toHaveLength(4);
  });
});
