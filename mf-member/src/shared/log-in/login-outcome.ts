import {
  type LoginTask,
  loginBlockSchema,
  loginTaskSchema,
  type SocialNewcomer,
  socialNewcomerSchema,
} from '@mall/contracts/api/people/login-refusals';
import { type LoginBody, login } from '@mall/contracts/api/people/members';
import type { SocialProof, SocialProvider } from '@mall/contracts/api/people/social-proof';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import * as z from 'zod/mini';
import { copy } from './copy.ts';

/** Way in: the ID with its password, or a social account. */
export type LoginAttempt = LoginBody | SocialProof;

/** What a refused login leads to (spec 4.3, 4.4, 8.2, 8.3). */
export type LoginOutcome =
  | { kind: 'field'; message: string }
  | { kind: 'code'; message: string }
  | { kind: 'alert'; message: string }
  /** Too many wrong passwords: `waitMs` are to be waited. */
  | { kind: 'blocked'; message: string; waitMs: number }
  | { kind: 'go'; message: string; href: string }
  /** An old password: changed, or kept on purpose. */
  | { kind: 'password'; task: LoginTask }
  | { kind: 'identity'; task: LoginTask }
  | { kind: 'integration'; task: LoginTask }
  /** A social account without a member. */
  | { kind: 'newcomer'; provider: SocialProvider; newcomer: SocialNewcomer };

const taskKinds = { PW_CHANGE: 'password', CI_CHECK: 'identity', INTEGRATION: 'integration' } as const;
const isTask = (code: string): code is keyof typeof taskKinds => code in taskKinds;

const byCode: Partial<Record<EndpointCode<typeof login>, LoginOutcome>> = {
  PASSWD_ERROR: { kind: 'field', message: copy.wrong },
  MEMBER_NULL: { kind: 'field', message: copy.wrong },
  MEMBER_READY: { kind: 'alert', message: copy.waiting },
  TRANSFER_PASSWORD_CHANGE: {
    kind: 'go',
    message: copy.transferred,
    href: '/member/find?find=password',
  },
};

/** The server let the member in, and the browser did not keep the login. */
export class CookiesBlocked extends Error {}

/** Every other code shows the server's words, or the default when it has none. */
export function outcomeOf(error: unknown, attempt: LoginAttempt): LoginOutcome {
  const failed = attempt.provider === 'normal' ? copy.failed : copy.socialFailed;
  if (error instanceof CookiesBlocked) return { kind: 'alert', message: copy.cookiesBlocked };
  if (!isApiError(error, login)) return { kind: 'alert', message: failed };
  const { code, data } = error;
  if (code === 'LOGIN_CODE') return { kind: 'code', message: error.message || copy.codeSent };
  if (code === 'LOGIN_BLOCK') {
    const block = z.safeParse(loginBlockSchema, data);
    if (block.success)
      return { kind: 'blocked', message: error.message || failed, waitMs: block.data.retry_after * 1000 };
  }
  if (isTask(code)) {
    const task = z.safeParse(loginTaskSchema, data);
    if (task.success) return { kind: taskKinds[code], task: task.data };
  }
  if (attempt.provider !== 'normal' && code === 'MEMBER_NULL')
    return outcomeOfStranger(attempt.provider, error);
  return byCode[code] ?? { kind: 'alert', message: error.message || failed };
}

function outcomeOfStranger(provider: SocialProvider, error: { data: unknown }): LoginOutcome {
  if (provider === 'payco') return { kind: 'alert', message: copy.noPaycoMember };
  const newcomer = z.safeParse(socialNewcomerSchema, error.data);
  return newcomer.success
    ? { kind: 'newcomer', provider, newcomer: newcomer.data }
    : { kind: 'alert', message: copy.socialFailed };
}
