import { failure } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { member } from '../../../testing/builders.ts';
import { agreeAndPay, callsOf, openOrderPage, payButton } from '../testing/open-order-page.tsx';
import { installPortOne } from '../testing/port-one.ts';

const orderId = '20261122-0001';
const request = {
  store_id: 'store-1',
  channel_key: 'channel-1',
  payment_id: orderId,
  order_name: '셔츠 1',
  total_amount: 79_800,
  pay_method: 'CARD',
  sdk_url: 'https://cdn.mall.test/sdk.js',
  pc_window: 'IFRAME',
  app_scheme: 'mallapp://',
};
const place = (change = {}) => ({ order_id: orderId, payment: { ...request, ...change } });
const paid = { order_id: orderId, payment_state: 'PAID' };
const result = `/order/complete?order_id=${orderId}`;
const cancelled = {
  code: 'FAILURE_TYPE_PG',
  pgCode: 'PAY_PROCESS_CANCELED',
  message: '[결제포기] 1588-9999',
};

type Options = Parameters<typeof openOrderPage>[1];
const open = (answers: Parameters<typeof openOrderPage>[0], options?: Options) =>
  openOrderPage({ 'orders.place': place(), ...answers }, options);
const unpaid = { 'orders.checkPayment': failure('PAYMENT_PENDING') };

afterEach(() => {
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('the payment window', () => {
  it.each([
    ['in a frame on a PC', {}, {}, { windowType: { pc: 'IFRAME', mobile: 'REDIRECTION' } }],
    ['as a popup where the way to pay needs it', { pc_window: 'POPUP' }, {}, { windowType: { pc: 'POPUP' } }],
    [
      'as a page in the app, with the way back to it',
      { pc_window: 'POPUP' },
      { app: 'ios' as const },
      { windowType: { pc: 'REDIRECTION', mobile: 'REDIRECTION' }, appScheme: 'mallapp://' },
    ],
  ])('opens %s', async (_case, change, options, asked) => {
    const { requestPayment } = installPortOne();
    await open({ 'orders.place': place(change) }, options);
    await agreeAndPay();
    await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(1));
    expect(requestPayment.mock.calls[0]?.[0]).toMatchObject(asked);
    if (!('appScheme' in asked)) expect(requestPayment.mock.calls[0]?.[0]).not.toHaveProperty('appScheme');
  });

  it('stands over a page that has read the address book anew, into which the address went', async () => {
    const { requestPayment } = installPortOne();
    const page = await open({
      'members.view': { row: { ...member, zipcode: '', address: '', address_detail: '' } },
      'members.saveAddress': { address_id: 4, rows: [] },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^우편번호/ }), '04793');
    await userEvent.type(screen.getByRole('textbox', { name: '주소' }), '서울특별시 성동구 가상로 45');
    await userEvent.type(screen.getByRole('textbox', { name: '상세 주소' }), '101동');
    await userEvent.click(screen.getByRole('checkbox', { name: '이 주소를 배송지 목록에 저장할게요' }));
    await agreeAndPay();
    await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(callsOf(page, 'members.addresses')).toHaveLength(2));
    expect(page.services.calls.map(({ id }) => id)).not.toContain('orders.checkPayment');
  });

  it.each([[{ paymentId: orderId, txId: 't' }], [cancelled]])(
    'leads to the result once the server has found the payment, whatever the window says of it: %j',
    async (answer) => {
      const { end } = installPortOne();
      const page = await open({ 'orders.checkPayment': paid });
      await agreeAndPay();
      await end('resolve', answer);
      await waitFor(() => expect(page.services.visited).toEqual([result]));
      expect(await payButton()).toHaveAttribute('aria-busy', 'true');
      const asked = callsOf(page, 'orders.checkPayment').map(({ input }) => input);
      expect(asked).toEqual([{ body: { order_id: orderId } }]);
    },
  );

  it.each([
    ['resolve', cancelled, '결제를 취소하셨어요. 다시 주문하실 수 있어요.'],
    ['resolve', { code: 'FAILURE_TYPE_PG' }, '결제가 취소되었거나 승인되지 않았어요. 다시 시도해주세요.'],
    ['reject', Object.assign(new Error('1588-9999'), cancelled), '결제를 취소하셨어요.'],
  ] as const)('leads back to the form when it %ss with %j, in our words', async (how, answer, words) => {
    const { end, requestPayment } = installPortOne();
    const page = await open(unpaid);
    await screen.findByText('shopper@example.com');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: '배송 요청사항' }),
      '경비실에 맡겨주세요',
    );
    await agreeAndPay();
    await end(how, answer);
    const alert = await screen.findByText(new RegExp(words));
    expect(within(alert.closest('[role=alert]') as HTMLElement).getByText(/그대로 있어요/)).toBeVisible();
    expect(document.body).not.toHaveTextContent('1588-9999');
    expect(screen.getByRole('combobox', { name: '배송 요청사항' })).toHaveValue('경비실에 맡겨주세요');
    await waitFor(async () => expect(await payButton()).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(requestPayment).toHaveBeenCalledTimes(2));
    const [first, second] = callsOf(page, 'orders.place').map(({ headers }) => headers?.['idempotency-key']);
    expect(second).toBe(first);
  });

  it('that is a popup says where it is, and asks the server when the shopper gives it up', async () => {
    installPortOne();
    const page = await open({ 'orders.place': place({ pc_window: 'POPUP' }), ...unpaid });
    await agreeAndPay();
    expect(await screen.findByText('새 창에서 결제를 진행해주세요')).toBeInTheDocument();
    await userEvent.click(await payButton());
    expect(callsOf(page, 'orders.place')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '결제 결과 확인하기' }));
    expect(await screen.findByText(/결제를 취소하셨어요/)).toBeInTheDocument();
    expect(screen.queryByText(/팝업 차단/)).not.toBeInTheDocument();
  });

  it('that is a popup and was blocked says how to let it open', async () => {
    const { end } = installPortOne();
    await open({ 'orders.place': place({ pc_window: 'POPUP' }), ...unpaid });
    await agreeAndPay();
    await end('resolve', { code: 'FAILURE_TYPE_PG' });
    expect(await screen.findByText(/팝업 차단을 해제/)).toBeInTheDocument();
  });

  it('is not opened again before it is known what became of it', async () => {
    const { end } = installPortOne();
    const replies: unknown[] = [
      failure('NETWORK'),
      failure('UNAVAILABLE', '잠시 후 다시 시도해주세요.'),
      paid,
    ];
    const page = await open({ 'orders.checkPayment': () => replies.shift() });
    await agreeAndPay();
    await end('resolve', { paymentId: orderId });
    expect(await screen.findByText('결제 결과를 아직 확인하지 못했어요')).toBeInTheDocument();
    await userEvent.click(await payButton());
    expect(callsOf(page, 'orders.place')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '결제 결과 확인하기' }));
    expect(await screen.findByText('잠시 후 다시 시도해주세요.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '결제 결과 확인하기' }));
    await waitFor(() => expect(page.services.visited).toEqual([result]));
  });

  it("says the server's words when the money goes back", async () => {
    const { end } = installPortOne();
    await open({ 'orders.checkPayment': failure('AMOUNT_MISMATCH', '전액 환불됩니다.') });
    await agreeAndPay();
    await end('resolve', { paymentId: orderId });
    expect(await screen.findByText('전액 환불됩니다.')).toBeInTheDocument();
    expect(await payButton()).not.toHaveAttribute('aria-busy');
  });
});

describe('a page that is loaded again while a window was open', () => {
  beforeEach(() => sessionStorage.setItem('PAYING_ORDER', orderId));

  it.each([false, true])('goes to the result of what was paid (strict mode: %s)', async (isStrict) => {
    const gone = { 'orders.purchase': failure('NO_TEMPORARY_ORDER'), 'orders.checkPayment': paid };
    const page = await open(gone, { isStrict });
    await waitFor(() => expect(page.services.visited).toEqual([result]));
    expect(screen.queryByText('주문할 상품이 없어요')).not.toBeInTheDocument();
    expect(sessionStorage.getItem('PAYING_ORDER')).toBeNull();
  });

  it('shows the form when nothing was paid, and says so', async () => {
    await open(unpaid);
    expect(await screen.findByText('진행하시던 결제가 완료되지 않았어요.')).toBeInTheDocument();
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
    expect(sessionStorage.getItem('PAYING_ORDER')).toBeNull();
  });

  it('lets nothing be paid while the server cannot say, and asks again', async () => {
    const replies: unknown[] = [
      failure('UNAUTHENTICATED', '로그인이 만료되었습니다.'),
      failure('PAYMENT_PENDING'),
    ];
    await open({ 'orders.checkPayment': () => replies.shift() });
    expect(await payButton()).toHaveAttribute('aria-busy', 'true');
    expect(await screen.findByText('결제 결과를 아직 확인하지 못했어요')).toBeInTheDocument();
    expect(sessionStorage.getItem('PAYING_ORDER')).toBe(orderId);
    await userEvent.click(screen.getByRole('button', { name: '결제 결과 확인하기' }));
    await waitFor(async () => expect(await payButton()).not.toHaveAttribute('aria-busy'));
  });
});
