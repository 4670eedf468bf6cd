import type { GiftChoice, GiftItem, GiftPromotion } from '@mall/contracts/api/orders/gifts';

/** How many gifts are chosen (spec 3.9: giftTotalCount). */
export const giftTotalCount = (chosen: readonly GiftChoice[]): number =>
  chosen.reduce((sum, choice) => sum + choice.quantity, 0);

/** How many of one promotion are (spec 3.9: eachPromotionGiftCount). */
export const eachPromotionGiftCount = (
  { items }: Pick<GiftPromotion, 'items'>,
  chosen: readonly GiftChoice[],
): number => giftTotalCount(chosen.filter((choice) => isOf(items, choice)));

/** How many more can be chosen. */
export const giftsLeft = (promotion: GiftPromotion, chosen: readonly GiftChoice[]): number =>
  Math.max(0, promotion.gift_count - eachPromotionGiftCount(promotion, chosen));

/** Takes a gift or puts it back. Where only one is given, another one takes its place. */
export function toggleGift(
  promotion: GiftPromotion,
  { gift_item_id, available_quantity }: GiftItem,
  chosen: readonly GiftChoice[],
): GiftChoice[] {
  const without = chosen.filter((choice) => choice.gift_item_id !== gift_item_id);
  if (without.length < chosen.length) return without;
  if (!promotion.is_reached || available_quantity === 0) return [...chosen];
  const others = promotion.gift_count === 1 ? without.filter((one) => !isOf(promotion.items, one)) : without;
  return giftsLeft(promotion, others) > 0 ? [...others, { gift_item_id, quantity: 1 }] : [...chosen];
}

const isOf = (items: readonly GiftItem[], choice: GiftChoice): boolean =>
  items.some((item) => item.gift_item_id === choice.gift_item_id);
