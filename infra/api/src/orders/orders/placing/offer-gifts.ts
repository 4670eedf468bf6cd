import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { GiftChoice, GiftPromotion } from '@mall/contracts/api/orders/gifts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { BuyerView } from '../../carts/buyer-view.ts';
import { countedGoods, giftOffers, possibleGifts } from '../../carts/gifts/gift-offers.ts';
import { loadGiftPromotions } from '../../carts/gifts/load-gift-promotions.ts';
import { type WantedGifts, wantedGifts } from '../../carts/gifts/wanted-gifts.ts';
import type { PricedWanted } from '../../carts/price-wanted.ts';
import { type ChosenBenefits, priceWithBenefits } from './checkout.ts';

interface PricedWithGifts extends Pick<PricedWanted, 'lines' | 'amount'> {
  gifts: GiftPromotion[];
  /** Of the gifts asked for, those that can be had. */
  possible: GiftChoice[];
  /** The same with what is known of them. */
  wanted: WantedGifts;
}

/** Prices an order, and says which gifts it earns or nearly does; what is asked for in vain is left out. */
export async function priceWithGifts(
  db: Db,
  products: readonly WantedProduct[],
  view: BuyerView,
  { gifts: choices = [], ...benefits }: ChosenBenefits,
): Promise<PricedWithGifts> {
  const productIds = products.map((product) => product.product_id);
  const promotions = await loadGiftPromotions(db, productIds, view.now);
  // Points may pay for gifts, so that goods alone might take fewer of them than are wanted.
  const { coupon_ids } = benefits;
  const own = choices.length > 0 ? { coupon_ids } : benefits;
  const goods = await priceWithBenefits(db, products, view, own);
  const gifts = giftOffers(promotions, countedGoods(goods.lines, goods.priced));
  const possible = possibleGifts(choices, gifts);
  // Of the promotions read above: a gift that goes meanwhile is missed when the order is placed.
  const wanted = wantedGifts(possible, promotions);
  const priced =
    choices.length > 0 ? await priceWithBenefits(db, products, view, { ...benefits, gifts: wanted }) : goods;
  return { ...priced, gifts, possible, wanted };
}
