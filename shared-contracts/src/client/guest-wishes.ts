import * as z from 'zod/mini';

const storageKey = 'GUEST_WISHES';
/** As many as one merge takes. */
export const maximumGuestWishes = 100;
const idsSchema = z.array(z.int().check(z.positive()));
const none: readonly number[] = [];

let known: { text: string | null; ids: readonly number[] } = { text: null, ids: none };
const listeners = new Set<() => void>();

/** Ids that were wished for on this device without a login, newest first. The same array while nothing changes. */
export function guestWishes(): readonly number[] {
  let text: string | null = null;
  try {
    text = localStorage.getItem(storageKey);
    if (text === known.text) return known.ids;
    const ids = z.safeParse(idsSchema, JSON.parse(text ?? '[]')).data ?? [];
    known = { text, ids: [...new Set(ids)].slice(0, maximumGuestWishes) };
  } catch {
    known = { text, ids: none };
  }
  return known.ids;
}

/** Keeps them; false when the device keeps nothing. */
export function keepGuestWishes(ids: readonly number[]): boolean {
  try {
    if (ids.length === 0) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(ids));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** Calls back when this tab or another one changes them; returns its undo. */
export function watchGuestWishes(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** What pressing a guest's heart came to. */
export type WishOutcome = 'wished' | 'unwished' | 'full' | 'failed';

/** Keeps a product on the device, or forgets it. */
export function toggleGuestWish(productId: number): WishOutcome {
  const ids = guestWishes();
  if (ids.includes(productId))
    return keepGuestWishes(ids.filter((id) => id !== productId)) ? 'unwished' : 'failed';
  if (ids.length >= maximumGuestWishes) return 'full';
  return keepGuestWishes([productId, ...ids]) ? 'wished' : 'failed';
}
