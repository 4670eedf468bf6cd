import { listMyCoupons, listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { orderId, orderLine, orderRow, paginate } from '../../testing/orders.ts';

const counts = { ...Object.fromEntries(orderStatuses.map((status) => [status, 0])), SHIPPING_COMPLETE: 1 };
const answers = {
  'orders.statusCount': { counts },
  'orders.mine': { rows: [orderRow('SHIPPING_COMPLETE', [orderLine(1)])], paginate: paginate(1) },
  'reviews.writable': { rows: [] },
  'orders.confirmPurchase': { order_id: orderId, earned_points: 798 },
};
const open = (href = '/mypage/orders', more: object = {}) =>
  renderPage(remote, href, { session: loggedIn, answers: { ...answers, ...more } });

it('shows each line where it is, with what can be done and nothing else', async () => {
  const { services } = await open(
    '/mypage/orders?period=own&from=2026-11-01&to=2026-11-30&status=SHIPPING_COMPLETE',
  );
  const item = within((await screen.findByText('셔츠 1')).closest('li') ?? document.body);
  expect(item.getByText('배송완료')).toBeInTheDocument();
  expect(item.getByText('반품 신청')).toHaveAttribute(
    'href',
    `/mypage/orders/${orderId}/claim?kind=return&line=1`,
  );
  // The same product may stand in several orders.
  expect(item.getByText('반품 신청')).toHaveAccessibleName(`주문 ${orderId} 셔츠 1 반품 신청`);
  expect(item.queryByText('주문 취소')).not.toBeInTheDocument();
  expect(item.queryByText('후기 작성')).not.toBeInTheDocument();
  expect(services.calls.find(({ id }) => id === 'orders.mine')?.input).toEqual({
    query: { page: 1, from: '2026-11-01', to: '2026-11-30', status: 'SHIPPING_COMPLETE' },
  });
});

it('confirms a purchase after asking, and names the points', async () => {
  const { services } = await open();
  const benefits = [endpointKey(listMyPoints, { query: {} }), endpointKey(listMyCoupons, { query: {} })];
  for (const key of benefits) services.queryClient.setQueryData(key, {});
  await userEvent.click(await screen.findByText('구매확정', { selector: 'button' }));
  expect(services.messages).toEqual([
    expect.stringMatching(/^셔츠 1 상품의 구매를 확정할까요/),
    '구매를 확정했어요. 798포인트를 적립해드렸어요.',
  ]);
  for (const key of benefits) expect(services.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
});

it('says what to do where there is nothing, and lets a failed part be tried again', async () => {
  const empty = await open('/mypage/orders?status=DEPOSIT_WAIT', {
    'orders.mine': { rows: [], paginate: paginate(0) },
  });
  expect(await screen.findByText('입금대기 상태의 주문이 없어요')).toBeInTheDocument();
  empty.unmount();
  const replies: unknown[] = [failure('RATE_LIMITED'), answers['orders.mine']];
  await open('/mypage/orders', { 'orders.mine': () => replies.shift() });
  await userEvent.click(await screen.findByText('다시 시도'));
  expect(await screen.findByText('셔츠 1')).toBeInTheDocument();
});

it('leads a guest to the login and back', async () => {
  const { services } = await renderPage(remote, '/mypage/orders', { answers: {} });
  expect(services.visited).toEqual(['/member/login?redirect_url=%2Fmypage%2Forders']);
  expect(services.calls).toEqual([]);
});
