import * as z from 'zod/mini';

const storageKey = 'LIST_PAGES';
const maximumEntries = 30;
/** The name of an entry that the browser made itself: another visit of the address has it too. */
const initialKey = 'initial ';

const placeSchema = z.object({
  /** Last page that is on the page. */
  last: z.int(),
  /** First card in view and how far it was from the top, px. */
  card: z.optional(z.object({ product_id: z.int(), top: z.number() })),
});
export type ListPlace = z.infer<typeof placeSchema>;
const placesSchema = z.array(z.object({ name: z.string(), place: placeSchema }));

let places: Map<string, ListPlace> | null = null;
const listeners = new Set<() => void>();

/** Reads what this tab remembers; a page that was opened anew begins at its beginning. */
function known(): Map<string, ListPlace> {
  if (places) return places;
  let stored: unknown = [];
  try {
    stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    // Storage can be forbidden; lists then begin at their beginning.
  }
  const entries = z.safeParse(placesSchema, stored).data ?? [];
  places = new Map(entries.map(({ name, place }) => [name, place]));
  const isOpened = performance
    .getEntriesByType?.('navigation')
    .every((entry) => 'type' in entry && entry.type === 'navigate');
  if (isOpened) for (const name of [...places.keys()]) if (name.startsWith(initialKey)) places.delete(name);
  return places;
}

/** Where a list was left, by the entry of the session history and its address. */
export const placeOf = (name: string): ListPlace | undefined => known().get(name);

/** Remembers it, also beyond a reload or a webview that the system has ended. */
export function keepPlace(name: string, place: ListPlace): void {
  const all = known();
  all.delete(name);
  all.set(name, place);
  for (const oldest of [...all.keys()].slice(0, Math.max(0, all.size - maximumEntries))) all.delete(oldest);
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Array.from(all, ([name, place]) => ({ name, place }))));
  } catch {
    // Full or forbidden: this page still knows.
  }
  for (const listener of listeners) listener();
}

export function watchPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Forgets what it has read, as a new page does. */
export function forgetPlaces(): void {
  places = null;
}
