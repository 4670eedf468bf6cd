import { checkJoin } from '@mall/contracts/api/people/member-join';
import { isApiError } from '@mall/contracts/client/api-error';
import { useCall } from '@mall/remote-kit/use-call';

/** Why a person may not join at all. */
export type JoinRefusal = 'ALREADY_MEMBER' | 'UNDERAGE';

/** Whether the person of an identity check may join; asked of the server, which asks itself again when they do. */
export const useJoinCheck = (onRefused: (refusal: JoinRefusal) => void) =>
  useCall(checkJoin, {
    onFailure: (error) => {
      if (isApiError(error, checkJoin, 'ALREADY_MEMBER')) onRefused('ALREADY_MEMBER');
      else if (isApiError(error, checkJoin, 'UNDERAGE')) onRefused('UNDERAGE');
      else return false;
      return true;
    },
  });
