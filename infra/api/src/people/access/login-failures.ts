import type { LoginBlock, LoginTask, SocialNewcomer } from '@mall/contracts/api/people/login-refusals';
import type { LoginCode } from '@mall/contracts/api/people/members';
import { type ApiFailure, createError } from '../../platform/http/create-error.ts';

/** A login that did not work, with what it leads on to (spec 8.1, 8.2). */
export function loginFailure(
  code: LoginCode,
  details: { message?: string; data?: LoginBlock | LoginTask | SocialNewcomer } = {},
): ApiFailure {
  return createError(code, details);
}
