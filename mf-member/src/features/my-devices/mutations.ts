import { endLogins, listLogins } from '@mall/contracts/api/people/logins';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { copy } from './copy.ts';

/** Ends one login, or without ids all but this one. */
export function useEndLogins() {
  const { dialogs } = useServices();
  return useCall(endLogins, {
    invalidates: [listLogins],
    onSuccess: ({ ended }, { body }) => dialogs.toast(body?.login_ids ? copy.ended : copy.endedOthers(ended)),
  });
}
