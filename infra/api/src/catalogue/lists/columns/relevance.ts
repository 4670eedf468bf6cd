import { facets } from '@mall/contracts/domain/catalogue/facets';
import type { KeywordWord } from '../keywords/search-words.ts';
import { type Bits, hasBit } from './bits.ts';
import type { KeywordMatch } from './keyword-match.ts';
import { factOf } from './list-facts.ts';
import type { ListTable } from './list-table.ts';

const isSeason = ({ filter }: KeywordWord) => filter !== undefined && 'season' in filter;

/**
 * How well the product of a slot answers a keyword, the higher the better; null where all answer alike. Its name counts
 * first, then for how few seasons it is: who asks for winter means a down jacket before loafers for every day.
 */
export function relevanceOf(
  table: ListTable,
  words: readonly KeywordWord[],
  match: KeywordMatch | null,
): ((slot: number) => number) | null {
  const ofWords = (slot: number) => match?.relevance[slot] ?? 0;
  if (!words.some(isSeason)) return match && ofWords;
  const seasons = facets.season.values.flatMap(({ value }): Bits[] => {
    const bits = table.facts.taxonomy.having(factOf('season', value));
    return bits ? [bits] : [];
  });
  const others = (slot: number) => seasons.filter((bits) => hasBit(bits, slot)).length;
  return (slot) => ofWords(slot) * (seasons.length + 1) - others(slot);
}
