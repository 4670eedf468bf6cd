import { confirmMember } from '@mall/contracts/api/people/member-account';
import { isApiError } from '@mall/contracts/client/api-error';
import { useCall } from '@mall/remote-kit/use-call';
import { dropConfirmation, keepConfirmation } from './confirmation.ts';

/** Proves to the server who sits there (spec 6); a wrong password is said under its field. */
export const useConfirm = (onWrong: (message: string) => void) =>
  useCall(confirmMember, {
    onSuccess: ({ confirmed_until }, { body }) => keepConfirmation(body.member_id, confirmed_until),
    onFailure: (error) => {
      const isWrong =
        isApiError(error, confirmMember, 'PASSWD_ERROR') || isApiError(error, confirmMember, 'RATE_LIMITED');
      if (isWrong) onWrong(error.message);
      return isWrong;
    },
  });

/** Shows the confirmation again where the server's has run out; true when that is what a call failed with. */
export function asksForConfirmation(error: unknown): boolean {
  if (!isApiError(error) || error.code !== 'CONFIRM_REQUIRED') return false;
  dropConfirmation();
  return true;
}
