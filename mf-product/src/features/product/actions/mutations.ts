import { addWish, listWishes, type listWishIds, removeWishes } from '@mall/contracts/api/people/wishes';
import type { EndpointName } from '@mall/contracts/endpoint';
import { useTask } from '@mall/remote-kit/use-call';

/** Hearts of lists, which this page does not read. */
const wishIdsCall: EndpointName<typeof listWishIds> = { id: 'products.wishIds' };

/** Puts a product onto the member's wishlist, or takes it off. */
export function useWish(productId: number, onDone: (isWished: boolean) => void) {
  return useTask(
    async (isWished: boolean, { api }) => {
      if (isWished) await api(addWish, { body: { product_id: productId } });
      else await api(removeWishes, { body: { product_ids: [productId] } });
      return isWished;
    },
    { invalidates: [listWishes, wishIdsCall], onSuccess: onDone },
  );
}
