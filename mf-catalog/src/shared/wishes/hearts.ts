import { useSyncExternalStore } from 'react';

/** The product whose heart is pressed. */
export interface WishedProduct {
  product_id: number;
  product_name: string;
  /** KRW. */
  last_price: number;
}

interface Hearts {
  has: (productId: number) => boolean;
  toggle: (product: WishedProduct) => void;
}

/** Of this browser: null until the keeper is there. The server never has any. */
let hearts: Hearts | null = null;
const listeners = new Set<() => void>();

/** Returns what takes them away again, unless the keeper of another page has set its own meanwhile. */
export function setHearts(next: Hearts): () => void {
  change(next);
  return () => {
    if (hearts === next) change(null);
  };
}

function change(next: Hearts | null): void {
  hearts = next;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a product is wished for; null while nobody knows, and then there is no heart. */
export function useHeart(productId: number): boolean | null {
  return useSyncExternalStore(
    watch,
    () => hearts?.has(productId) ?? null,
    () => null,
  );
}

export const toggleHeart = (product: WishedProduct): void => hearts?.toggle(product);
