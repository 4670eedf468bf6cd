import type { ProductCard } from '@mall/contracts/api/catalogue/products';
import { colorGroups as knownGroups } from '@mall/contracts/domain/catalogue/color-groups';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { loadCards } from '../lists/cards/load-cards.ts';
import type { PriceView } from '../pricing/price-view.ts';

const maximumRecommended = 12;
/** Products looked at before the closest are chosen: bounded, however large the catalogue. */
const candidates = 400;

interface Seed
  extends Row<'products', 'product_id' | 'category_id' | 'sell_price' | 'color_groups' | 'seasons'> {}

/**
 * Products like the one of a code: of its category, then closest in colour, season and price. `colorTag` is a colour
 * group or the id of one of its colours; without one, all its colours count.
 */
export async function recommendProducts(
  db: Db,
  code: string,
  colorTag: string | number | undefined,
  view: PriceView,
): Promise<ProductCard[]> {
  const { rows: seeds } = await sql<Seed>`
    select product_id, category_id, sell_price, color_groups, seasons from products
    where code = ${code} and not is_hidden`.execute(db);
  const seed = seeds[0];
  if (!seed) return [];
  const groups = await colorGroupsOf(db, seed, colorTag);
  const { rows } = await sql<Row<'products', 'product_id'>>`
    with near as (
      select product_id, sell_price, color_groups, seasons, sales_count from products
      where category_ids @> ${[seed.category_id]}::int[] and product_id <> ${seed.product_id}
        and not is_hidden and not is_sold_out
      order by sales_count desc, product_id limit ${candidates}
    )
    select product_id from near
    order by (color_groups && ${groups}::text[])::int * 2 + (seasons && ${seed.seasons}::text[])::int
        - abs(ln(sell_price::float8 / ${seed.sell_price}::int)) desc, sales_count desc, product_id
    limit ${maximumRecommended}`.execute(db);
  const ids = rows.map((row) => row.product_id);
  if (colorTag === undefined) return loadCards(db, ids, view);
  // A shopper who asks for a colour sees the product in it, where it is in stock.
  const colorGroups = knownGroups.map(({ value }) => value).filter((group) => groups.includes(group));
  const cards = await loadCards(db, ids, { ...view, colorGroups });
  return cards.filter((card) => !card.is_sold_out);
}

async function colorGroupsOf(db: Db, seed: Seed, tag: string | number | undefined): Promise<string[]> {
  if (tag === undefined) return seed.color_groups;
  if (typeof tag === 'string' && !/^\d{1,10}$/.test(tag)) return [tag.toUpperCase()];
  const { rows } = await sql<Row<'product_colors', 'color_group'>>`
    select color_group from product_colors
    where color_id = ${Number(tag)}::bigint and product_id = ${seed.product_id}`.execute(db);
  return rows[0] ? [rows[0].color_group] : seed.color_groups;
}
