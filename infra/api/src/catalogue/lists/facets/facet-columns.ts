import { type FacetName, type FacetVocabulary, facets } from '@mall/contracts/domain/catalogue/facets';
import { type RawBuilder, sql } from 'kysely';

/** Between values of one filter, and between filters in a key: no value of ours holds them. */
export const valueSeparator = '\u001f';
export const partSeparator = '\u001e';

/** Columns in memory, each with the filters that are counted together; prices depend on who asks. */
export type KeyColumn = 'taxonomy' | 'labels' | 'sizes' | 'colors';

/** Where lists have the values of a filter, and for those of a product's row how they are read from it. */
type FacetColumn = { column: KeyColumn; values: RawBuilder<unknown> } | { column: 'prices' };

/** The values of an array column as text. */
const arrayOf = (array: RawBuilder<unknown>) => sql`array_to_string(${array}, ${valueSeparator})`;

/** One entry for each filter of the shop. */
const facetColumns: Readonly<Record<FacetName, FacetColumn>> = {
  brand: { column: 'taxonomy', values: sql`brand_id` },
  category: { column: 'taxonomy', values: arrayOf(sql`category_ids`) },
  season: { column: 'taxonomy', values: arrayOf(sql`seasons`) },
  state: {
    column: 'labels',
    values: arrayOf(sql`flags || case when is_sold_out then '{SOLDOUT}'::text[] else '{}' end`),
  },
  // The time sale comes and goes with the clock (`onTimeSale`).
  promotion: { column: 'labels', values: arrayOf(sql`array_remove(promotions, 'TIME')`) },
  size: { column: 'sizes', values: arrayOf(sql`size_names`) },
  color: { column: 'colors', values: arrayOf(sql`color_groups`) },
  price: { column: 'prices' },
};

/** The filters that lists know, and where their values are. */
export interface ListVocabulary {
  facets: FacetVocabulary;
  columns: Readonly<Record<string, FacetColumn>>;
}
export const shopVocabulary: ListVocabulary = { facets, columns: facetColumns };

/** Filters that share a column, in the order in which its keys have them. */
export function facetsIn({ columns }: ListVocabulary, column: KeyColumn): string[] {
  return Object.keys(columns).filter((name) => columns[name]?.column === column);
}

/** SQL of a column's key: the values of its filters, one part each, and what else is counted with them. */
export function keySql(
  vocabulary: ListVocabulary,
  column: KeyColumn,
  more: readonly RawBuilder<unknown>[] = [],
): RawBuilder<string> {
  const parts = Object.values(vocabulary.columns).flatMap((facet) =>
    facet.column === column && 'values' in facet ? [facet.values] : [],
  );
  return sql`concat_ws(${partSeparator}, ${sql.join([...parts, ...more])})`;
}
