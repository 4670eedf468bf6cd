import { failure, renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { order } from '../../testing/builders.ts';

const open = (answer: unknown, href = '/order/complete?order_id=20261122-0001') =>
  renderPage(remote, href, { answers: { 'orders.completeView': answer } });

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

  it('tells the others what was bought', async () => {
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
