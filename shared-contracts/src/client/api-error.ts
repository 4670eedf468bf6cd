import type { Endpoint, EndpointCode } from '../endpoint.ts';
import type { AnyErrorCode, CommonErrorCode } from '../error-catalogue.ts';

interface ApiErrorDetails<Code extends string> {
  code: Code;
  message: string;
  /** HTTP status; 0 when no reply came. */
  status: number;
  endpointId: string;
  data?: unknown;
}

/** Every failed call rejects with this. Branch on `code`, show `message`. */
export class ApiError<Code extends string = string> extends Error {
  override readonly name = 'ApiError';
  readonly code: Code;
  readonly status: number;
  readonly endpointId: string;
  readonly data: unknown;

  constructor(details: ApiErrorDetails<Code>) {
    super(details.message);
    this.code = details.code;
    this.status = details.status;
    this.endpointId = details.endpointId;
    this.data = details.data;
  }
}

/**
 * Narrows an unknown failure to an `ApiError`: of any call, of any call with a code that all of them share, or of one
 * call, optionally with a code that this call declares. A code of a newer API, which ours does not name, equals none.
 */
export function isApiError(error: unknown): error is ApiError<AnyErrorCode>;
export function isApiError(error: unknown, code: CommonErrorCode): error is ApiError<AnyErrorCode>;
export function isApiError<E extends Pick<Endpoint, 'id' | 'codes'>, Code extends EndpointCode<E>>(
  error: unknown,
  endpoint: E,
  code?: Code,
): error is ApiError<Code>;
export function isApiError(
  error: unknown,
  callOrCode?: Pick<Endpoint, 'id'> | string,
  codeOfCall?: string,
): error is ApiError {
  if (!isNamedApiError(error)) return false;
  const endpointId = typeof callOrCode === 'object' ? callOrCode.id : undefined;
  const code = typeof callOrCode === 'string' ? callOrCode : codeOfCall;
  return (
    (endpointId === undefined || error.endpointId === endpointId) &&
    (code === undefined || error.code === code)
  );
}

/** By name: each remote has a class of its own. */
const isNamedApiError = (error: unknown): error is ApiError =>
  error instanceof Error && error.name === 'ApiError';
