import type { Dimension } from '../facets/search-dimensions.ts';
import { partMark, valueMark } from './load-rows.ts';

/** What lists filter and count by: a filter and one of its values. */
export type Fact = `${Dimension}:${string}` | typeof quickFact;
/** The product comes with quick delivery, whatever is promoted. */
export const quickFact = 'quick' as const;

export function factOf(facet: Dimension, value: string | number): Fact {
  return `${facet}:${value}`;
}

const factsOf = (facet: Dimension, part: string | undefined): Fact[] =>
  part ? part.split(valueMark).map((value) => factOf(facet, value)) : [];

/** Reads the keys of load-rows.ts. */
export const readFacts = {
  shelf: (key: string): Fact[] => {
    const [brand, categories, seasons] = key.split(partMark);
    return [...factsOf('brand', brand), ...factsOf('category', categories), ...factsOf('season', seasons)];
  },
  marks: (key: string): Fact[] => {
    const [flags, promotions, isSoldOut, isQuick, time] = key.split(partMark);
    return [
      ...factsOf('state', flags),
      ...(isSoldOut === 't' ? [factOf('state', 'SOLDOUT')] : []),
      ...factsOf('promotion', promotions),
      ...factsOf('promotion', time),
      ...(isQuick === 't' ? [quickFact] : []),
    ];
  },
  sizes: (key: string): Fact[] => factsOf('size', key),
  colors: (key: string): Fact[] => factsOf('color', key),
};

/** Marks of a product whose time sale runs. */
export function onTimeSale(marks: string): string {
  return `${marks}${partMark}TIME`;
}
