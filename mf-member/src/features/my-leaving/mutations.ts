import { countMyOrderStatuses } from '@mall/contracts/api/orders/my-orders';
import { leaveMember } from '@mall/contracts/api/people/member-account';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { asksForConfirmation } from '../../shared/confirm/mutations.ts';
import { copy } from './copy.ts';

/** Ends the membership and every login of it; the shop goes on as a guest's. */
export function useLeave() {
  const { dialogs, session } = useServices();
  return useCall(leaveMember, {
    invalidates: [countMyOrderStatuses],
    onSuccess: async () => {
      await dialogs.alert(copy.done);
      await session.logout('/');
    },
    onFailure: asksForConfirmation,
  });
}
