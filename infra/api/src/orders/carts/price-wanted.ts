import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { OrderLine } from '@mall/contracts/api/orders/orders';
import type { Amount } from '@mall/contracts/domain/pricing/amounts';
import {
  type BasketContext,
  type BasketLine,
  type PricedLine,
  priceBasket,
} from '../../catalogue/pricing/price-basket.ts';
import { basketOf } from '../../catalogue/pricing/price-order.ts';
import { brokenBundle } from '../../catalogue/pricing/set-price.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError, notFound } from '../../platform/http/create-error.ts';
import type { BuyerView } from './buyer-view.ts';
import { giftBasket, giftOrderLines, giftUnavailable, noGifts } from './gifts/wanted-gifts.ts';
import { loadOptionFacts, type OptionFacts } from './option-facts.ts';
import { orderLineOf } from './order-line-of.ts';
import { type Benefits, lineFactsOf, loadOrderContext } from './price-lines.ts';
import { requireStock } from './require-stock.ts';

const bundleRequired = (label: string) =>
  createError(
    'BUNDLE_REQUIRED',
    `'${label}' 상품은 세트로만 주문할 수 있습니다. 구성 상품을 모두 선택해주세요.`,
  );

/** Lines that can be ordered, goods first and their gifts then, with their amount in KRW. */
export interface PricedWanted {
  lines: OrderLine[];
  amount: Amount;
  /** The same lines as priced, with what coupons and points take off each. */
  priced: PricedLine[];
  usedCoupons: ReadonlyMap<number, number>;
  /** What the price rests on, to price what stays after a claim. */
  basis: Pick<BasketContext, 'rules' | 'coupons' | 'gift_rules'> & { lines: readonly BasketLine[] };
}

/**
 * Prices what a shopper wants to order. As `priceChosen`, and BUNDLE_REQUIRED when a part of a set that is sold whole
 * only is wanted alone.
 * @cannotThrow GIFT_UNAVAILABLE: no gift is chosen
 */
export const priceWanted = (
  db: Db,
  wanted: readonly WantedProduct[],
  view: BuyerView,
): Promise<PricedWanted> => priceWantedWith(db, wanted, view, undefined);

/** The same with the coupons, points and gifts of an order. */
export async function priceWantedWith(
  db: Db,
  wanted: readonly WantedProduct[],
  view: BuyerView,
  benefits: Benefits | undefined,
): Promise<PricedWanted> {
  const priced = await priceChosen(db, wanted, view, benefits);
  const broken = brokenBundle(wanted, priced.basis.rules);
  if (broken) throw bundleRequired(broken.label);
  return priced;
}

/**
 * Prices what a shopper chose by the server's own data, whether it can be ordered like this or not.
 * @throws NOT_FOUND for an option that is not the product's; OUT_OF_STOCK and DELIVERY_NOT_GUARANTEED as `requireStock`
 * does; GIFT_UNAVAILABLE for gifts that the goods do not earn
 */
export async function priceChosen(
  db: Db,
  wanted: readonly WantedProduct[],
  view: BuyerView,
  benefits?: Benefits,
): Promise<PricedWanted> {
  const facts = await loadOptionFacts(
    db,
    wanted.map((item) => item.product_option_id),
  );
  const chosen = wanted.map((item) => ({ item, option: optionOf(facts, item) }));
  requireStock(
    chosen.map(({ item, option }) => ({
      option,
      order_quantity: item.order_quantity,
      is_guaranteed: item.is_guaranteed ?? false,
    })),
  );
  const productIds = wanted.map((item) => item.product_id);
  const context = await loadOrderContext(db, productIds, view, benefits);
  const gifts = benefits?.gifts ?? noGifts;
  const goodsBasket = basketOf(
    chosen.map(({ item, option }) => lineFactsOf(option, item)),
    context,
  );
  const basket = [...goodsBasket, ...giftBasket(gifts)];
  const { lines: priced, amount, usedCoupons, earned } = priceBasket(basket, context);
  if (gifts.gift_rules.some((rule) => !earned.has(rule.rule_id))) throw giftUnavailable();
  const goods = chosen.flatMap(({ item, option }, index): OrderLine[] => {
    const line = priced[index];
    return line ? [orderLineOf(option, item, line)] : [];
  });
  const lines = [...goods, ...giftOrderLines(gifts, priced.slice(goods.length))];
  const { rules, coupons, gift_rules } = context;
  return { lines, amount, priced, usedCoupons, basis: { rules, coupons, gift_rules, lines: basket } };
}

/** The option a shopper means; it has to belong to the product named with it. */
export function optionOf(
  facts: ReadonlyMap<number, OptionFacts>,
  wanted: { product_id: number; product_option_id: number },
): OptionFacts {
  const option = facts.get(wanted.product_option_id);
  if (!option || option.product_id !== wanted.product_id) {
    throw notFound('판매가 종료되었거나 존재하지 않는 상품입니다.');
  }
  return option;
}
