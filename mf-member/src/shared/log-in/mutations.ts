import { updateCi } from '@mall/contracts/api/people/identity';
import { login } from '@mall/contracts/api/people/members';
import { useCall, useTask } from '@mall/remote-kit/use-call';
import { useRef } from 'react';
import { CookiesBlocked, type LoginAttempt } from './login-outcome.ts';

/** Logs in. A failure comes back as it is: what it leads to may take longer than the write. */
export function useLoginCall() {
  const failure = useRef<unknown>(null);
  const { send, isBusy } = useTask(
    async (attempt: LoginAttempt, { api, native, session }) => {
      const { user_info } = await api(login, { body: attempt });
      if ((await session.completeLogin(user_info.member_id)) === false) throw new CookiesBlocked();
      native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: user_info.member_id } });
      return user_info;
    },
    {
      onFailure: (error) => {
        failure.current = error;
        return true;
      },
    },
  );
  const logIn = async (attempt: LoginAttempt) => {
    failure.current = null;
    const member = await send(attempt);
    return { member, error: failure.current };
  };
  return { logIn, isBusy };
}

/** Gives the account the identity that its login asked for (spec 4.3). */
export const useUpdateCi = () => useCall(updateCi);
