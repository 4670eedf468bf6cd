import type { PageLocation } from '@mall/contracts/platform/services';
import { createStore, type WritableStore } from '../store/create-store.ts';

export type LocationStore = WritableStore<PageLocation>;

/** Of an entry that the browser made. */
export const initialKey = 'initial';

/** Reads the address bar; an entry made by the browser has the key `initial`. */
export function readLocation(): PageLocation {
  const { pathname, search, hash } = window.location;
  const state: unknown = history.state;
  const key = typeof state === 'object' && state !== null && 'key' in state ? String(state.key) : initialKey;
  return { href: `${pathname}${search}${hash}`, pathname, search, hash, key };
}

export function createLocationStore(): LocationStore {
  return createStore(readLocation());
}
