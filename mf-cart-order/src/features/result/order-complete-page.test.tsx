import type { Order } from '@mall/contracts/api/orders/orders';
import { failure, renderPage } from '@mall/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { order } from '../../testing/builders.ts';
import { completeHead } from './complete-head.ts';

const result = '/order/complete?order_id=20261122-0001';
const open = (answer: unknown, href = result) =>
  renderPage(remote, href, { answers: { 'orders.completeView': answer } });

beforeEach(() => sessionStorage.clear());

describe('the result of an order', () => {
  it('shows what was ordered, where it goes and what it came to', async () => {
    const { services } = await open(order());
    expect(await screen.findByRole('heading', { name: '주문이 완료되었습니다' })).toBeInTheDocument();
    expect(services.calls).toEqual([
      { id: 'orders.completeView', input: { query: { order_id: '20261122-0001' } } },
    ]);
    expect(screen.getByText('20261122-0001')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '셔츠 1' })).toHaveAttribute('href', '/goods/view/101');
    expect(screen.getByText('(04793) 서울특별시 성동구 가상로 45 101동')).toBeInTheDocument();
    expect(screen.getByText('−17,100원')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: '입금하실 계좌' })).not.toBeInTheDocument();
  });

  it.each([
    { whose: 'a member', change: {}, link: '주문 상세 보기', href: '/mypage/orders/20261122-0001' },
    { whose: 'a guest', change: { is_guest: true }, link: '비회원 주문 조회', href: '/guest/order' },
  ])('leads $whose to where the order is followed', async ({ change, link, href }) => {
    await open(order(change));
    expect(await screen.findByRole('link', { name: link })).toHaveAttribute('href', href);
    expect(screen.queryByText(/로그인하시면/)).not.toBeInTheDocument();
  });

  it('is shown within two seconds of its being known where the page was opened before', async () => {
    jest.useFakeTimers();
    let state: Order['payment_state'] = 'READY';
    const answers = { 'orders.completeView': () => order({ payment_state: state, status: null }) };
    await renderPage(remote, result, { answers });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(
      screen.getByRole('heading', { level: 1, name: '결제를 기다리고 있는 주문입니다' }),
    ).toBeInTheDocument();
    state = 'PAID';
    await act(() => jest.advanceTimersByTimeAsync(2000));
    expect(screen.getByRole('heading', { level: 1, name: '주문이 완료되었습니다' })).toBeInTheDocument();
    jest.useRealTimers();
  });

  it.each<[string, Partial<Order>, string, boolean]>([
    ['paid', {}, '주문이 완료되었습니다', true],
    [
      'waiting for its deposit',
      {
        payment_state: 'READY',
        status: 'DEPOSIT_WAIT',
        deposit: { bank: 'KOOKMIN', number: '1', due_at: '' },
      },
      '주문이 접수되었습니다. 입금해주시면 준비를 시작할게요',
      true,
    ],
    ['not paid yet', { payment_state: 'READY', status: null }, '결제를 기다리고 있는 주문입니다', false],
    ['not paid', { payment_state: 'FAILED', status: null }, '결제가 완료되지 않은 주문입니다', false],
    [
      'paid too late',
      { payment_state: 'FAILED', status: null, is_payment_returned: true },
      '주문이 완료되지 않아 결제하신 금액을 환불해드립니다',
      false,
    ],
    ['cancelled', { payment_state: 'CANCELLED', status: 'PART_REFUND_COMPLETE' }, '취소된 주문입니다', false],
  ])('says in heading and title what happened: %s', async (_case, change, words, isPlaced) => {
    document.title = '주문 완료 | HALL';
    const { services } = await open(order(change));
    expect(await screen.findByRole('heading', { level: 1, name: words })).toBeInTheDocument();
    expect(document.title).toBe(`${words} | HALL`);
    // Where the page comes with the HTML or by a soft navigation, the head is set after the heading.
    expect(completeHead({ services, params: {}, url: new URL(result, services.origin) })).toMatchObject({
      title: words,
    });
    expect(services.published).toHaveLength(isPlaced ? 1 : 0);
  });

  it('says how it was paid and how to look it up', async () => {
    await open(order({ is_guest: true, pay_method: 'DEPOSIT' }));
    expect(await screen.findByText('결제 수단 · 무통장 입금')).toBeInTheDocument();
    expect(screen.getByText(/주문번호와 주문하신 분의 이름, 휴대폰번호로/)).toBeInTheDocument();
  });

  it('publishes once, however often it is looked at', async () => {
    const first = await open(order());
    await screen.findByRole('heading', { name: '주문이 완료되었습니다' });
    first.unmount();
    const again = await open(order());
    await screen.findByRole('heading', { name: '주문이 완료되었습니다' });
    expect([first.services.published.length, again.services.published.length]).toEqual([1, 0]);
  });

  it('publishes what was bought', async () => {
    const { services } = await open(order());
    await screen.findByRole('heading', { name: '주문이 완료되었습니다' });
    const product = { product_id: 101, product_name: '셔츠 1', last_price: 39_900, quantity: 2 };
    expect(services.published).toEqual([
      {
        topic: 'order:completed',
        payload: { order_id: '20261122-0001', total: 79_800, products: [product] },
      },
    ]);
  });

  it('names the account that waits for the deposit, and until when', async () => {
    const deposit = { bank: '우리은행', number: '1002-000-000000', due_at: '2026-11-23T03:00:00.000Z' };
    await open(order({ payment_state: 'READY', pay_method: 'DEPOSIT', deposit }));
    const heading = await screen.findByRole('heading', { name: '입금하실 계좌' });
    const section = within(heading.closest('section') ?? document.body);
    expect(section.getByText('1002-000-000000')).toBeInTheDocument();
    expect(section.getByText(/까지 입금해주세요\.$/)).toBeInTheDocument();
  });

  it.each([
    [true, '복사했어요.'],
    [false, '복사하지 못했어요. 직접 적어주세요: 1002-000-000000'],
  ])('copies the account (allowed: %s), and says so', async (isAllowed, words) => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    if (!isAllowed) write.mockRejectedValue(new Error('not allowed'));
    const deposit = { bank: '우리은행', number: '1002-000-000000', due_at: '2026-11-23T03:00:00.000Z' };
    const page = await open(order({ payment_state: 'READY', pay_method: 'DEPOSIT', deposit }));
    await user.click(await screen.findByRole('button', { name: '계좌번호 복사' }));
    await waitFor(() => expect(page.services.messages).toEqual([words]));
    expect(write).toHaveBeenCalledWith('1002-000-000000');
  });

  it.each(['/order/complete?order_id=20261122-9999', '/order/complete'])(
    'is not found at %s, where another account may have ordered',
    async (href) => {
      await open(failure('NOT_FOUND'), href);
      expect(await screen.findByRole('heading', { name: '주문을 찾을 수 없어요' })).toBeInTheDocument();
    },
  );

  it('can be asked for again when it cannot be had', async () => {
    const replies: unknown[] = [failure('RATE_LIMITED'), order()];
    await open(() => replies.shift());
    await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('heading', { name: '주문이 완료되었습니다' })).toBeInTheDocument();
  });
});
