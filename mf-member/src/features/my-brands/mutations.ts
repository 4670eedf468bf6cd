import { listBrandWishes, removeBrandWishes } from '@mall/contracts/api/people/brand-wishes';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

export function useRemoveBrand(name: string) {
  const { dialogs } = useServices();
  return useCall(removeBrandWishes, {
    invalidates: [listBrandWishes],
    onSuccess: () => dialogs.toast(copy.removed(name)),
  });
}
