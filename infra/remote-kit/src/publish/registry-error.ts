/** `CONFLICT` is a version that exists with other content; everything else is simply refused. */
type RefusalCode = 'REFUSED' | 'CONFLICT';

/** A refusal that a person can act on: `reasons` say what is wrong and what to do. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    message: string,
    readonly reasons: readonly string[] = [],
    readonly code: RefusalCode = 'REFUSED',
  ) {
    super([message, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
  }
}
