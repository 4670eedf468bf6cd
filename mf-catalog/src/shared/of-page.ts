import { useSyncExternalStore } from 'react';

/** What the page that is shown lends to its cards, wherever they stand; null while there is none. */
export interface OfPage<T> {
  /** Returns what takes it away again, unless another page has set its own meanwhile: two are alive for a frame. */
  set: (next: T) => () => void;
  current: () => T | null;
  /** Something of it, anew whenever it is set; the server never has any. */
  use: <Read>(read: (current: T | null) => Read) => Read;
}

export function createOfPage<T>(): OfPage<T> {
  let shown: T | null = null;
  const listeners = new Set<() => void>();
  const change = (next: T | null) => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const watch = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    set(next) {
      change(next);
      return () => {
        if (shown === next) change(null);
      };
    },
    current: () => shown,
    use: (read) =>
      useSyncExternalStore(
        watch,
        () => read(shown),
        () => read(null),
      ),
  };
}
