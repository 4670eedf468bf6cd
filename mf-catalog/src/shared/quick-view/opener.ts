import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { createOfPage } from '../of-page.ts';

/** Shows a product over the list that it stands in. On pages without quick view there is none, and before their first use. */
const opener = createOfPage<(product: ProductCard) => void>();

export const setOpener = opener.set;

/** What a card's button does; null where there is none. */
export const useOpener = () => opener.use((current) => current);
