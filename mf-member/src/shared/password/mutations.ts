import { resetPassword } from '@mall/contracts/api/people/member-find';
import { isApiError } from '@mall/contracts/client/api-error';
import { useCall } from '@mall/remote-kit/use-call';

/** Sets a new password with a token of the identity check, or of a login that asked for it. */
export const useResetPassword = (onUnchanged: (message: string) => void) =>
  useCall(resetPassword, {
    onFailure: (error) => {
      if (!isApiError(error, resetPassword, 'PASSWORD_UNCHANGED')) return false;
      onUnchanged(error.message);
      return true;
    },
  });
