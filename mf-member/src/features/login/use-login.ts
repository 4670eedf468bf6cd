import { type LoginBody, login } from '@mall/contracts/api/members';
import { safeRedirect } from '@mall/contracts/domain/safe-redirect';
import { useServices } from '@mall/remote-kit/services';
import { outcomeOf } from './login-outcome.ts';
import { writeRememberedId } from './remembered-id.ts';

interface Options {
  redirectUrl: string | null;
  /** Shows a message under the password field. */
  onFieldError: (message: string) => void;
}

/** Logs in and goes where the shopper was heading (spec 4.2): the pending order, the redirect address, or home. */
export function useLogin({ redirectUrl, onFieldError }: Options) {
  const { api, session, native, dialogs, navigate, origin } = useServices();

  const continueAfterLogin = () => {
    const target = session.pendingWish()?.kind === 'order' ? '/order' : safeRedirect(redirectUrl, origin);
    return navigate(target, { replace: true });
  };

  return async (body: LoginBody, isIdRemembered: boolean) => {
    try {
      const { user_info } = await api(login, { body });
      writeRememberedId(isIdRemembered ? body.user_id.trim() : null);
      native.post({ type: 'LOGIN_SUCCESS', payload: { member_id: user_info.member_id } });
      await session.completeLogin(user_info.member_id);
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome.kind === 'field') return onFieldError(outcome.message);
      if (outcome.message) await dialogs.alert(outcome.message);
      return outcome.kind === 'go' ? navigate(outcome.href) : undefined;
    }
    return continueAfterLogin();
  };
}
