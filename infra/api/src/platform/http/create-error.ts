/** A failure that the caller may see: its code, a Korean message and the HTTP status. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly status: number;
  readonly data: unknown;

  constructor(code: string, message: string, status: number, data?: unknown) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** The one way to fail a call on purpose (spec 8). */
export function createError(code: string, message: string, status: number, data?: unknown): ApiFailure {
  return new ApiFailure(code, message, status, data);
}

export const unauthenticated = () =>
  createError('UNAUTHENTICATED', '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?', 401);
export const invalidRequest = (message = '잘못된 요청입니다.', status = 400) =>
  createError('INVALID_REQUEST', message, status);
export const notFound = (message = '요청하신 정보를 찾을 수 없습니다.') =>
  createError('NOT_FOUND', message, 404);
export const unavailable = (message = '잠시 후 다시 시도해주세요.') =>
  createError('UNAVAILABLE', message, 503);
