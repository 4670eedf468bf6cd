import { createOfPage } from '../of-page.ts';

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

/** There are none until the keeper is there. */
const hearts = createOfPage<Hearts>();

export const setHearts = hearts.set;

/** Whether a product is wished for; null while unknown, and then there is no heart. */
export const useHeart = (productId: number): boolean | null =>
  hearts.use((current) => current?.has(productId) ?? null);

export const toggleHeart = (product: WishedProduct): void => hearts.current()?.toggle(product);
