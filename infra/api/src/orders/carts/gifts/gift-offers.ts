import type { GiftChoice, GiftPromotion } from '@mall/contracts/api/orders/gifts';
import { type CountedGoods, countFor } from '../../../catalogue/pricing/gifts/gift-rule.ts';
import type { PricedLine } from '../../../catalogue/pricing/price-basket.ts';
import type { StoredGift, StoredGiftPromotion } from './load-gift-promotions.ts';

/** Lines of goods as gifts count them: after coupons, before points. */
export function countedGoods(
  lines: readonly { product_id: number; order_quantity: number }[],
  priced: readonly PricedLine[],
): CountedGoods[] {
  return lines.map(({ product_id, order_quantity }, index) => {
    const { line_price = 0, coupon_amount = 0 } = priced[index] ?? {};
    return { product_id, order_quantity, price: line_price - coupon_amount };
  });
}

/** What gifts some goods earn, and what is missing to the others. */
export function giftOffers(
  promotions: readonly StoredGiftPromotion[],
  goods: readonly CountedGoods[],
): GiftPromotion[] {
  return promotions.map(({ counted_ids, items, ...promotion }) => {
    const { amount, pieces } = countFor({ product_ids: counted_ids }, goods);
    const missing_amount = Math.max(0, promotion.least_amount - amount);
    const missing_pieces = Math.max(0, promotion.least_pieces - pieces);
    return {
      ...promotion,
      is_reached: pieces > 0 && missing_amount === 0 && missing_pieces === 0,
      missing_amount,
      missing_pieces,
      items: items.map((item) => giftItemOf(item, promotion)),
    };
  });
}

function giftItemOf(item: StoredGift, promotion: Pick<StoredGiftPromotion, 'kind' | 'gift_count'>) {
  return {
    gift_item_id: item.gift_item_id,
    name: item.product_name,
    option_name: [item.color_name, item.size_name].join(' / '),
    image: item.image,
    price: giftPriceOf(item, promotion),
    value: item.value,
    available_quantity: Math.min(item.stock, promotion.gift_count),
  };
}

/** KRW for one. */
export function giftPriceOf({ price }: Pick<StoredGift, 'price'>, { kind }: Pick<GiftPromotion, 'kind'>) {
  return kind === 'FREE' ? 0 : price;
}

/** Of the gifts asked for, in their order, those that can be had: earned, there, and no more than are given. */
export function possibleGifts(
  choices: readonly GiftChoice[],
  offers: readonly GiftPromotion[],
): GiftChoice[] {
  const left = new Map(offers.map((offer) => [offer.gift_promotion_id, offer.gift_count]));
  const seen = new Set<number>();
  return choices.filter(({ gift_item_id, quantity }) => {
    const offer = offers.find((one) => one.items.some((item) => item.gift_item_id === gift_item_id));
    const item = offer?.items.find((one) => one.gift_item_id === gift_item_id);
    const remaining = offer ? (left.get(offer.gift_promotion_id) ?? 0) : 0;
    if (!offer?.is_reached || !item || seen.has(gift_item_id)) return false;
    if (quantity > Math.min(remaining, item.available_quantity)) return false;
    seen.add(gift_item_id);
    left.set(offer.gift_promotion_id, remaining - quantity);
    return true;
  });
}
