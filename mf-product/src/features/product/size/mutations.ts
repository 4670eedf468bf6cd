import {
  adviseSize,
  deleteSizeProfile,
  readSizeProfile,
  type SizeProfile,
  saveSizeProfile,
} from '@mall/contracts/api/community/size-advice';
import { keepGuestSizes } from '@mall/contracts/client/guest-sizes';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

const outdated = [readSizeProfile, adviseSize];

/** Keeps the size profile: a member's on the server with their consent, a guest's in this browser. */
export function useSaveProfile(onSaved: () => void) {
  const { status } = useSession();
  return useTask(
    async (profile: SizeProfile, { api }) => {
      if (status === 'in') await api(saveSizeProfile, { body: { ...profile, is_agreed: true } });
      else keepGuestSizes(profile);
    },
    { invalidates: outdated, onSuccess: onSaved },
  );
}

/** Forgets the size profile wherever it is kept. */
export function useForgetProfile(onForgotten: () => void) {
  const { dialogs } = useServices();
  const { status } = useSession();
  return useTask(
    async (_nothing: null, { api }) => {
      if (status === 'in') await api(deleteSizeProfile, {});
      keepGuestSizes(null);
    },
    {
      invalidates: outdated,
      onSuccess: () => {
        onForgotten();
        dialogs.toast(copy.removed);
      },
    },
  );
}
