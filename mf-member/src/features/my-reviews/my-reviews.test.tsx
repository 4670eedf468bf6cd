import { productReviewWritten } from '@mall/contracts/events/topics';
import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { installDialogElement } from '@mall/ui/testing/dialog-element';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { paginate } from '../../testing/orders.ts';

beforeAll(installDialogElement);

const image = { path: '/media/products/7/1-front.webp?v=1', alt: '앞모습', width: 1200, height: 1600 };
const line = {
  order_line_id: 5,
  order_id: '20261122-ABCDEFGH',
  product_id: 7,
  product_name: '옥스포드 셔츠',
  option: '블랙 / M',
  image,
};
const review = {
  review_id: 9,
  product_id: 7,
  score: 4,
  user: '김*연',
  option: '블랙 / M',
  content: '품이 넉넉하고 편해요.',
  created_at: '2026-11-20T01:00:00.000Z',
  images: [],
  like_count: 2,
  is_liked: false,
  is_mine: true,
  product: { product_id: 7, product_name: '옥스포드 셔츠', brand_name: '베이직', image, is_on_sale: false },
};
const answers = {
  'reviews.writable': { rows: [line] },
  'reviews.mine': { rows: [review], paginate: paginate(1) },
  'reviews.delete': { point: 100 },
};
const open = (href: string) => renderPage(remote, href, { session: loggedIn, answers });

it('opens the form of the line that a link names, names the points before, and closes when it is written', async () => {
  const { fragments, services } = await open('/mypage/reviews?tab=write&line=5');
  expect(await screen.findByText(/사진을 함께 올리시면 300P/)).toBeInTheDocument();
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(fragments).toEqual([{ name: 'mf-product/review-form', props: { productId: 7, orderLineId: 5 } }]);
  act(() => services.bus.publish(productReviewWritten, { product_id: 7, order_line_id: 5 }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // The form's mutation outdates the lists of this page: read here too, they would be read twice.
  expect(services.calls.filter(({ id }) => id === 'reviews.writable')).toHaveLength(1);
});

it('lists what was written, without a way to what is off sale, and deletes after asking', async () => {
  const { services } = await open('/mypage/reviews?tab=written');
  expect(await screen.findByText('품이 넉넉하고 편해요.')).toBeInTheDocument();
  expect(screen.queryByText('옥스포드 셔츠', { selector: 'a' })).not.toBeInTheDocument();
  // The stars that were not given are hollow, not only of another colour.
  const stars = [...screen.getByRole('img', { name: '5점 만점에 4점' }).querySelectorAll('svg')];
  const [first, second, third, fourth, fifth] = stars.map((star) => star.getAttribute('class'));
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).not.toBe(first);
  await userEvent.click(screen.getByText('삭제'));
  expect(services.messages[0]).toMatch(/포인트는 다시 차감돼요/);
  expect(services.calls.at(-1)?.id).toBe('reviews.mine');
});

it('opens the form of a review that may still be edited, closes it when it is, and offers no other', async () => {
  const rows = [
    { ...review, editable_line_id: 5 },
    { ...review, review_id: 8, editable_line_id: null },
  ];
  const { fragments, services } = await renderPage(remote, '/mypage/reviews?tab=written', {
    session: loggedIn,
    answers: { ...answers, 'reviews.mine': { rows, paginate: paginate(2) } },
  });
  const [edit, ...others] = await screen.findAllByRole('button', { name: '옥스포드 셔츠 후기 수정' });
  expect(others).toEqual([]);
  if (edit) await userEvent.click(edit);
  expect(await screen.findByRole('dialog', { name: '후기 수정' })).toBeInTheDocument();
  expect(fragments).toEqual([
    { name: 'mf-product/review-form', props: { productId: 7, orderLineId: 5, reviewId: 9 } },
  ]);
  act(() => services.bus.publish(productReviewWritten, { product_id: 7, order_line_id: 5 }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(services.calls.filter(({ id }) => id === 'reviews.mine')).toHaveLength(1);
});
