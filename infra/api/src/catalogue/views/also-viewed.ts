import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { loadCards } from '../lists/cards/load-cards.ts';
import type { PriceView } from '../pricing/price-view.ts';
import { oldestDay } from './view-counter.ts';

const maximumShown = 12;
/** Fewer browsers than this are chance. */
const leastViews = 3;

/** What others looked at besides a product in the last weeks and can buy, most often first. */
export async function loadAlsoViewed(db: Db, productId: number, view: PriceView): Promise<ProductCard[]> {
  const { rows } = await sql<{ other_id: number }>`
    select v.other_id from product_view_pairs v join products p on p.product_id = v.other_id
    where v.product_id = ${productId}::int and v.day >= ${oldestDay(view.now)}::date
      and not p.is_hidden and not p.is_sold_out
    group by v.other_id having sum(v.views) >= ${leastViews}::int
    order by sum(v.views) desc, v.other_id limit ${maximumShown}`.execute(db);
  return loadCards(
    db,
    rows.map((row) => row.other_id),
    view,
  );
}
