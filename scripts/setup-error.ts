/** A problem of the user's machine, settings or command line: one clear line, exit code 1. */
export class SetupError extends Error {
  override readonly name = 'SetupError';
}
