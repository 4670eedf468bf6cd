import type { SizeProfile } from '@mall/contracts/api/community/size-advice';
import { watchGuestSizes } from '@mall/contracts/client/guest-size-signal';
import { guestSizes } from '@mall/contracts/client/guest-sizes';
import { useSyncExternalStore } from 'react';

/** The size profile that this browser keeps; null on the server and without one. */
export const useLocalProfile = (): SizeProfile | null =>
  useSyncExternalStore(watchGuestSizes, guestSizes, () => null);
