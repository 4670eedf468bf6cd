import { type Bits, hasBit } from './bits.ts';
import type { ListTable } from './list-table.ts';

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
  { order, relevanceOf }: { order: Uint32Array; relevanceOf: (slot: number) => number },
  { offset, limit }: Page,
): number[] {
  const byRelevance = new Map<number, number[]>();
  for (const slot of order) {
    if (!hasBit(all, slot)) continue;
    const score = relevanceOf(slot);
    const equals = byRelevance.get(score);
    if (equals) equals.push(slot);
    else byRelevance.set(score, [slot]);
  }
  const scores = [...byRelevance.keys()].sort((one, other) => other - one);
  const slots = scores.flatMap((score) => byRelevance.get(score) ?? []);
  return slots.slice(offset, offset + limit).map((slot) => table.ids[slot] ?? 0);
}
