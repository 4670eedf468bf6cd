import { type Dimension, dimensions } from '../products/search-dimensions.ts';
import type { FacetRow } from '../products/search-facets.ts';
import { type Bits, difference, hasBit, intersection, slotsIn } from './bits.ts';
import type { FactColumn } from './fact-column.ts';
import { quickFact } from './list-facts.ts';
import { columnOf, type ListQuestion } from './list-question.ts';
import type { ListTable } from './list-table.ts';

/** What passes every filter. */
export function passing({ scope, filters }: ListQuestion): Bits {
  return intersection(scope, [...filters.values()]);
}

export interface ListCounts {
  total: number;
  hasQuickDelivery: boolean;
  facets: FacetRow[];
}

/** How many there are, and of each value under all the other filters when facets are wanted. */
export function countList(
  table: ListTable,
  question: ListQuestion,
  { rate, hasFacets }: { rate: number; hasFacets: boolean },
): ListCounts {
  const all = passing(question);
  const quick = table.facts.marks.having(quickFact);
  const slots = slotsIn(all, table.room);
  return {
    total: slots.length,
    hasQuickDelivery: quick !== undefined && intersects(all, quick),
    facets: hasFacets ? countFacets(table, question, all, rate) : [],
  };
}

/**
 * Each value under all the other filters but not its own. Choosing a second brand widens the list, so its count must
 * not be zero because of the first: besides what passes, what fails that filter alone is counted.
 */
function countFacets(table: ListTable, question: ListQuestion, all: Bits, rate: number): FacetRow[] {
  const counts = new Map<string, FacetRow>();
  const count = (column: FactColumn, slots: Uint32Array, isCounted: (facet: Dimension) => boolean) =>
    column.count(slots, (fact, found) => {
      const at = fact.indexOf(':');
      const facet = dimensions.find((name) => name === fact.slice(0, at));
      if (!facet || !isCounted(facet)) return;
      const row = counts.get(fact) ?? { facet, value: fact.slice(at + 1), count: 0 };
      row.count += found;
      counts.set(fact, row);
    });
  const slots = slotsIn(all, table.room);
  const columns = new Set(dimensions.map((dimension) => columnOf(table, dimension, rate)));
  for (const column of columns) count(column, slots, () => true);
  for (const [dimension, filter] of question.filters) {
    const others = [...question.filters].flatMap(([name, bits]) => (name === dimension ? [] : [bits]));
    const failing = difference(intersection(question.scope, others), filter);
    count(columnOf(table, dimension, rate), slotsIn(failing, table.room), (facet) => facet === dimension);
  }
  return [...counts.values()];
}

function intersects(one: Bits, other: Bits): boolean {
  return one.some((word, at) => (word & (other[at] ?? 0)) !== 0);
}

interface Page {
  offset: number;
  limit: number;
}

/** Ids of one page of what passes, in the given order of slots. */
export function pageIds(table: ListTable, all: Bits, order: Uint32Array, { offset, limit }: Page): number[] {
  const ids: number[] = [];
  let before = 0;
  for (let at = 0; at < order.length && ids.length < limit; at += 1) {
    const slot = order[at] ?? 0;
    if (!hasBit(all, slot)) continue;
    if (before >= offset) ids.push(table.ids[slot] ?? 0);
    before += 1;
  }
  return ids;
}

/** The same with the most relevant first, and those that are equally relevant in the given order. */
export function rankedPageIds(
  table: ListTable,
  all: Bits,
  { order, relevance }: { order: Uint32Array; relevance: Uint8Array },
  { offset, limit }: Page,
): number[] {
  const byRelevance = new Map<number, number[]>();
  for (const slot of order) {
    if (!hasBit(all, slot)) continue;
    const score = relevance[slot] ?? 0;
    const equals = byRelevance.get(score);
    if (equals) equals.push(slot);
    else byRelevance.set(score, [slot]);
  }
  const scores = [...byRelevance.keys()].sort((one, other) => other - one);
  const slots = scores.flatMap((score) => byRelevance.get(score) ?? []);
  return slots.slice(offset, offset + limit).map((slot) => table.ids[slot] ?? 0);
}
