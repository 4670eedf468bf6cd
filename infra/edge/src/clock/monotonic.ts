/**
 * Milliseconds of a clock that nobody sets. Ages and pauses are measured by it: the wall clock of a machine may jump by an
 * hour, which would freeze a cache or empty it.
 */
export const monotonicNow = (): number => performance.now();
