import { deleteAddress, listAddresses, saveAddress } from '@mall/contracts/api/people/addresses';
import { useCall } from '@mall/remote-kit/use-call';

export const useSaveAddress = () => useCall(saveAddress, { invalidates: [listAddresses] });

export const useDeleteAddress = () => useCall(deleteAddress, { invalidates: [listAddresses] });
