import type { Facet } from '@mall/contracts/domain/catalogue/facets';
import { type Bits, intersection, slotsIn } from '../columns/bits.ts';
import type { FactColumn } from '../columns/fact-column.ts';
import { factOf, quickFact } from '../columns/list-facts.ts';
import type { ListTable } from '../columns/list-table.ts';
import type { FacetRow } from '../facets/search-facets.ts';
import { type Asked, columnOf, type FilterSets, filterSetsOf, nameOf } from './filter-sets.ts';

interface ListCounts {
  total: number;
  hasQuickDelivery: boolean;
  /** Products that come in big sizes. */
  bigSizes: number;
  facets: FacetRow[];
}

/** A list in one table. Keep it no longer than until the next `await`. */
export interface OpenList {
  /** What passes every filter. */
  all: () => Bits;
  /** How many there are, and of each value under all the other filters when facets are wanted. */
  count: (hasFacets: boolean) => ListCounts;
  /** Whether the list has anything of a category when nothing is filtered. */
  sells: (categoryId: number) => boolean;
}

/**
 * Opens a list. What it finds stays with the table until that changes: other pages and orders of the list have the
 * same products, and lists that differ in one filter have the same values in it.
 */
export function openList(table: ListTable, asked: Asked): OpenList {
  let sets: FilterSets | undefined;
  const question = () => {
    sets ??= filterSetsOf(table, asked);
    return sets;
  };
  const all = () =>
    table.answers.passing(nameOf(asked), () =>
      intersection(question().scope, [...question().filters.values()]),
    );

  const { facets } = table.vocabulary;
  const names = Object.keys(facets);

  const facetsOf = (name: string, facet: Facet) =>
    table.answers.facets(`${name} ${nameOf(asked, facet)}`, () => {
      const others = [...question().filters].flatMap(([other, bits]) => (other === name ? [] : [bits]));
      const column = columnOf(table, name, asked.rate);
      const slots = slotsIn(intersection(question().scope, others), table.scratch);
      return countColumn(column, slots, (counted) => counted === name);
    });

  /**
   * Each value under all the other filters but not its own: choosing a second brand widens the list, so its count must
   * not be zero because of the first.
   */
  const countFacets = (slots: Uint32Array): FacetRow[] => {
    const narrowing = Object.entries(facets).filter(([name]) => question().filters.has(name));
    const narrowed = new Set(narrowing.map(([name]) => name));
    const columns = new Set(names.map((name) => columnOf(table, name, asked.rate)));
    const free = [...columns].flatMap((column) =>
      countColumn(column, slots, (name) => names.includes(name) && !narrowed.has(name)),
    );
    return [...free, ...narrowing.flatMap(([name, facet]) => facetsOf(name, facet))];
  };

  return {
    all,
    count: (hasFacets) => {
      const passing = all();
      const quick = table.facts.labels.having(quickFact);
      const big = table.facts.labels.having(factOf('state', 'bigSize'));
      const bigSizes = big ? slotsIn(intersection(passing, [big]), table.scratch).length : 0;
      // From here on the scratch buffer holds the slots of the list itself.
      const slots = slotsIn(passing, table.scratch);
      return {
        bigSizes,
        total: slots.length,
        hasQuickDelivery: quick !== undefined && intersects(passing, quick),
        facets: hasFacets ? countFacets(slots) : [],
      };
    },
    sells: (categoryId) => {
      const category = table.facts.taxonomy.having(factOf('category', categoryId));
      return category !== undefined && intersects(question().scope, category);
    },
  };
}

function countColumn(
  column: FactColumn,
  slots: Uint32Array,
  isCounted: (name: string) => boolean,
): FacetRow[] {
  const rows: FacetRow[] = [];
  column.count(slots, (fact, count) => {
    const at = fact.indexOf(':');
    const facet = fact.slice(0, at);
    if (at > 0 && isCounted(facet)) rows.push({ facet, value: fact.slice(at + 1), count });
  });
  return rows;
}

function intersects(one: Bits, other: Bits): boolean {
  return one.some((word, at) => (word & (other[at] ?? 0)) !== 0);
}
