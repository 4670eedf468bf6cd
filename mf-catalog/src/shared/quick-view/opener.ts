import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { useSyncExternalStore } from 'react';

/** Shows a product over the list that it stands in. */
export type OpenProduct = (product: ProductCard) => void;

/** Of this browser: null on pages without quick view, and until the page is used. The server never has one. */
let opener: OpenProduct | null = null;
const listeners = new Set<() => void>();

/** Returns what takes it away again, unless another page has set its own meanwhile. */
export function setOpener(next: OpenProduct): () => void {
  change(next);
  return () => {
    if (opener === next) change(null);
  };
}

function change(next: OpenProduct | null): void {
  opener = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What a card's button does; null where there is none. */
export const useOpener = (): OpenProduct | null =>
  useSyncExternalStore(
    watch,
    () => opener,
    () => null,
  );
