import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { type Order, viewCompleteOrder } from '@mall/contracts/api/orders/orders';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { type Answers, failure, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { order } from '../../testing/builders.ts';

const orderId = '20261122-0001';
const paid = { order_id: orderId, payment_state: 'PAID' };
const result = `/order/complete?order_id=${orderId}`;
const open = (answers: Answers, search = '', isStrict = false) =>
  renderPage(remote, `/order/payment?order_id=${orderId}${search}`, { answers, isStrict });
type ReturnPage = Awaited<ReturnType<typeof open>>;
const callsOf = (page: ReturnPage, id: string) =>
  page.services.calls.filter((call) => call.id === id).map(({ input }) => input);

beforeEach(() => {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie that the page sets is what the test is about
  document.cookie = 'isOrderComplete=; Path=/; Max-Age=0';
});

afterEach(() => jest.useRealTimers());

describe('coming back from the payment', () => {
  it.each([false, true])(
    'goes to the result of a paid order after one check (strict mode: %s)',
    async (isStrict) => {
      const page = await open({ 'orders.checkPayment': paid }, '&paymentId=payment-1', isStrict);
      await waitFor(() => expect(page.services.visited).toEqual([result]));
      expect(callsOf(page, 'orders.checkPayment')).toEqual([{ body: { order_id: orderId } }]);
      expect(document.cookie).toContain('isOrderComplete=1');
    },
  );

  it('says what it waits for, and asks again while the provider works on it', async () => {
    jest.useFakeTimers();
    const replies: unknown[] = [failure('PAYMENT_PENDING'), failure('PAYMENT_PENDING'), paid];
    const page = await open({ 'orders.checkPayment': () => replies.shift() });
    expect(screen.getByRole('status')).toHaveTextContent('결제 결과를 확인하고 있어요');
    // In steps: a leap to the next timer can be one to the limit of a call whose answer is on its way.
    for (let tries = 1; tries <= 3; tries += 1) await act(() => jest.advanceTimersByTimeAsync(1500));
    expect(page.services.visited).toEqual([result]);
    expect(callsOf(page, 'orders.checkPayment')).toHaveLength(3);
    jest.useRealTimers();
  });

  /** A paid order was shown as unpaid, with a button to order again, while the provider's word was missing. */
  it.each([
    ['is still working on it', failure('PAYMENT_PENDING')],
    ['does not answer', failure('NETWORK')],
  ])(
    'says that the outcome is unknown while the provider %s, and the outcome within two seconds',
    async (_why, answer) => {
      jest.useFakeTimers();
      let isKnown = false;
      const page = await open({
        'orders.checkPayment': () => (isKnown ? paid : answer),
        'orders.completeView': () => order({ order_id: orderId, payment_state: isKnown ? 'PAID' : 'READY' }),
      });
      await act(() => jest.advanceTimersByTimeAsync(120_000));
      expect(screen.getByText(/다시 결제하지 말아주세요/)).toBeInTheDocument();
      expect(screen.queryByRole('button', { name: '다시 주문하기' })).toBeNull();
      expect(page.services.visited).toEqual([]);
      isKnown = true;
      await act(() => jest.advanceTimersByTimeAsync(2000));
      expect(page.services.visited).toEqual([result]);
      // The result takes long: going there again would begin its loading anew.
      await act(() => jest.advanceTimersByTimeAsync(30_000));
      expect(page.services.visited).toHaveLength(1);
      jest.useRealTimers();
    },
  );

  /** The result of a paid order said that it waits to be paid: so it had been seen a second before. */
  it('leaves nothing from before for the result page, which asks anew', async () => {
    jest.useFakeTimers();
    const replies = [failure('NETWORK'), paid];
    const page = await open({
      'orders.checkPayment': () => replies.shift() ?? paid,
      'orders.completeView': () =>
        order({ order_id: orderId, payment_state: replies.length > 0 ? 'READY' : 'PAID' }),
    });
    const key = endpointKey(viewCompleteOrder, { query: { order_id: orderId } });
    page.services.queryClient.setQueryData(key, order({ order_id: orderId, payment_state: 'READY' }));
    const points = endpointKey(listMyPoints, { query: {} });
    page.services.queryClient.setQueryData(points, { balance: 3000 });
    await act(() => jest.advanceTimersByTimeAsync(15_100));
    const cached = page.services.queryClient.getQueriesData<Order>({
      queryKey: endpointKey(viewCompleteOrder),
    });
    expect(page.services.visited).toEqual([result]);
    expect(cached.filter(([, seen]) => seen?.payment_state === 'READY')).toEqual([]);
    expect(page.services.queryClient.getQueryState(points)?.isInvalidated).toBe(true);
    jest.useRealTimers();
  });

  it("shows the server's reason against it, with the ways on", async () => {
    const page = await open({
      'orders.checkPayment': failure('AMOUNT_MISMATCH', '결제 금액이 주문 금액과 다릅니다.'),
    });
    expect(await screen.findByRole('heading', { name: '결제가 완료되지 않았어요' })).toBeInTheDocument();
    expect(screen.getByText('결제 금액이 주문 금액과 다릅니다.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '장바구니로 가기' })).toHaveAttribute('href', '/cart');
    // Money was taken, and goes back.
    expect(screen.queryByRole('button', { name: '다시 주문하기' })).toBeNull();
    expect(page.services.messages).toEqual([]);
    expect(document.cookie).not.toContain('isOrderComplete');
  });

  it.each([
    ['USER_CANCEL', 'PAYMENT_FAILED', '결제를 취소하셨어요. 다시 주문하실 수 있어요.'],
    ['FAILURE_TYPE_PG', 'PAYMENT_FAILED', '결제가 취소되었거나 승인되지 않았어요. 다시 시도해주세요.'],
    [
      'FAILURE_TYPE_PG&pgCode=PAY_PROCESS_CANCELED',
      'PAYMENT_FAILED',
      '결제를 취소하셨어요. 다시 주문하실 수 있어요.',
    ],
    ['USER_CANCEL', 'PAYMENT_PENDING', '결제를 취소하셨어요. 다시 주문하실 수 있어요.'],
  ])(
    'says in our words what %s means when the server answers %s, and gives up nothing',
    async (code, state, words) => {
      const stranger = '고객센터 1588-9999 로 전화해주세요';
      const page = await open(
        { 'orders.checkPayment': failure(state) },
        `&code=${code}&message=${encodeURIComponent(stranger)}`,
      );
      expect(await screen.findByText(words)).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent('1588-9999');
      expect(page.services.calls.map(({ id }) => id)).toEqual(['orders.checkPayment']);
    },
  );

  it('of a paid order goes to its result, whatever the address says', async () => {
    const page = await open({ 'orders.checkPayment': paid }, '&code=USER_CANCEL&message=x');
    await waitFor(() => expect(page.services.visited).toEqual([result]));
  });

  it('gives up the order when the shopper asks for another try', async () => {
    const page = await open(
      {
        'orders.checkPayment': failure('PAYMENT_PENDING'),
        'orders.failed': { order_id: orderId, payment_state: 'FAILED' },
      },
      '&code=USER_CANCEL',
    );
    await userEvent.click(await screen.findByRole('button', { name: '다시 주문하기' }));
    await waitFor(() => expect(page.services.visited).toEqual(['/order']));
    expect(callsOf(page, 'orders.failed')).toEqual([{ body: { order_id: orderId } }]);
  });
});
