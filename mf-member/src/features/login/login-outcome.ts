import { login } from '@mall/contracts/api/people/members';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import { copy } from './copy.ts';

/** What a refused login leads to (spec 8.2). */
export type LoginOutcome =
  | { kind: 'field'; message: string }
  | { kind: 'alert'; message: string }
  | { kind: 'go'; message: string | null; href: string };

const byCode: Partial<Record<EndpointCode<typeof login>, LoginOutcome>> = {
  PASSWD_ERROR: { kind: 'field', message: copy.wrong },
  MEMBER_NULL: { kind: 'field', message: copy.wrong },
  MEMBER_READY: { kind: 'alert', message: copy.waiting },
  TRANSFER_PASSWORD_CHANGE: { kind: 'go', message: copy.transferred, href: '/member/find?find=password' },
  PW_CHANGE: { kind: 'go', message: null, href: '/member/resetpasswordguide' },
};

/** Every other code shows the server's words, or the default when it has none. */
export function outcomeOf(error: unknown): LoginOutcome {
  if (!isApiError(error, login)) return { kind: 'alert', message: copy.failed };
  return byCode[error.code] ?? { kind: 'alert', message: error.message || copy.failed };
}
