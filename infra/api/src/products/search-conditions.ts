import type { searchQuerySchema } from '@mall/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { priceRanges } from './facet-vocabulary.ts';

export type ParsedSearch = z.output<typeof searchQuerySchema>;
type Condition = RawBuilder<boolean>;

/** The filters a shopper can combine, in the order they are shown (spec 2.8). */
export const dimensions = [
  'brand',
  'category',
  'size',
  'price',
  'state',
  'promotion',
  'color',
  'season',
] as const;
export type Dimension = (typeof dimensions)[number];

/** Matches everything; every part of the WHERE clause then has the same form. */
const always = sql<boolean>`true`;
const and = (parts: Condition[]): Condition =>
  parts.length === 0 ? always : sql`${sql.join(parts, sql` and `)}`;
const integers = (values: readonly string[]) => values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);

/** Promotions that hold now: TIME counts only while the time sale runs. */
export function promotionsSql(now: Date): RawBuilder<string[]> {
  return sql`case when p.time_sale_start_at <= ${now}::timestamptz and p.time_sale_end_at > ${now}::timestamptz
    then p.promotions else array_remove(p.promotions, 'TIME') end`;
}

/** What the page is about: site, category, brand, keyword, flag. Not filters, so facets never leave them. */
export function scopeCondition(query: ParsedSearch, promotions: RawBuilder<string[]>): Condition {
  const parts: Condition[] = [sql`not p.is_hidden`];
  // The main shop sells every brand; the other sites their own.
  if (query.family_site_id && query.family_site_id !== 1)
    parts.push(sql`b.family_site_id = ${query.family_site_id}`);
  if (query.category_id) parts.push(sql`p.category_ids @> ${[query.category_id]}::int[]`);
  if (query.brand) parts.push(sql`p.brand_id = ${query.brand}`);
  if (query.promotion) parts.push(sql`(${promotions}) @> ${[query.promotion]}::text[]`);
  if (query.gnb_state) parts.push(sql`p.flags @> ${[query.gnb_state]}::text[]`);
  if (query.product_ids) parts.push(sql`p.product_id = any(${integers(query.product_ids)}::int[])`);
  for (const word of wordsOf(query.search_keyword)) parts.push(sql`p.search_text like ${likePattern(word)}`);
  return and(parts);
}

/** Each word must occur somewhere; more than eight add nothing but work. */
function wordsOf(keyword = ''): string[] {
  return keyword.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8);
}

/** A substring as LIKE takes it, with its wildcards disarmed. */
export function likePattern(word: string): string {
  return `%${word.replace(/[\\%_]/g, '\\$&')}%`;
}

/** One condition per filter; values of one filter widen it, different filters narrow each other. */
export function filterConditions(
  query: ParsedSearch,
  price: RawBuilder<number>,
  promotions: RawBuilder<string[]>,
): Record<Dimension, Condition> {
  const overlaps = (column: RawBuilder<unknown>, values: readonly string[] | undefined): Condition =>
    values?.length ? sql`${column} && ${[...values]}::text[]` : always;
  return {
    brand: query.f_brands?.length ? sql`p.brand_id = any(${integers(query.f_brands)}::int[])` : always,
    category: query.f_categories?.length
      ? sql`p.category_ids && ${integers(query.f_categories)}::int[]`
      : always,
    size: and([
      overlaps(sql`p.size_names`, query.f_search_sizes),
      ...(query.f_big_sizes === '1' ? [sql<boolean>`p.flags @> array['bigSize']`] : []),
    ]),
    price: priceCondition(query.f_prices, price),
    state: stateCondition(query.f_states),
    promotion: overlaps(sql`(${promotions})`, query.f_promotions),
    color: overlaps(sql`p.color_groups`, query.f_colors),
    season: overlaps(sql`p.seasons`, query.f_seasons),
  };
}

function priceCondition(values: readonly string[] | undefined, price: RawBuilder<number>): Condition {
  if (!values?.length) return always;
  const ranges = priceRanges.filter((range) => values.includes(range.value));
  if (ranges.length === 0) return sql`false`;
  const parts = ranges.map(
    (range) => sql`(${price} >= ${range.from}::int and ${price} < ${range.below}::int)`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

function stateCondition(values: readonly string[] | undefined): Condition {
  if (!values?.length) return always;
  const flags = values.filter((value) => value !== 'SOLDOUT');
  const soldOut = values.includes('SOLDOUT') ? sql`p.is_sold_out` : sql`false`;
  return sql`(p.flags && ${flags}::text[] or ${soldOut})`;
}
