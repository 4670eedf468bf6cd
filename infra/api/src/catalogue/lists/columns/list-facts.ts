import { sizeGroups } from '@mall/contracts/domain/catalogue/sizes';
import {
  facetsIn,
  type KeyColumn,
  type ListVocabulary,
  partSeparator,
  valueSeparator,
} from '../facets/facet-columns.ts';

/** What lists filter and count by: a filter and one of its values. */
export type Fact = `${string}:${string}` | typeof quickFact;
/** The product comes with quick delivery, whatever is promoted. */
export const quickFact = 'quick' as const;

export function factOf(facet: string, value: string | number): Fact {
  return `${facet}:${value}`;
}

const factsOf = (facet: string, part: string | undefined): Fact[] =>
  part ? part.split(valueSeparator).map((value) => factOf(facet, value)) : [];

/** The groups that sizes belong to are values of the same filter: a group counts products, and can be chosen. */
const groupsOf = (facet: string, part: string | undefined): Fact[] => {
  const sizes = part?.split(valueSeparator) ?? [];
  return sizeGroups.flatMap(({ value, holds }) => (sizes.some(holds) ? [factOf(facet, value)] : []));
};

/** Reads the keys of a column (facet-columns.ts); labels end with `t` for quick delivery and TIME while the sale runs. */
export function readFacts(vocabulary: ListVocabulary, column: KeyColumn): (key: string) => Fact[] {
  const names = facetsIn(vocabulary, column);
  return (key) => {
    const parts = key.split(partSeparator);
    const facts = names.flatMap((name, at) => [
      ...factsOf(name, parts[at]),
      ...(vocabulary.facets[name]?.values === 'sizes' ? groupsOf(name, parts[at]) : []),
    ]);
    const [isQuick, time] = parts.slice(names.length);
    return [...facts, ...factsOf('promotion', time), ...(isQuick === 't' ? [quickFact] : [])];
  };
}

/** Marks of a product whose time sale runs. */
export function onTimeSale(labels: string): string {
  return `${labels}${partSeparator}TIME`;
}
