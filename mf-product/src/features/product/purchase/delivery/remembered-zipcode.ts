import { useSyncExternalStore } from 'react';

const storageKey = 'delivery-zipcode';
const listeners = new Set<() => void>();

/** The postcode that this browser was asked about last; null for none, and where nothing can be stored. */
function read(): string | null {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored !== null && /^\d{5}$/.test(stored) ? stored : null;
  } catch {
    return null;
  }
}

let current: string | null | undefined;
const snapshot = () => {
  if (current === undefined) current = read();
  return current;
};

/** Keeps a postcode for the next product as well; null forgets it. */
export function rememberZipcode(zipcode: string | null): void {
  current = zipcode;
  try {
    if (zipcode === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, zipcode);
  } catch {
    // It is remembered until the page goes.
  }
  for (const listener of listeners) listener();
}

/** The remembered postcode; null on the server and until the page has come to life. */
export function useZipcode(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot,
    () => null,
  );
}
