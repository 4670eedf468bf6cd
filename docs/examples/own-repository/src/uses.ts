import { searchProducts } from '@mall/contracts/api/catalogue/products';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = { calls: [searchProducts] };
