import { editMember } from '@mall/contracts/api/people/member-account';
import { changePassword } from '@mall/contracts/api/people/member-find';
import { viewMember } from '@mall/contracts/api/people/members';
import { changeSocial } from '@mall/contracts/api/people/social';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import { useServices } from '@mall/remote-kit/services';
import { useCall } from '@mall/remote-kit/use-call';
import { asksForConfirmation } from '../../shared/confirm/mutations.ts';
import { copy as passwordCopy } from '../../shared/password/copy.ts';

type RefusedField = 'nick_name' | 'email' | 'phone';

/** Fields by the code that the server refuses them with. */
const fieldOfCode: Partial<Record<EndpointCode<typeof editMember>, RefusedField>> = {
  NICK_NAME_TAKEN: 'nick_name',
  EMAIL_TAKEN: 'email',
  PHONE_TAKEN: 'phone',
  IDENTITY_MISMATCH: 'phone',
  IDENTITY_EXPIRED: 'phone',
};

/** Changes what is sent of the member; what is taken is said under its field. */
export const useEditMember = (onRefused?: (field: RefusedField, message: string) => void) =>
  useCall(editMember, {
    invalidates: [viewMember],
    onFailure: (error) => {
      if (asksForConfirmation(error)) return true;
      if (!onRefused || !isApiError(error, editMember)) return false;
      const field = fieldOfCode[error.code];
      if (field) onRefused(field, error.message);
      return field !== undefined;
    },
  });

/** Ends every login of the member, and leads to a new one. */
export function useChangePassword(onRefused: (field: 'old_password' | 'password', message: string) => void) {
  const { dialogs, session } = useServices();
  return useCall(changePassword, {
    onSuccess: async () => {
      await dialogs.alert(passwordCopy.done);
      await session.logout('/member/login');
    },
    onFailure: (error) => {
      if (!isApiError(error, changePassword)) return false;
      const { code, message } = error;
      if (code === 'PASSWD_ERROR' || code === 'RATE_LIMITED') onRefused('old_password', message);
      else if (code === 'PASSWORD_UNCHANGED') onRefused('password', message);
      else return false;
      return true;
    },
  });
}

/** Links a social account with the member, or lets it go; the last way in stays (server). */
export const useChangeSocial = () =>
  useCall(changeSocial, { invalidates: [viewMember], onFailure: asksForConfirmation });
