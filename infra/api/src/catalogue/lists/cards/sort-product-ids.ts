import type { SortOption } from '@mall/contracts/domain/catalogue/goods-list';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { lastPriceSql } from '../../pricing/price-sql.ts';
import type { PriceView } from '../../pricing/price-view.ts';

/** Every order ends in the id, so that pages never overlap and equal products keep their places. */
const productOrders: Record<SortOption, RawBuilder<unknown>> = {
  BESTDESC: sql`sales_count desc, product_id desc`,
  REVIEWDESC: sql`review_count desc, product_id desc`,
  PRICEASC: sql`price asc, product_id desc`,
  PRICEDESC: sql`price desc, product_id desc`,
  NEWDESC: sql`released_at desc, product_id desc`,
};

/** A chosen list of products in one of the orders of goods lists; prices are this buyer's. */
export async function sortProductIds(
  db: Db,
  ids: readonly number[],
  sort: SortOption,
  { buyer, now }: PriceView,
): Promise<number[]> {
  const { rows } = await sql<Row<'products', 'product_id'>>`
    select product_id from (
      select p.product_id, p.sales_count, p.review_count, p.released_at, ${lastPriceSql(buyer, now)} as price
      from products p where p.product_id = any(${[...ids]}::int[]) and not p.is_hidden
    ) chosen order by ${productOrders[sort]}`.execute(db);
  return rows.map((row) => row.product_id);
}
