import { isApiError } from '@mall/contracts/client/api-error';

/** Refusals of this moment (too slow, too early, too many): the same call may well succeed later. */
const passingRefusals: readonly number[] = [408, 425, 429];

/**
 * Whether a call failed in a way that the browser would see again, such as a missing product. A reply without the API's
 * envelope, such as the 404 of a proxy between, is none of the API's.
 */
export const isSettledFailure = (error: unknown): boolean =>
  isApiError(error) &&
  error.code !== 'INVALID_REPLY' &&
  error.status >= 400 &&
  error.status < 500 &&
  !passingRefusals.includes(error.status);
