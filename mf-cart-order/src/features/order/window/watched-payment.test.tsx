import { failure } from '@mall/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { order } from '../../../testing/builders.ts';
import { agreeAndPay, openOrderPage } from '../testing/open-order-page.tsx';
import { installPortOne } from '../testing/port-one.ts';

const orderId = '20261122-0001';
const payment = {
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
const paid = { order_id: orderId, payment_state: 'PAID' };
const cancelled = { code: 'FAILURE_TYPE_PG', pgCode: 'PAY_PROCESS_CANCELED' };

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'PortOne');
});

describe('a payment whose outcome is unknown', () => {
  it.each([
    ['does not answer', failure('NETWORK'), { paymentId: orderId }],
    ['cannot reach the provider', failure('UNAVAILABLE'), { paymentId: orderId }],
    ['cannot say it of one that was given up', failure('UNAVAILABLE'), cancelled],
  ])(
    'leads to the result by itself within two seconds of its being known, where the server %s',
    async (_why, answer, ended) => {
      const { end } = installPortOne();
      let isKnown = false;
      const page = await openOrderPage({
        'orders.place': { order_id: orderId, payment },
        'orders.checkPayment': () => (isKnown ? paid : answer),
        'orders.completeView': () => order({ order_id: orderId, payment_state: isKnown ? 'PAID' : 'READY' }),
      });
      await agreeAndPay();
      await end('resolve', ended);
      await screen.findByText('결제 결과를 아직 확인하지 못했어요');
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText('결제 결과를 아직 확인하지 못했어요')).toBeInTheDocument();
      expect(page.services.visited).toEqual([]);
      isKnown = true;
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(page.services.visited).toEqual([`/order/complete?order_id=${orderId}`]);
      // The result takes long: going there again would begin its loading anew.
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(page.services.visited).toHaveLength(1);
    },
  );
});
