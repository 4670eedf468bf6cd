import { listBrands } from '@mall/contracts/api/catalogue/brands';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { viewSettings } from '@mall/contracts/api/content/content';
import { issueAppCoupon } from '@mall/contracts/api/money/app-coupon';
import {
  listBrandWishes,
  mergeBrandWishes,
  removeBrandWishes,
} from '@mall/contracts/api/people/brand-wishes';
import { logout, viewMember } from '@mall/contracts/api/people/members';
import { storePushToken } from '@mall/contracts/api/people/mobiles';
import { listWishes, listWishIds, mergeWishes, removeWishes } from '@mall/contracts/api/people/wishes';
import {
  cartProductsAdded,
  catalogListViewed,
  orderCompleted,
  productViewed,
  sessionChanged,
  sessionLoggedOut,
} from '@mall/contracts/events/topics';
import { cartBadge } from '@mall/contracts/platform/fragments';
import type { RemoteDefinition } from '@mall/remote-kit/define-remote';
import type { ServerShell } from '@mall/remote-kit/server-shell';
import { renderLayout } from './render-layout.tsx';

/** What the shell exchanges with the remotes; it owns no route and lends no fragment. */
export const definition: Omit<RemoteDefinition, 'name'> = {
  routes: [],
  uses: {
    fragments: [cartBadge],
    publishes: [sessionChanged, sessionLoggedOut],
    subscribes: [
      sessionChanged,
      sessionLoggedOut,
      productViewed,
      cartProductsAdded,
      catalogListViewed,
      orderCompleted,
    ],
    calls: [
      viewSettings,
      listBrands,
      searchProducts,
      viewMember,
      logout,
      issueAppCoupon,
      storePushToken,
      mergeWishes,
      mergeBrandWishes,
      removeWishes,
      removeBrandWishes,
      listWishes,
      listWishIds,
      listBrandWishes,
    ],
  },
};

export const shell: ServerShell = { renderLayout };
