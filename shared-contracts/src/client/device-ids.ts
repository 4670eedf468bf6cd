import * as z from 'zod/mini';

const idsSchema = z.array(z.int().check(z.positive()));
const none: readonly number[] = [];

/** What pressing a guest's heart came to. */
export type WishOutcome = 'wished' | 'unwished' | 'full' | 'failed';

/** Ids that a device keeps until a member logs in, newest first. */
export interface DeviceIds {
  /** The same array while nothing changes. */
  ids(): readonly number[];
  /** False when the device keeps nothing. */
  keep(ids: readonly number[]): boolean;
  /** Calls back when this tab or another one changes them; returns its undo. */
  watch(listener: () => void): () => void;
  /** Keeps an id, or forgets it. */
  toggle(id: number): WishOutcome;
}

/** Ids under a key of `localStorage`, `maximum` at most. */
export function createDeviceIds(storageKey: string, maximum: number): DeviceIds {
  let known: { text: string | null; ids: readonly number[] } = { text: null, ids: none };
  const listeners = new Set<() => void>();

  const ids = (): readonly number[] => {
    let text: string | null = null;
    try {
      text = localStorage.getItem(storageKey);
      if (text === known.text) return known.ids;
      const read = z.safeParse(idsSchema, JSON.parse(text ?? '[]')).data ?? [];
      known = { text, ids: [...new Set(read)].slice(0, maximum) };
    } catch {
      known = { text, ids: none };
    }
    return known.ids;
  };
  const keep = (next: readonly number[]): boolean => {
    try {
      if (next.length === 0) localStorage.removeItem(storageKey);
      else localStorage.setItem(storageKey, JSON.stringify(next));
    } catch {
      return false;
    }
    for (const listener of listeners) listener();
    return true;
  };
  return {
    ids,
    keep,
    watch(listener) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
    toggle(id) {
      const before = ids();
      if (before.includes(id)) return keep(before.filter((other) => other !== id)) ? 'unwished' : 'failed';
      if (before.length >= maximum) return 'full';
      return keep([id, ...before]) ? 'wished' : 'failed';
    },
  };
}
