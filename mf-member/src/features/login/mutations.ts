import { type LoginBody, login } from '@mall/contracts/api/people/members';
import { safeRedirect } from '@mall/contracts/domain/safe-redirect';
import { useServices } from '@mall/remote-kit/services';
import { useTask } from '@mall/remote-kit/use-call';
import { outcomeOf } from './login-outcome.ts';
import { writeRememberedId } from './remembered-id.ts';

interface Options {
  redirectUrl: string | null;
  /** Shows a message under the password field. */
  onFieldError: (message: string) => void;
}

interface Attempt {
  body: LoginBody;
  isIdRemembered: boolean;
}

/** Logs in and goes where the shopper was heading (spec 4.2): the pending order, the redirect address, or home. */
export function useLogin({ redirectUrl, onFieldError }: Options) {
  const { dialogs, session, navigate, origin } = useServices();
  const { send } = useTask(
    async ({ body, isIdRemembered }: Attempt, { api, native }) => {
      const { user_info } = await api(login, { body });
      writeRememberedId(isIdRemembered ? body.user_id.trim() : null);
      native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: user_info.member_id } });
      await session.completeLogin(user_info.member_id);
      return user_info;
    },
    {
      onFailure: async (error) => {
        const outcome = outcomeOf(error);
        if (outcome.kind === 'field') onFieldError(outcome.message);
        else if (outcome.message) await dialogs.alert(outcome.message);
        if (outcome.kind === 'go') await navigate(outcome.href);
        return true;
      },
    },
  );
  return async (attempt: Attempt) => {
    if (!(await send(attempt))) return;
    const isOrderPending = session.pendingWish()?.kind === 'order';
    await navigate(isOrderPending ? '/order' : safeRedirect(redirectUrl, origin), { replace: true });
  };
}
