import type { GiftChoice } from '@mall/contracts/api/orders/gifts';
import type { OrderLine } from '@mall/contracts/api/orders/orders';
import type { GiftRule } from '../../../catalogue/pricing/gifts/gift-rule.ts';
import type { BasketLine, PricedLine } from '../../../catalogue/pricing/price-basket.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { orderLineOf } from '../order-line-of.ts';
import { giftPriceOf } from './gift-offers.ts';
import type { StoredGift, StoredGiftPromotion } from './load-gift-promotions.ts';

/** Gifts to be priced with the goods that may earn them. */
export interface WantedGifts {
  gift_rules: readonly GiftRule[];
  lines: readonly { gift: StoredGift; promotion: StoredGiftPromotion; quantity: number }[];
}

export const noGifts: WantedGifts = { gift_rules: [], lines: [] };

export const giftUnavailable = () => createError('GIFT_UNAVAILABLE');

/** The gifts of these choices. GIFT_UNAVAILABLE for one that no running promotion gives, or for more than it gives. */
export function wantedGifts(
  choices: readonly GiftChoice[],
  promotions: readonly StoredGiftPromotion[],
): WantedGifts {
  const lines = choices.map(({ gift_item_id, quantity }) => {
    const promotion = promotions.find((one) => one.items.some((item) => item.gift_item_id === gift_item_id));
    const gift = promotion?.items.find((item) => item.gift_item_id === gift_item_id);
    if (!promotion || !gift || quantity > gift.stock) throw giftUnavailable();
    return { gift, promotion, quantity };
  });
  const isTwice = new Set(choices.map((choice) => choice.gift_item_id)).size < choices.length;
  const isTooMany = promotions.some((promotion) => {
    const own = lines.filter((line) => line.promotion === promotion);
    return own.reduce((sum, line) => sum + line.quantity, 0) > promotion.gift_count;
  });
  if (isTwice || isTooMany) throw giftUnavailable();
  const used = [...new Set(lines.map((line) => line.promotion))];
  return { lines, gift_rules: used.map(ruleOf) };
}

function ruleOf(promotion: StoredGiftPromotion): GiftRule {
  const { gift_promotion_id: rule_id, counted_ids: product_ids, least_amount, least_pieces } = promotion;
  return { rule_id, product_ids, least_amount, least_pieces };
}

/** Gifts as they are priced: at their own price, and by no other rule. */
export function giftBasket({ lines }: WantedGifts): BasketLine[] {
  return lines.map(({ gift, promotion, quantity }) => {
    const price = giftPriceOf(gift, promotion);
    return {
      product_id: gift.product_id,
      product_option_id: gift.product_option_id,
      order_quantity: quantity,
      promotions: [],
      retail_price: price,
      piece_price: price,
      rows: price > 0 ? [{ code: 'GIFT', label: '특가 사은품', amount: price }] : [],
      has_free_delivery: false,
      gift: { rule_id: promotion.gift_promotion_id, value: gift.value },
    };
  });
}

/** The lines of an order for its gifts. */
export function giftOrderLines({ lines }: WantedGifts, priced: readonly PricedLine[]): OrderLine[] {
  return lines.flatMap(({ gift, promotion, quantity }, index): OrderLine[] => {
    const price = priced[index];
    if (!price) return [];
    const option = { ...gift, retail_price: gift.value };
    const { gift_promotion_id, kind } = promotion;
    return [
      { ...orderLineOf(option, { order_quantity: quantity }, price), gift: { gift_promotion_id, kind } },
    ];
  });
}
