import type { priceSelection as endpoint } from '@mall/contracts/api/catalogue/selection-price';
import type { EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import type { BuyerView } from './buyer-view.ts';
import { missingParts } from './missing-parts.ts';
import { priceChosen } from './price-wanted.ts';

/**
 * Prices chosen options by the server's own data, and says whether the page still shows them right (KRW).
 * @cannotThrow GIFT_UNAVAILABLE: no gift is chosen
 */
export async function priceSelection(
  db: Db,
  selection: EndpointInput<typeof endpoint>['body'],
  view: BuyerView,
): Promise<EndpointData<typeof endpoint>> {
  const { product_id, option_info, sell_price, retail_price } = selection;
  const wanted = option_info.map(({ product_id: own, ...option }) => ({
    product_id: own ?? product_id,
    ...option,
  }));
  const priced = await priceChosen(db, wanted, view);
  const { rows } = await sql<Row<'products', 'sell_price' | 'retail_price'>>`
    select sell_price, retail_price from products where product_id = ${product_id}`.execute(db);
  const shown = rows[0];
  const separate_price = sumOf(priced.lines, (line) => line.last_price * line.order_quantity);
  const together_price = sumOf(priced.lines, (line) => line.line_price);
  return {
    rows: priced.lines.map(({ product_option_id, order_quantity, last_price, line_price }) => ({
      product_option_id,
      order_quantity,
      last_price,
      line_price,
    })),
    amount: priced.amount,
    separate_price,
    saved_price: separate_price - together_price,
    together_price,
    bundle: await missingParts(db, wanted, priced.basis.rules),
    is_price_changed:
      (sell_price !== undefined && sell_price !== shown?.sell_price) ||
      (retail_price !== undefined && retail_price !== shown?.retail_price),
  };
}

const sumOf = <Line>(lines: readonly Line[], won: (line: Line) => number) =>
  lines.reduce((sum, line) => sum + won(line), 0);
