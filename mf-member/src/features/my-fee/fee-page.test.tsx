import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { orderId, orderLine, orderView } from '../../testing/orders.ts';

const claim = {
  claim_id: 5,
  kind: 'EXCHANGE',
  reason: 'SIZE',
  fee: 6000,
  fee_state: 'DUE',
  state: 'OPEN',
  requested_at: '2026-11-21T05:00:00.000Z',
  detail: '',
  new_option: '블랙 / L',
  pickup: null,
  photo_count: 0,
  due_amount: 6000,
} as const;
const fee_payment = { pay_methods: ['CARD', 'KAKAOPAY'], sdk_url: 'https://pay.test/sdk.js' };
const payment = {
  store_id: 'store',
  channel_key: 'channel',
  payment_id: 'FEE-1',
  order_name: '교환 배송비',
  total_amount: 6000,
  pay_method: 'KAKAOPAY',
  sdk_url: 'https://pay.test/sdk.js',
};
const due = orderView([orderLine(1, { status: 'EXCHANGE_REQUEST', actions: [], claim })], { fee_payment });
const open = (more: object = {}, query = 'claim=5') =>
  renderPage(remote, `/mypage/orders/${orderId}/fee?${query}`, {
    session: loggedIn,
    answers: {
      'orders.viewMine': due,
      'orders.payClaimFee': { payment },
      'orders.checkClaimFee': { claim_id: 5, fee_state: 'PAID' },
      ...more,
    },
  });
const requestPayment = jest.fn<Promise<object>, [Record<string, unknown>]>(async () => ({}));
beforeEach(() => {
  requestPayment.mockClear();
  Object.assign(window, { PortOne: { requestPayment } });
});

it('hands the amount of the server to the provider, and goes to the order once the server says paid', async () => {
  const { services } = await open();
  await userEvent.click(await screen.findByText('카카오페이'));
  await userEvent.click(screen.getByText('6,000원 결제하기'));
  await screen.findByText('6,000원 결제하기');
  expect(requestPayment.mock.calls[0]?.[0]).toMatchObject({ paymentId: 'FEE-1', totalAmount: 6000 });
  expect(services.calls.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['orders.payClaimFee', 'orders.checkClaimFee']),
  );
  expect(services.visited).toEqual([`/mypage/orders/${orderId}`]);
});

it('believes neither window nor address: what the server calls unpaid is, whatever they say', async () => {
  const forged = await open(
    { 'orders.checkClaimFee': { claim_id: 5, fee_state: 'DUE' } },
    'claim=5&paymentId=FEE-1',
  );
  expect(await screen.findByText(/결제가 완료되지 않았어요/)).toBeInTheDocument();
  expect(forged.services.visited).toEqual([]);
});

it('takes no second payment before the outcome of the first is known', async () => {
  await open({ 'orders.checkClaimFee': failure('RATE_LIMITED') });
  await userEvent.click(await screen.findByText('6,000원 결제하기'));
  expect(await screen.findByText(/다시 결제하지 마시고/)).toBeInTheDocument();
  expect(screen.getByText('6,000원 결제하기').closest('button')).toBeDisabled();
});

it('says so where nothing is due', async () => {
  await open({ 'orders.viewMine': orderView([orderLine(1)]) });
  expect(await screen.findByText('결제하실 교환 비용이 없어요')).toBeInTheDocument();
});
