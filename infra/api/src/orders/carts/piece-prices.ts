import { priceOrder } from '../../catalogue/pricing/price-order.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import type { OptionFacts } from './option-facts.ts';
import { lineFactsOf, loadOrderContext } from './price-lines.ts';

interface Wanted {
  option: OptionFacts;
  is_guaranteed: boolean;
  inflow_url: string | null;
}

/** What one piece of each costs the buyer now (KRW), without benefits across pieces. */
export async function piecePrices(db: Db, wanted: readonly Wanted[], view: BuyerView): Promise<number[]> {
  const productIds = wanted.map(({ option }) => option.product_id);
  const context = await loadOrderContext(db, productIds, view);
  const lines = wanted.map(({ option, ...line }) => lineFactsOf(option, { ...line, order_quantity: 1 }));
  return priceOrder(lines, context).lines.map((line) => line.last_price);
}
