import type { GiftPromotion } from '@mall/contracts/api/orders/gifts';
import { loggedIn, renderPage } from '@mall/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { remote } from '../../../remote.ts';
import { cart, cartLine, giftPromotion } from '../../../testing/builders.ts';

const open = (...gifts: GiftPromotion[]) =>
  renderPage(remote, '/cart', {
    session: loggedIn,
    answers: { 'carts.list': { ...cart(39_900, cartLine(1)), gifts } },
  });
const near = () => within(screen.getByRole('list', { name: '사은품' })).getAllByRole('listitem');

it('says which gifts the cart earns, and what is missing to the others', async () => {
  const missing = { is_reached: false, missing_amount: 10_100 };
  const pieces = { ...missing, missing_amount: 0, missing_pieces: 2, title: '세 개 사은품' };
  await open(
    giftPromotion(),
    giftPromotion({ gift_promotion_id: 2, ...missing }),
    giftPromotion({ gift_promotion_id: 3, ...pieces }),
  );
  expect(near().map((item) => item.textContent)).toEqual([
    '5만원 이상 구매 사은품 혜택을 주문서에서 고를 수 있어요',
    '10,100원 더 담으면 5만원 이상 구매 사은품 혜택을 받을 수 있어요',
    '2개 더 담으면 세 개 사은품 혜택을 받을 수 있어요',
  ]);
});

it('says nothing of gifts that are all gone', async () => {
  const { items } = giftPromotion();
  await open(giftPromotion({ items: items.map((item) => ({ ...item, available_quantity: 0 })) }));
  expect(screen.queryByRole('list', { name: '사은품' })).not.toBeInTheDocument();
});
