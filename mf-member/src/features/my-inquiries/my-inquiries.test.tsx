import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { paginate } from '../../testing/orders.ts';

const image = { path: '/media/products/7/1-front.webp?v=1', alt: '앞모습', width: 1200, height: 1600 };
const inquiry = (inquiry_id: number, answer: string | null) => ({
  inquiry_id,
  product_id: 7,
  category: 'SIZE',
  user: '김*연',
  is_secret: answer === null,
  is_mine: true,
  content: `문의 ${inquiry_id}`,
  created_at: '2026-11-20T01:00:00.000Z',
  is_answered: answer !== null,
  answer: answer && { content: answer, created_at: '2026-11-21T01:00:00.000Z' },
  product: {
    product_id: 7,
    product_name: `셔츠 ${inquiry_id}`,
    brand_name: '베이직',
    image,
    is_on_sale: true,
  },
});

it('shows inquiries with their answers, and deletes only what has none', async () => {
  const rows = [inquiry(1, '내일 출발합니다.'), inquiry(2, null)];
  const { services } = await renderPage(remote, '/mypage/inquiries', {
    session: loggedIn,
    answers: { 'inquiries.mine': { rows, paginate: paginate(2) }, 'inquiries.delete': {} },
  });
  expect(await screen.findByText('내일 출발합니다.')).toBeInTheDocument();
  expect(screen.getByText('비밀글')).toBeInTheDocument();
  expect(screen.queryByLabelText('셔츠 1 문의 삭제')).not.toBeInTheDocument();
  await userEvent.click(screen.getByLabelText('셔츠 2 문의 삭제'));
  expect(services.calls.find(({ id }) => id === 'inquiries.delete')?.input).toEqual({
    body: { inquiry_id: 2 },
  });
});
