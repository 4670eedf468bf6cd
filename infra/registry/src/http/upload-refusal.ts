const statuses = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TOO_SLOW: 408,
  CONFLICT: 409,
  TOO_LARGE: 413,
  NOT_A_BUILD: 415,
  REFUSED: 422,
  TOO_MANY: 429,
  UNAVAILABLE: 503,
  DISK_FULL: 507,
} as const;

/** Why an upload is not taken: a code for programs, words that say what to do for people. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';

  constructor(
    readonly code: keyof typeof statuses,
    message: string,
    /** When to try again, seconds. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }

  get status(): number {
    return statuses[this.code];
  }
}
