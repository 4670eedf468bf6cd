import { listMyReviews } from '@mall/contracts/api/community/my-writings';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { reviewForm } from '@mall/contracts/platform/fragments';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import { failure, renderFragment } from '@mall/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { remote } from '../../remote.ts';
import { photo } from '../../testing/reviews.ts';

const photoOf = (place: number) => ({
  photo_id: `6f1c0a52-0000-4000-8000-00000000000${place}`,
  image: photo(`mine-${place}`),
});
const review = {
  review_id: 9,
  order_line_id: 31,
  option: '블랙 / M',
  score: 4,
  content: '품이 넉넉하고 기장이 딱 좋아요.',
  body: { height_cm: 172, weight_kg: null },
  is_body_shown: false,
  fit: { SIZE: 'TRUE' },
  photos: [photoOf(1), photoOf(2)],
  goods_kind: 'TOP',
};
const open = (answers: object) =>
  renderFragment(
    remote,
    reviewForm.name,
    { productId: 7, orderLineId: 31, reviewId: 9 },
    { answers: { 'reviews.open': review, 'reviews.edit': { point: 0 }, ...answers } },
  );
const save = () => screen.getByRole('button', { name: '수정하기' });

describe('the form of a review that is there', () => {
  it('begins with what was written, sends all of it as it is said now, and reports to its host', async () => {
    const { services } = await open({});
    // My page, which lends the form a dialog, leaves its lists to the form.
    const ofMyPage = [endpointKey(listMyReviews, { query: {} }), endpointKey(listMyPoints, { query: {} })];
    for (const key of ofMyPage) services.queryClient.setQueryData(key, {});
    const words = await screen.findByRole('textbox', { name: /후기 내용/ });
    expect(words).toHaveValue(review.content);
    expect(screen.getByRole('radio', { name: '4점' })).toBeChecked();
    expect(screen.getByRole('radio', { name: '정사이즈' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: '키 (cm)' })).toHaveValue('172');
    expect(screen.getByRole('checkbox', { name: /공개할게요/ })).not.toBeChecked();
    expect(screen.getAllByRole('img', { name: /올린 사진/ })).toHaveLength(2);
    await userEvent.click(screen.getByRole('radio', { name: '2점' }));
    await userEvent.type(words, ' 보풀이 생겨요.');
    await userEvent.click(screen.getByRole('button', { name: '1번째 사진 빼기' }));
    await userEvent.click(save());
    await waitFor(() => expect(services.messages).toEqual(['후기를 수정했어요.']));
    expect(services.calls.find(({ id }) => id === 'reviews.edit')?.input).toEqual({
      body: {
        review_id: 9,
        score: 2,
        content: `${review.content} 보풀이 생겨요.`,
        fit: { SIZE: 'TRUE' },
        is_body_shown: false,
        height_cm: 172,
        photo_ids: [photoOf(2).photo_id],
      },
    });
    for (const key of ofMyPage) expect(services.queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    expect(services.published).toEqual([
      { topic: 'product:review-written', payload: { product_id: 7, order_line_id: 31 } },
    ]);
    expect(services.calls.map(({ id }) => id)).not.toContain('reviews.write');
  });

  it('has the photos of the review again when a new one is gone', async () => {
    const { services } = await open({
      'reviews.edit': failure('PHOTO_EXPIRED', '사진을 다시 올려주세요.'),
    });
    await userEvent.click(await screen.findByRole('button', { name: '2번째 사진 빼기' }));
    await userEvent.click(save());
    expect(await screen.findByText('사진을 다시 올려주세요.')).toBeInTheDocument();
    expect(screen.getAllByRole('img', { name: /올린 사진/ })).toHaveLength(2);
    expect(services.published).toEqual([]);
  });

  it('says that the time is over, and offers no form', async () => {
    await open({ 'reviews.open': failure('REVIEW_EDIT_ENDED', '30일 동안 수정할 수 있습니다.') });
    expect(await screen.findByText('30일 동안 수정할 수 있습니다.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});
