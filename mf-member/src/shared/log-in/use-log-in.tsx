import type { LoginTask } from '@mall/contracts/api/people/login-refusals';
import { joinProviderSchema } from '@mall/contracts/api/people/social-proof';
import { lazyPart } from '@mall/remote-kit/lazy-part';
import { type RemoteServices, useServices } from '@mall/remote-kit/services';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useIdentityWindow } from '../identity/use-identity-window.ts';
import { writeJoinDraft } from '../join/join-draft.ts';
import { copy } from './copy.ts';
import { destinationAfterLogin } from './destination.ts';
import { dropTask, holdAttempt, keepTask, readTask } from './held-attempt.ts';
import { type LoginAttempt, type LoginOutcome, outcomeOf } from './login-outcome.ts';
import { useLoginCall, useUpdateCi } from './mutations.ts';

const IntegrationLayer = lazyPart(() =>
  import(/* webpackChunkName: "integration" */ '../integration/integration-layer.tsx').then(
    (module) => module.IntegrationLayer,
  ),
);

interface Options {
  redirectUrl: string | null;
  /** Whether joining was what the shopper pressed: a new social account is then not asked about. */
  isJoining?: boolean;
  /** Shows a message under the password field; without one it is an alert. */
  onFieldError?: (message: string) => void;
  /** Asks for the code that was sent to the member's phone. */
  onCodeAsked?: (message: string) => void;
  /** Shows for how long no login is looked at, beside the alert. */
  onBlocked?: (waitMs: number) => void;
}

export interface LogIn {
  /**
   * Resolves when the answer stands; what the answer leads to goes on by itself. `onIn` runs when the member is in, and
   * the page is still there.
   */
  logIn: (attempt: LoginAttempt, onIn?: () => void) => Promise<void>;
  isBusy: boolean;
  /** A login of this page is under way or done: it decides itself where it leads. */
  isOurs: () => boolean;
  /** What may lie over the page: the integration layer. */
  layers: ReactNode;
}

/** Logs in, and goes on with what each answer asks for (spec 4.2, 4.3, 8.2). */
export function useLogIn(options: Options): LogIn {
  const services = useServices();
  const { logIn: call, isBusy } = useLoginCall();
  const [united, setUnited] = useState<LoginTask | null>(null);
  const isOurs = useRef(false);
  const checkIdentity = useIdentityTask(services);

  async function logIn(attempt: LoginAttempt, onIn?: () => void): Promise<void> {
    if (isOurs.current) return;
    isOurs.current = true;
    const { member, error } = await call(attempt);
    if (member) {
      onIn?.();
      return services.navigate(destinationAfterLogin(services, options.redirectUrl), { replace: true });
    }
    isOurs.current = false;
    // Questions may stay open for long; the form is free meanwhile.
    if (error) void follow(outcomeOf(error, attempt), attempt, onIn);
  }

  async function follow(outcome: LoginOutcome, attempt: LoginAttempt, onIn?: () => void): Promise<void> {
    const { dialogs, navigate } = services;
    switch (outcome.kind) {
      case 'field':
        return options.onFieldError ? options.onFieldError(outcome.message) : dialogs.alert(outcome.message);
      case 'code':
        return options.onCodeAsked ? options.onCodeAsked(outcome.message) : dialogs.alert(outcome.message);
      case 'alert':
        return dialogs.alert(outcome.message, { confirmLabel: copy.confirm });
      case 'blocked':
        options.onBlocked?.(outcome.waitMs);
        return dialogs.alert(outcome.message, { confirmLabel: copy.confirm });
      case 'go':
        await dialogs.alert(outcome.message);
        return navigate(outcome.href);
      case 'password':
        keepTask('password', outcome.task);
        holdAttempt({ attempt, redirectUrl: options.redirectUrl });
        return navigate('/member/resetpasswordguide');
      case 'integration':
        return setUnited(outcome.task);
      case 'identity':
        if (await checkIdentity(outcome.task, attempt.provider === 'normal')) await logIn(attempt, onIn);
        return;
      case 'newcomer':
        return welcome(outcome, services, options.isJoining === true);
    }
  }

  const layers = united && (
    <Suspense>
      <IntegrationLayer task={united} onClose={() => setUnited(null)} />
    </Suspense>
  );
  return { logIn, isBusy, isOurs: () => isOurs.current, layers };
}

/** Joining with a social account that has no member yet (spec 4.4). */
async function welcome(
  { provider, newcomer }: Extract<LoginOutcome, { kind: 'newcomer' }>,
  { dialogs, navigate }: RemoteServices,
  isJoining: boolean,
): Promise<void> {
  const joinable = z.safeParse(joinProviderSchema, provider);
  if (!joinable.success || !(isJoining || (await dialogs.confirm(copy.newcomer)))) return;
  const { sns_ticket, sns_email } = newcomer;
  writeJoinDraft({ social: { provider: joinable.data, sns_ticket, sns_email } });
  await navigate('/member/join/intro?step=agree');
}

/** The identity check that a login asked for. True when the same login can be tried again. */
function useIdentityTask({ dialogs }: RemoteServices) {
  const { ask, takeReturned } = useIdentityWindow('login');
  const { send } = useUpdateCi();
  useEffect(() => {
    // The tab was left for the check: the password is not here any more.
    void (async () => {
      const outcome = await takeReturned();
      if (!outcome) return;
      const task = readTask('identity');
      dropTask();
      if (outcome.kind !== 'found' || !task) return;
      const { ci, user_name } = outcome.person;
      if (await send({ body: { ci, token: task.task_token, user_name } }))
        await dialogs.alert(copy.identityDone);
    })();
  }, [takeReturned, send, dialogs]);

  return async (task: LoginTask, isById: boolean): Promise<boolean> => {
    if (!(await dialogs.confirm(copy.checkIdentity))) return false;
    keepTask('identity', task);
    const outcome = await ask();
    dropTask();
    if (outcome.kind !== 'found') return false;
    const { ci, user_name } = outcome.person;
    if (!(await send({ body: { ci, token: task.task_token, user_name } }))) return false;
    // A provider's answer works once: the social login has to be pressed again.
    if (!isById) await dialogs.alert(copy.identityDone);
    return isById;
  };
}
