import type { Brand } from '@mall/contracts/api/catalogue/brands';
import { copy } from './copy.ts';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Syllables of one initial consonant follow one another. */
const syllablesEach = 588;
const other = '#';

/** What a name is found under: a Korean consonant, a Latin letter, or `#`. */
export function initialOf(name: string): string {
  const [letter = ''] = name.normalize('NFC').trim();
  const code = letter.charCodeAt(0);
  if (code >= firstSyllable && code <= lastSyllable)
    return copy.consonants[Math.floor((code - firstSyllable) / syllablesEach)] ?? other;
  return /[a-z]/i.test(letter) ? letter.toUpperCase() : other;
}

const rank = (initial: string) => (initial === other ? 2 : initial >= 'A' && initial <= 'Z' ? 1 : 0);

/** Brands by their initials: Korean ones, Latin ones, others; within one by name. */
export function groupByInitial<T extends Pick<Brand, 'name'>>(
  brands: readonly T[],
): { initial: string; brands: T[] }[] {
  const groups = new Map<string, T[]>();
  for (const brand of brands) {
    const initial = initialOf(brand.name);
    groups.set(initial, [...(groups.get(initial) ?? []), brand]);
  }
  return [...groups]
    .map(([initial, found]) => ({
      initial,
      brands: found.sort((one, next) => one.name.localeCompare(next.name, 'ko')),
    }))
    .sort((one, next) => rank(one.initial) - rank(next.initial) || (one.initial < next.initial ? -1 : 1));
}
