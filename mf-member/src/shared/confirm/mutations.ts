import {
  confirmMember,
  type editMember,
  type exportMember,
  type leaveMember,
} from '@mall/contracts/api/people/member-account';
import type { changeSocial } from '@mall/contracts/api/people/social';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import { useCall } from '@mall/remote-kit/use-call';
import { dropConfirmation, keepConfirmation } from './confirmation.ts';

/** Confirms the member to the server by password (spec 6); a wrong password is said under its field. */
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

/** What every call that needs a confirmation fails with. */
const confirmRequired = 'CONFIRM_REQUIRED' satisfies EndpointCode<typeof editMember> &
  EndpointCode<typeof exportMember> &
  EndpointCode<typeof leaveMember> &
  EndpointCode<typeof changeSocial>;

/** Shows the confirmation again where the server's has run out; true when that is what a call failed with. */
export function asksForConfirmation(error: unknown): boolean {
  if (!isApiError(error) || error.code !== confirmRequired) return false;
  dropConfirmation();
  return true;
}
