declare global {
  /** Where tests find a Redis, or null: jest.config.mjs looks for one. */
  var testRedisUrl: string | null;
}

/**
 * Declares tests that a Redis is needed for. Without one they are skipped, and `npm test` says in its summary how many
 * were (scripts/reports/test-reports.ts).
 */
export function needsRedis(what: string, tests: (url: URL) => void): void {
  const declare = testRedisUrl === null ? describe.skip : describe;
  declare(`needs Redis: ${what}`, () => tests(new URL(testRedisUrl ?? 'redis://none')));
}
