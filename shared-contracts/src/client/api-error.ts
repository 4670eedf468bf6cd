/** Codes that any call can fail with; an endpoint's own codes come on top (spec 8). */
export const commonErrorCodes = [
  'UNAUTHENTICATED', // 401: no or dead login (spec 4.5)
  'FORBIDDEN',
  'NOT_FOUND',
  'INVALID_REQUEST', // 4xx: body, query or path is not of the declared shape
  'INVALID_REPLY', // the server answered something that the contract does not allow
  'RATE_LIMITED',
  'UNAVAILABLE', // 5xx
  'NETWORK',
  'TIMEOUT',
] as const;

interface ApiErrorDetails {
  code: string;
  message: string;
  /** HTTP status; 0 when no reply came. */
  status: number;
  endpointId: string;
  data?: unknown;
}

/** Every failed call rejects with this. Branch on `code`, show `message`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: string;
  readonly status: number;
  readonly endpointId: string;
  readonly data: unknown;

  constructor(details: ApiErrorDetails) {
    super(details.message);
    this.code = details.code;
    this.status = details.status;
    this.endpointId = details.endpointId;
    this.data = details.data;
  }
}

/** Narrows an unknown failure to an `ApiError`, optionally of one code. */
export function isApiError(error: unknown, code?: string): error is ApiError {
  return (
    error instanceof Error &&
    error.name === 'ApiError' &&
    (code === undefined || (error as ApiError).code === code)
  );
}
