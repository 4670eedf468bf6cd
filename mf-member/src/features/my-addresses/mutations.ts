import { deleteAddress, listAddresses, saveAddress } from '@mall/contracts/api/people/addresses';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Saves an address; `said` is the toast's text on success. */
export function useSaveAddress(said: string, onDone?: () => void) {
  const { dialogs } = useServices();
  return useCall(saveAddress, {
    invalidates: [listAddresses],
    onSuccess: () => {
      dialogs.toast(said);
      onDone?.();
    },
  });
}

export function useDeleteAddress() {
  const { dialogs } = useServices();
  return useCall(deleteAddress, {
    invalidates: [listAddresses],
    onSuccess: () => dialogs.toast(copy.removed),
  });
}
