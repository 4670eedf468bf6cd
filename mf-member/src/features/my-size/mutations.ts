import {
  deleteSizeProfile,
  readSizeProfile,
  saveSizeProfile,
} from '@mall/contracts/api/community/size-advice';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

export function useSaveSize(onDone: () => void) {
  const { dialogs } = useServices();
  return useCall(saveSizeProfile, {
    invalidates: [readSizeProfile],
    onSuccess: () => {
      dialogs.toast(copy.saved);
      onDone();
    },
  });
}

export function useForgetSize(onDone: () => void) {
  const { dialogs } = useServices();
  return useCall(deleteSizeProfile, {
    invalidates: [readSizeProfile],
    onSuccess: () => {
      dialogs.toast(copy.forgotten);
      onDone();
    },
  });
}
