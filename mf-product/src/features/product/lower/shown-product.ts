import type { ColorOption, ProductView } from '@mall/contracts/api/catalogue/product-view';

export interface Shown {
  product: ProductView;
  /** The colour that is chosen. */
  color: ColorOption | undefined;
}

/** What is shown above, for parts below that come to life on their own. */
export interface ShownProduct {
  current(): Shown;
  /** What the server rendered. */
  opening(): Shown;
  subscribe(listener: () => void): () => void;
  set(shown: Shown): void;
}

export function createShownProduct(opening: Shown): ShownProduct {
  let shown = opening;
  const listeners = new Set<() => void>();
  return {
    current: () => shown,
    opening: () => opening,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      if (next.product === shown.product && next.color === shown.color) return;
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
