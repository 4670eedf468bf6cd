import {
  addWish,
  listWishes,
  listWishIds,
  mergeWishes,
  removeWishes,
} from '@mall/contracts/api/people/wishes';
import { useCall, useTask } from '@mall/remote-kit/use-call';
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

/** Takes over what the device has. Nobody asked for it now: a failure says nothing, and the next page tries again. */
export function useMergeWishes(onMerged: (added: readonly number[]) => void) {
  return useCall(mergeWishes, {
    invalidates,
    onSuccess: ({ added }) => onMerged(added),
    onFailure: () => true,
  });
}

/** Takes off again what a merge has added. */
export function useUndoMerge(onDone: () => void) {
  return useCall(removeWishes, { invalidates, onSuccess: onDone });
}
