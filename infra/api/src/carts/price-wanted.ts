import type { Amount, WantedProduct } from '@mall/contracts/api/carts';
import type { OrderLine } from '@mall/contracts/api/orders';
import type { Db } from '../database/schema.ts';
import { createError, notFound } from '../http/create-error.ts';
import { linePrices } from '../pricing/line-price.ts';
import { amountOf } from '../pricing/order-amount.ts';
import type { PriceView } from '../products/load-cards.ts';
import { loadOptionFacts, type OptionFacts } from './option-facts.ts';

export const outOfStock = (name: string) =>
  createError('OUT_OF_STOCK', `'${name}' 상품의 재고가 부족합니다.`, 409);

/** Lines that can be ordered, with their amount in KRW. */
export interface PricedOrder {
  lines: OrderLine[];
  amount: Amount;
}

/**
 * Prices what a shopper wants, by the server's own data only. NOT_FOUND for an option that is not the product's,
 * OUT_OF_STOCK when the pieces wanted of one option, over all lines, exceed its stock.
 */
export async function priceWanted(
  db: Db,
  wanted: readonly WantedProduct[],
  view: PriceView,
): Promise<PricedOrder> {
  const facts = await loadOptionFacts(
    db,
    wanted.map((item) => item.product_option_id),
    view,
  );
  const chosen = wanted.map((item) => ({ item, option: optionOf(facts, item) }));
  const pieces = new Map<number, number>();
  for (const { item, option } of chosen) {
    const total = (pieces.get(option.product_option_id) ?? 0) + item.order_quantity;
    pieces.set(option.product_option_id, total);
    if (!option.isAvailable(item.is_guaranteed ?? false) || total > option.stock) {
      throw outOfStock(option.product_name);
    }
  }
  const prices = linePrices(
    chosen.map(({ item, option }) => ({ ...option, order_quantity: item.order_quantity })),
  );
  const lines = chosen.map(({ item, option }, index): OrderLine => {
    const { isAvailable: _rule, stock: _stock, promotions: _promotions, ...shown } = option;
    return {
      ...shown,
      order_quantity: item.order_quantity,
      is_guaranteed: item.is_guaranteed ?? false,
      line_price: prices[index] ?? 0,
    };
  });
  return { lines, amount: amountOf(lines) };
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
