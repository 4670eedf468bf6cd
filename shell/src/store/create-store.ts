import type { Store } from '@mall/contracts/platform/services';

export interface WritableStore<T> extends Store<T> {
  initial: () => T;
  set(value: T): void;
}

/** A value with listeners, in the shape that `useSyncExternalStore` wants. */
export function createStore<T>(initial: T): WritableStore<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    current: () => value,
    initial: () => initial,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
  };
}
