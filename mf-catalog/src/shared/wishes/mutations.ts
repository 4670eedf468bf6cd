import { addWish, listWishes, listWishIds, removeWishes } from '@mall/contracts/api/people/wishes';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

const invalidates = [listWishes, listWishIds];

interface Wish {
  product_id: number;
  isWished: boolean;
}

/** Puts a product onto the member's wishlist, or takes it off. */
export function useWish(onDone: (isWished: boolean) => void) {
  return useTask(
    async ({ product_id, isWished }: Wish, { api }) => {
      if (isWished) await api(addWish, { body: { product_id } });
      else await api(removeWishes, { body: { product_ids: [product_id] } });
      return isWished;
    },
    { invalidates, onSuccess: onDone, failed: copy.failed },
  );
}
