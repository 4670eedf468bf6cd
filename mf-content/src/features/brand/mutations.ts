import { addBrandWish, listBrandWishes, removeBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Puts a brand on the member's list, or takes it off. */
export function useWishBrand() {
  const { dialogs } = useServices();
  return useTask(
    ({ brandId, isWished }: { brandId: number; isWished: boolean }, { api }) =>
      api(isWished ? removeBrandWishes : addBrandWish, { body: { brand_id: brandId } }),
    {
      invalidates: [listBrandWishes],
      onSuccess: (_count, { isWished }) => dialogs.toast(isWished ? copy.unwished : copy.wished),
    },
  );
}
