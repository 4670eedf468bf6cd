import { copy } from './copy.ts';

const firstSyllable = 0xac00;
const lastSyllable = 0xd7a3;
/** Syllables that begin with one consonant. */
const perConsonant = 588;

/** The letter under which a name is filed: ㄱ to ㅎ, A to Z, or what is neither. */
export function initialOf(name: string): string {
  const [first = ''] = name.trim().toUpperCase();
  const code = first.charCodeAt(0);
  if (code >= firstSyllable && code <= lastSyllable)
    return copy.consonants[Math.floor((code - firstSyllable) / perConsonant)] ?? copy.others;
  return /^[A-Z]$/.test(first) ? first : copy.others;
}

export interface InitialGroup<Item> {
  initial: string;
  items: Item[];
}

/** Items under their initials, in the order of the alphabet; what has none comes last. */
export function groupByInitial<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
): InitialGroup<Item>[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const initial = initialOf(nameOf(item));
    groups.set(initial, [...(groups.get(initial) ?? []), item]);
  }
  const place = (initial: string) => (initial === copy.others ? '\uffff' : initial);
  return [...groups]
    .map(([initial, members]) => ({
      initial,
      items: members.sort((one, other) => compare(nameOf(one), nameOf(other))),
    }))
    .sort((one, other) => compare(place(one.initial), place(other.initial)));
}

// By code point, as Hangul is ordered: a collator of `Intl` differs between server and browser.
const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
