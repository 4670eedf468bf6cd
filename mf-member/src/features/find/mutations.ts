import { findIdPassword } from '@mall/contracts/api/people/member-find';
import { isApiError } from '@mall/contracts/client/api-error';
import { useCall } from '@mall/remote-kit/use-call';

/**
 * Looks for accounts of the person behind an identity check; `onNotFound` when there is none, or none of that ID;
 * `onExpired` when the check is too old, which is shown.
 */
export const useFind = (onNotFound: (message: string) => void, onExpired?: () => void) =>
  useCall(findIdPassword, {
    onFailure: (error) => {
      if (isApiError(error, findIdPassword, 'IDENTITY_EXPIRED')) onExpired?.();
      if (!isApiError(error, findIdPassword, 'MEMBER_NULL')) return false;
      onNotFound(error.message);
      return true;
    },
  });
