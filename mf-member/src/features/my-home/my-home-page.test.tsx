import { orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { failure, loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { remote } from '../../remote.ts';
import { grades, member, paginate } from '../../testing/builders.ts';

const answers = {
  'members.view': { row: member() },
  'members.grades': grades(),
  'orders.statusCount': {
    counts: {
      ...Object.fromEntries(orderStatuses.map((status) => [status, 0])),
      DOMESTIC_SHIPPING: 2,
      RETURN_REQUEST: 1,
    },
  },
  'coupons.mine': { rows: [], paginate: paginate(3) },
  'points.mine': {
    balance: 1200,
    expiring: { amount: 700, days: 30, lifetime_months: 24 },
    rows: [],
    paginate: paginate(0),
  },
  'products.wishIds': { product_ids: [1, 2] },
  'products.restockAlarms': { rows: [], paginate: paginate(1) },
};

beforeEach(() => localStorage.clear());

describe('the dashboard', () => {
  it('shows a member the grade and what is missing, what they have, and which orders are under way', async () => {
    await renderPage(remote, '/mypage', { session: loggedIn, answers });
    expect(screen.getByText('GOLD까지 180,000원 남았어요')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
    expect(screen.getByText('30일 안에 700P 소멸')).toBeInTheDocument();
    expect(screen.getByText('3장')).toBeInTheDocument();
    const orders = within(screen.getByRole('region', { name: '주문 현황' }));
    expect(orders.getByRole('link', { name: '배송중 2건' })).toHaveAttribute(
      'href',
      '/mypage/orders?status=DOMESTIC_SHIPPING',
    );
    expect(orders.getByText('진행 중인 취소·교환·반품 1건')).toBeInTheDocument();
  });

  it('shows the rest where one part fails', async () => {
    await renderPage(remote, '/mypage', {
      session: loggedIn,
      answers: {
        ...answers,
        'orders.statusCount': failure('NOT_FOUND'),
        'points.mine': failure('NOT_FOUND'),
      },
    });
    expect(screen.getByText('주문 현황을 불러오지 못했어요')).toBeInTheDocument();
    expect(screen.getByText('확인 불가')).toBeInTheDocument();
    expect(screen.getByText('김서연님')).toBeInTheDocument();
  });

  it('names no page that the release has not', async () => {
    await renderPage(remote, '/mypage', {
      session: loggedIn,
      answers,
      hasPage: (href) => !href.startsWith('/mypage/orders') && href !== '/mypage/claims',
    });
    expect(document.querySelector('a[href^="/mypage/orders"]')).toBeNull();
  });
});

it('a guest is led to the login and back, and nothing is asked for', async () => {
  const { services } = await renderPage(remote, '/mypage/points?period=all', {});
  await waitFor(() =>
    expect(services.visited).toEqual(['/member/login?redirect_url=%2Fmypage%2Fpoints%3Fperiod%3Dall']),
  );
  expect(services.calls).toEqual([]);
  expect(screen.getByRole('heading', { name: '로그인이 필요한 페이지예요' })).toBeInTheDocument();
});
