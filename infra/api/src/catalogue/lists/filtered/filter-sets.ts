import {
  bigSizeParameter,
  chosenValues,
  type Facet,
  type FacetName,
} from '@mall/contracts/domain/catalogue/facets';
import { promotionTypeSchema } from '@mall/contracts/domain/catalogue/promotions';
import { sql } from 'kysely';
import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import { type Bits, emptyBits, intersection, setBit, union } from '../columns/bits.ts';
import type { FactColumn } from '../columns/fact-column.ts';
import type { KeywordMatch } from '../columns/keyword-match.ts';
import { type Fact, factOf } from '../columns/list-facts.ts';
import type { ListTable } from '../columns/list-table.ts';
import type { ParsedSearch } from '../facets/parsed-search.ts';
import type { KeywordWord } from '../keywords/search-words.ts';
import type { OpenPeriod } from '../periods/list-period.ts';

/** What a list is about and narrowed to, as sets of slots. */
export interface FilterSets {
  /** What the page is about: site, category, brand, keyword, flag. Not filters, so facets never leave it. */
  scope: Bits;
  /** By filter in use. Big sizes narrow a list like any other filter, but have no values of their own to count. */
  filters: ReadonlyMap<string, Bits>;
}

/** A list query with what the database adds to it. */
export interface Asked {
  query: ParsedSearch;
  words: readonly KeywordWord[];
  match: KeywordMatch | null;
  /** Brands of the family site; null for every brand. */
  siteBrands: readonly number[] | null;
  /** The grade's discount, per cent. */
  rate: number;
  period: OpenPeriod | null;
}

/** Values that can be ids, written as ids are. */
const integers = (values: readonly string[] = []) =>
  values.filter((value) => /^\d{1,9}$/.test(value)).map(Number);

/** Brands of a family site. The main shop sells every brand; the other sites their own. */
export async function loadSiteBrands(db: Db, siteId: number | undefined): Promise<number[] | null> {
  if (!siteId || siteId === 1) return null;
  const { rows } = await sql<Row<'brands', 'brand_id'>>`
    select brand_id from brands where family_site_id = ${siteId}`.execute(db);
  return rows.map((row) => row.brand_id);
}

/** The column that holds a filter's values. */
export function columnOf(table: ListTable, name: string, rate: number): FactColumn {
  const { column = 'prices' } = table.vocabulary.columns[name] ?? {};
  return column === 'prices' ? table.pricesAt(rate).ranges : table.facts[column];
}

/** Fields of a query that say which part of a list is wanted, and not what it is about. */
const partFields: readonly (keyof ParsedSearch)[] = ['page', 'display_size', 'sort', 'is_count', 'is_filter'];

/** Names what a list holds, apart from one filter if given: lists of one name are the same in one table. */
export function nameOf({ query, words, siteBrands, rate, period }: Asked, without?: Facet): string {
  const left = new Set<string>([...partFields, ...(without ? [without.parameter] : [])]);
  const about = Object.entries(query).filter(([field]) => !left.has(field));
  return JSON.stringify([about, words, siteBrands, rate, period?.name]);
}

/** Reads a query into sets; the table must stand at the moment that prices are asked for. */
export function filterSetsOf(table: ListTable, asked: Asked): FilterSets {
  return {
    scope: intersection(table.shown, scopeParts(table, asked)),
    filters: filtersOf(table, asked),
  };
}

function scopeParts(table: ListTable, { query, words, match, siteBrands, rate, period }: Asked): Bits[] {
  const having = (name: FacetName, values: readonly (string | number)[]) =>
    anyOf(
      table,
      columnOf(table, name, rate),
      values.map((value) => factOf(name, value)),
    );
  const parts: Bits[] = [];
  if (siteBrands) parts.push(having('brand', siteBrands));
  if (query.category_id) parts.push(having('category', [query.category_id]));
  if (query.brand) parts.push(having('brand', [query.brand]));
  const promotion = promotionTypeSchema.safeParse(query.promotion);
  if (promotion.success) parts.push(having('promotion', [promotion.data]));
  // The best of a period are those that sold best, whatever is marked as best.
  if (query.gnb_state && !period?.order) parts.push(having('state', [query.gnb_state]));
  if (period) parts.push(period.slots(table));
  if (query.product_ids) parts.push(slotsOfIds(table, integers(query.product_ids)));
  if (match) parts.push(match.slots);
  for (const { filter } of words) {
    if (!filter) continue;
    if ('size' in filter) parts.push(having('size', [filter.size]));
    else if ('season' in filter) parts.push(having('season', [filter.season]));
    else if ('flag' in filter) parts.push(having('state', [filter.flag]));
    else if ('price' in filter) parts.push(table.pricedWithin(filter.price, rate));
    else parts.push(having('category', [filter.categoryId]));
  }
  return parts;
}

/**
 * One set per filter in use; values of one filter widen it, different filters narrow each other. Values that may not be
 * chosen are ignored (spec 2.2); a brand, category or size that nothing has finds nothing.
 */
function filtersOf(table: ListTable, { query, rate }: Asked): Map<string, Bits> {
  const filters = new Map<string, Bits>();
  for (const [name, facet] of Object.entries(table.vocabulary.facets)) {
    const facts = chosenValues(facet, askedValues(query, facet)).map((value) => factOf(name, value));
    if (facts.length > 0) filters.set(name, anyOf(table, columnOf(table, name, rate), facts));
  }
  if (query[bigSizeParameter] === '1')
    filters.set('bigSize', anyOf(table, table.facts.labels, [factOf('state', 'bigSize')]));
  return filters;
}

/** What a query asks of a filter. */
function askedValues(query: Readonly<Record<string, unknown>>, { parameter }: Facet): string[] {
  const values = query[parameter];
  return Array.isArray(values) ? values.filter((value) => typeof value === 'string') : [];
}

function anyOf(table: ListTable, column: FactColumn, facts: readonly Fact[]): Bits {
  const parts = facts.flatMap((fact) => column.having(fact) ?? []);
  const [only] = parts;
  // Most filters have one value: its set is used as it is, never written to.
  return only && parts.length === 1 ? only : union(table.capacity, parts);
}

function slotsOfIds(table: ListTable, ids: readonly number[]): Bits {
  const bits = emptyBits(table.capacity);
  for (const id of ids) {
    const slot = table.slotOf(id);
    if (slot !== undefined) setBit(bits, slot, true);
  }
  return bits;
}
