/** A refusal that a person can act on: `reasons` say what is wrong and what to do. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    message: string,
    readonly reasons: readonly string[] = [],
  ) {
    super([message, ...reasons.map((reason) => `  - ${reason}`)].join('\n'));
  }
}
