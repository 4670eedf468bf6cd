import {
  listBrandWishes,
  mergeBrandWishes,
  removeBrandWishes,
} from '@mall/contracts/api/people/brand-wishes';
import { listWishes, listWishIds, mergeWishes, removeWishes } from '@mall/contracts/api/people/wishes';
import { guestBrandWishes } from '@mall/contracts/client/guest-brand-wishes';
import { guestWishes, guestWishPrices, keepGuestWishes } from '@mall/contracts/client/guest-wishes';
import { endpointKey } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

const invalidates = [listWishes, listWishIds, listBrandWishes];

/** Ids that a merge has put onto the member's lists. */
export interface Merged {
  products: readonly number[];
  brands: readonly number[];
}

type Services = Pick<RemoteServices, 'api' | 'queryClient'>;

/** Sends what the device keeps to the member's lists. What could not be sent stays on the device for the next page. */
export async function mergeDevice({ api, queryClient }: Services): Promise<Merged> {
  const merged: Merged = { products: await mergeProducts(api), brands: await mergeBrands(api) };
  for (const endpoint of invalidates) void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
  return merged;
}

async function mergeProducts(api: Services['api']): Promise<readonly number[]> {
  const ids = guestWishes();
  if (ids.length === 0) return [];
  const body = { product_ids: [...ids], seen_prices: guestWishPrices() };
  const sent = await api(mergeWishes, { body }).catch(() => null);
  if (sent) keepGuestWishes([]);
  return sent?.added ?? [];
}

async function mergeBrands(api: Services['api']): Promise<readonly number[]> {
  const ids = guestBrandWishes.ids();
  if (ids.length === 0) return [];
  const sent = await api(mergeBrandWishes, { body: { brand_ids: [...ids] } }).catch(() => null);
  if (sent) guestBrandWishes.keep([]);
  return sent?.added ?? [];
}

/** Takes off again what a merge has added. */
export function useUndoMerge(onDone: () => void) {
  return useTask(
    async ({ products, brands }: Merged, { api }) => {
      if (products.length > 0) await api(removeWishes, { body: { product_ids: [...products] } });
      if (brands.length > 0) await api(removeBrandWishes, { body: { brand_ids: [...brands] } });
    },
    { invalidates, onSuccess: onDone, failed: copy.failed },
  );
}
