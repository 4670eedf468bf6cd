import type { GiftPromotion } from '@mall/contracts/api/orders/gifts';
import { giftPromotion } from '../../../testing/builders.ts';
import { eachPromotionGiftCount, giftsLeft, giftTotalCount, toggleGift } from './gift-state.ts';

const one = giftPromotion();
const two = giftPromotion({ gift_promotion_id: 2, gift_count: 2 }, 10);
const choose = (promotion: GiftPromotion, ...places: number[]) =>
  places.reduce<ReturnType<typeof toggleGift>>((chosen, place) => {
    const item = promotion.items[place];
    return item ? toggleGift(promotion, item, chosen) : chosen;
  }, []);

it('another gift takes the place of the one that is given', () => {
  expect(choose(one, 0, 1)).toEqual([{ gift_item_id: 2, quantity: 1 }]);
  expect(choose(one, 0, 0)).toEqual([]);
});

it('takes as many as are given and no more, of each promotion by itself', () => {
  const both = choose(two, 0, 1);
  expect([giftTotalCount(both), giftsLeft(two, both), eachPromotionGiftCount(one, both)]).toEqual([2, 0, 0]);
  expect(choose({ ...two, items: [...two.items, ...giftPromotion({}, 20).items] }, 0, 1, 3)).toHaveLength(2);
});

it('takes nothing that is gone or not earned', () => {
  expect(choose(one, 2)).toEqual([]);
  expect(choose({ ...one, is_reached: false }, 0)).toEqual([]);
});
