import type { searchQuerySchema } from '@mall/contracts/api/products';
import { type RawBuilder, sql } from 'kysely';
import type * as z from 'zod';
import { colorGroups } from '../seed/colors.ts';
import { priceRanges, promotionNames, seasonNames, stateNames } from './facet-vocabulary.ts';
import type { KeywordWord } from './search-words.ts';

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
const promotionTypes = new Set<string>(promotionNames.map(([value]) => value));
const integers = (values: readonly string[]) => values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);

/** Promotions that hold now: TIME counts only while the time sale runs. */
export function promotionsSql(now: Date): RawBuilder<string[]> {
  return sql`case when p.time_sale_start_at <= ${now}::timestamptz and p.time_sale_end_at > ${now}::timestamptz
    then p.promotions else array_remove(p.promotions, 'TIME') end`;
}

/** What the page is about: site, category, brand, keyword, flag. Not filters, so facets never leave them. */
export function scopeCondition(
  query: ParsedSearch,
  words: readonly KeywordWord[],
  promotions: RawBuilder<string[]>,
): Condition {
  const parts: Condition[] = [sql`not p.is_hidden`];
  // The main shop sells every brand; the other sites their own.
  if (query.family_site_id && query.family_site_id !== 1)
    parts.push(sql`b.family_site_id = ${query.family_site_id}`);
  if (query.category_id) parts.push(sql`p.category_ids @> ${[query.category_id]}::int[]`);
  if (query.brand) parts.push(sql`p.brand_id = ${query.brand}`);
  if (query.promotion && promotionTypes.has(query.promotion))
    parts.push(sql`(${promotions}) @> ${[query.promotion]}::text[]`);
  if (query.gnb_state) parts.push(sql`p.flags @> ${[query.gnb_state]}::text[]`);
  if (query.product_ids) parts.push(sql`p.product_id = any(${integers(query.product_ids)}::int[])`);
  for (const word of words) parts.push(wordCondition(word));
  return and(parts);
}

function wordCondition({ meant, filter }: KeywordWord): Condition {
  if (!filter) return sql`p.search_words && ${meant}::text[]`;
  if ('size' in filter) return sql`p.size_names @> ${[filter.size]}::text[]`;
  return sql`p.category_ids @> ${[filter.categoryId]}::int[]`;
}

/**
 * How well a product answers the keyword: its name holds the keyword as typed, then how many of its words stand in the
 * name and not only in brand, category or colours; 0 without a keyword.
 */
export function relevanceSql(words: readonly KeywordWord[]): RawBuilder<number> {
  if (words.length === 0) return sql`0`;
  const name = sql`string_to_array(lower(p.product_name), ' ')`;
  const phrase = words.map((word) => word.typed).join(' ');
  const scores = words.map(
    (word) => sql`(${name} && ${word.meant}::text[])::int * 2 + (${name} @> ${[word.typed]}::text[])::int`,
  );
  return sql`(position(${phrase}::text in lower(p.product_name)) > 0)::int * 4 + ${sql.join(scores, sql` + `)}`;
}

/**
 * One condition per filter; values of one filter widen it, different filters narrow each other. Values outside the
 * lists of spec 9 are ignored (spec 2.2); a brand, category or size that nothing has finds nothing.
 */
export function filterConditions(
  query: ParsedSearch,
  price: RawBuilder<number>,
  promotions: RawBuilder<string[]>,
): Record<Dimension, Condition> {
  const overlaps = (column: RawBuilder<unknown>, values: readonly string[] | undefined): Condition =>
    values?.length ? sql`${column} && ${[...values]}::text[]` : always;
  const brands = integers(query.f_brands ?? []);
  const categories = integers(query.f_categories ?? []);
  return {
    brand: brands.length ? sql`p.brand_id = any(${brands}::int[])` : always,
    category: categories.length ? sql`p.category_ids && ${categories}::int[]` : always,
    size: and([
      overlaps(sql`p.size_names`, query.f_search_sizes),
      ...(query.f_big_sizes === '1' ? [sql<boolean>`p.flags @> array['bigSize']`] : []),
    ]),
    price: priceCondition(query.f_prices, price),
    state: stateCondition(knownOf(query.f_states, stateNames)),
    promotion: overlaps(sql`(${promotions})`, knownOf(query.f_promotions, promotionNames)),
    color: overlaps(sql`p.color_groups`, knownOf(query.f_colors, colorNames)),
    season: overlaps(sql`p.seasons`, knownOf(query.f_seasons, seasonNames)),
  };
}

const colorNames = colorGroups.map(({ value, name }) => [value, name] as const);

function knownOf(values: readonly string[] = [], names: readonly (readonly [string, string])[]): string[] {
  return values.filter((value) => names.some(([known]) => known === value));
}

function priceCondition(values: readonly string[] = [], price: RawBuilder<number>): Condition {
  const ranges = priceRanges.filter((range) => values.includes(range.value));
  if (ranges.length === 0) return always;
  const parts = ranges.map(
    (range) => sql`(${price} >= ${range.from}::int and ${price} < ${range.below}::int)`,
  );
  return sql`(${sql.join(parts, sql` or `)})`;
}

function stateCondition(values: readonly string[]): Condition {
  if (values.length === 0) return always;
  const flags = values.filter((value) => value !== 'SOLDOUT');
  const soldOut = values.includes('SOLDOUT') ? sql`p.is_sold_out` : sql`false`;
  return sql`(p.flags && ${flags}::text[] or ${soldOut})`;
}
