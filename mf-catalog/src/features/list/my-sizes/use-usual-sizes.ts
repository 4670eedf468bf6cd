import type { UsualSizes } from '@mall/contracts/api/community/size-advice';
import { watchGuestSizes } from '@mall/contracts/client/guest-size-signal';
import { guestSizes } from '@mall/contracts/client/guest-sizes';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { sizeProfileQuery } from './queries.ts';

/** Sizes that the shopper usually wears: a member's by the account, a guest's by the device. */
export function useUsualSizes(): UsualSizes | undefined {
  const services = useServices();
  const { status } = useSession();
  const { data } = useQuery({ ...sizeProfileQuery(services), enabled: status === 'in' });
  const onDevice = useSyncExternalStore(watchGuestSizes, guestSizes, () => null);
  if (status === 'in') return data?.profile?.usual;
  return status === 'out' ? onDevice?.usual : undefined;
}
