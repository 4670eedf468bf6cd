import { type ErrorCode, errorCatalogue } from '@mall/contracts/error-catalogue';

interface FailureDetails {
  /** Where the usual message of the code can be more exact. */
  message?: string | undefined;
  /** HTTP status, where it says more than the code's usual one. */
  status?: number | undefined;
  data?: unknown;
  /** After how many seconds the same call may go through. */
  retryAfterS?: number | undefined;
}

/** A failure that the caller may see: its code, a Korean message and the HTTP status. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly status: number;
  readonly data: unknown;
  readonly retryAfterS: number | undefined;

  constructor(code: ErrorCode, { message, status, data, retryAfterS }: FailureDetails = {}) {
    super(message ?? errorCatalogue[code].message);
    this.code = code;
    this.status = status ?? errorCatalogue[code].status;
    this.data = data;
    this.retryAfterS = retryAfterS;
  }
}

/** The one way to fail a call on purpose (spec 8): with a code of the catalogue that the call's endpoint declares. */
export function createError(code: ErrorCode, details: FailureDetails | string = {}): ApiFailure {
  return new ApiFailure(code, typeof details === 'string' ? { message: details } : details);
}

export const unauthenticated = () => createError('UNAUTHENTICATED');
export const invalidRequest = (message?: string, status?: number) =>
  createError('INVALID_REQUEST', { message, status });
export const notFound = (message?: string) => createError('NOT_FOUND', { message });
export const unavailable = (message?: string) => createError('UNAVAILABLE', { message });
