import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { readSizeProfile } from '@mall/contracts/api/community/size-advice';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { addWish, listWishes, listWishIds, removeWishes } from '@mall/contracts/api/people/wishes';
import { cartProductsAdded, catalogListViewed } from '@mall/contracts/events/topics';
import { quickView } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';

/** What this remote exchanges with the rest of the shop. The browser's build leaves it out. */
export const uses: NonNullable<RemoteDefinition['uses']> = {
  calls: [
    viewNewMain,
    searchProducts,
    productInfo,
    listWishes,
    listWishIds,
    addWish,
    removeWishes,
    readSizeProfile,
  ],
  fragments: [quickView],
  publishes: [catalogListViewed],
  subscribes: [cartProductsAdded],
};
