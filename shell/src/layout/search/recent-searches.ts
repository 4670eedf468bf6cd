import * as z from 'zod/mini';

/** What this browser searched for lately, newest first (docs/loose-contracts.md). */
const storageKey = 'RECENT_SEARCH';
/** There while the shopper wants none kept. */
const offKey = 'RECENT_SEARCH_OFF';
/** Kept at most (spec 9). */
const maximumEntries = 10;

const listSchema = z.array(z.string().check(z.minLength(1), z.maxLength(100)));

/** The list once a word was searched for: newest first, each once. */
const withSearch = (words: readonly string[], word: string): string[] =>
  [word, ...words.filter((known) => known !== word)].slice(0, maximumEntries);

export function readSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return [...new Set(z.safeParse(listSchema, stored).data ?? [])].slice(0, maximumEntries);
  } catch {
    return [];
  }
}

export function keepSearches(words: readonly string[]): void {
  try {
    if (words.length > 0) localStorage.setItem(storageKey, JSON.stringify(words));
    else localStorage.removeItem(storageKey);
  } catch {
    // A browser may refuse; the list is empty next time, no more.
  }
}

export function isKeeping(): boolean {
  try {
    return localStorage.getItem(offKey) === null;
  } catch {
    return false;
  }
}

/** Switches the keeping on or off; what was kept goes with it. */
export function setKeeping(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, '1');
  } catch {
    // As above.
  }
  if (!isOn) keepSearches([]);
}

/** Notes a search, unless the shopper wants none kept. */
export function noteSearch(typed: string): void {
  const word = typed.trim().replaceAll(/\s+/g, ' ').slice(0, 100);
  if (word !== '' && isKeeping()) keepSearches(withSearch(readSearches(), word));
}
