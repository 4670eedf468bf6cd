import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type KeyColumn, keySql, type ListVocabulary } from '../facets/facet-columns.ts';

/** Rows of one statement: a few MB of JSON. */
const chunkSize = 20_000;

/** Shown products as columns, all of one length. Keys join values that are counted together. */
export interface RowColumns {
  ids: number[];
  taxonomies: string[];
  /** States, promotions but the time sale, `t` with quick delivery. */
  labels: string[];
  sizes: string[];
  colors: string[];
  /** KRW, without the time sale. */
  prices: number[];
  sales: number[];
  reviews: number[];
  /** Release, microseconds. */
  releases: number[];
  /** Changes with the words that keywords find. */
  texts: number[];
  time_sales: TimeSale[] | null;
}

/** A time sale, also one that is over or to come. */
export interface TimeSale {
  id: number;
  labels: string;
  /** Whether the time sale is among the product's promotions. */
  is_promoted: boolean;
  sell_price: number;
  /** KRW; null when it does not change the price. */
  price: number | null;
  /** Milliseconds; null when the sale never runs. */
  start: number | null;
  end: number | null;
}

function selectRows(
  condition: RawBuilder<unknown>,
  vocabulary: ListVocabulary,
): RawBuilder<RowColumns | { ids: null }> {
  const key = (column: KeyColumn) => keySql(vocabulary, column);
  const labels = keySql(vocabulary, 'labels', [sql`is_delivery_guarantee`]);
  return sql<RowColumns | { ids: null }>`
    select json_agg(product_id) as ids, json_agg(taxonomy) as taxonomies, json_agg(label) as labels,
      json_agg(size) as sizes, json_agg(color) as colors, json_agg(sell_price) as prices,
      json_agg(sales_count) as sales, json_agg(review_count) as reviews, json_agg(release) as releases,
      json_agg(hashtext(search_text || product_name || (sell_price < retail_price)::text)) as texts,
      json_agg(json_build_object('id', product_id, 'labels', label, 'is_promoted', is_promoted,
        'sell_price', sell_price, 'price', time_sale_price, 'start', sale_start, 'end', sale_end))
        filter (where is_promoted or time_sale_price is not null) as time_sales
    from (
      select product_id, sell_price, retail_price, sales_count, review_count, search_text, product_name, time_sale_price,
        ${key('taxonomy')} as taxonomy, ${labels} as label, ${key('sizes')} as size, ${key('colors')} as color,
        (extract(epoch from released_at) * 1000000)::bigint as release, promotions @> '{TIME}' as is_promoted,
        extract(epoch from time_sale_start_at)::float8 * 1000 as sale_start,
        extract(epoch from time_sale_end_at)::float8 * 1000 as sale_end
      from products where not is_hidden and ${condition} order by product_id limit ${chunkSize}
    ) shown`;
}

/** Every shown product by id, in chunks. */
export async function* loadAllRows(db: Db, vocabulary: ListVocabulary): AsyncGenerator<RowColumns> {
  for (let last = -1; ; ) {
    const { rows } = await selectRows(sql`product_id > ${last}`, vocabulary).execute(db);
    const [chunk] = rows;
    if (!chunk?.ids) return;
    yield chunk;
    last = chunk.ids.at(-1) ?? last;
  }
}

/** The given products as far as they are shown. */
export async function* loadRowsOf(
  db: Db,
  ids: readonly number[],
  vocabulary: ListVocabulary,
): AsyncGenerator<RowColumns> {
  for (let from = 0; from < ids.length; from += chunkSize) {
    const some = ids.slice(from, from + chunkSize);
    const { rows } = await selectRows(sql`product_id = any(${some}::int[])`, vocabulary).execute(db);
    const [chunk] = rows;
    if (chunk?.ids) yield chunk;
  }
}

/** How many products there are, hidden ones too. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db);
  return rows[0]?.count ?? 0;
}
