import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';

/** Between values of one array, and between parts of a key: no value of ours holds them. */
export const valueMark = '\u001f';
export const partMark = '\u001e';

/** Rows of one statement: a few MB of JSON. */
const chunkSize = 20_000;

/** Shown products as columns, all of one length. Keys join values that are counted together. */
export interface RowColumns {
  ids: number[];
  /** Brand, categories, seasons. */
  shelves: string[];
  /** Flags, promotions but the time sale, `true` when sold out, `true` with quick delivery. */
  marks: string[];
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
  marks: string;
  /** Whether the time sale is among the product's promotions. */
  is_promoted: boolean;
  sell_price: number;
  /** KRW; null when it does not change the price. */
  price: number | null;
  /** Milliseconds; null when the sale never runs. */
  start: number | null;
  end: number | null;
}

const joined = (column: string) => sql`array_to_string(${sql.ref(column)}, ${valueMark})`;

function selectRows(condition: RawBuilder<unknown>): RawBuilder<RowColumns | { ids: null }> {
  return sql<RowColumns | { ids: null }>`
    select json_agg(product_id) as ids, json_agg(shelf) as shelves, json_agg(mark) as marks,
      json_agg(size) as sizes, json_agg(color) as colors, json_agg(sell_price) as prices,
      json_agg(sales_count) as sales, json_agg(review_count) as reviews, json_agg(release) as releases,
      json_agg(hashtext(search_text || product_name)) as texts,
      json_agg(json_build_object('id', product_id, 'marks', mark, 'is_promoted', is_promoted,
        'sell_price', sell_price, 'price', time_sale_price, 'start', sale_start, 'end', sale_end))
        filter (where is_promoted or time_sale_price is not null) as time_sales
    from (
      select product_id, sell_price, sales_count, review_count, search_text, product_name, time_sale_price,
        concat_ws(${partMark}, brand_id, array_to_string(category_ids, ${valueMark}), ${joined('seasons')}) as shelf,
        concat_ws(${partMark}, ${joined('flags')}, array_to_string(array_remove(promotions, 'TIME'), ${valueMark}),
          is_sold_out, is_delivery_guarantee) as mark,
        ${joined('size_names')} as size, ${joined('color_groups')} as color,
        (extract(epoch from released_at) * 1000000)::bigint as release, promotions @> '{TIME}' as is_promoted,
        extract(epoch from time_sale_start_at)::float8 * 1000 as sale_start,
        extract(epoch from time_sale_end_at)::float8 * 1000 as sale_end
      from products where not is_hidden and ${condition} order by product_id limit ${chunkSize}
    ) shown`;
}

/** Every shown product by id, in chunks. */
export async function* loadAllRows(db: Db): AsyncGenerator<RowColumns> {
  for (let last = -1; ; ) {
    const { rows } = await selectRows(sql`product_id > ${last}`).execute(db);
    const [chunk] = rows;
    if (!chunk?.ids) return;
    yield chunk;
    last = chunk.ids.at(-1) ?? last;
  }
}

/** The given products as far as they are shown. */
export async function* loadRowsOf(db: Db, ids: readonly number[]): AsyncGenerator<RowColumns> {
  for (let from = 0; from < ids.length; from += chunkSize) {
    const some = ids.slice(from, from + chunkSize);
    const { rows } = await selectRows(sql`product_id = any(${some}::int[])`).execute(db);
    const [chunk] = rows;
    if (chunk?.ids) yield chunk;
  }
}

/** How many products there are, hidden ones too. */
export async function countProducts(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(db);
  return rows[0]?.count ?? 0;
}
