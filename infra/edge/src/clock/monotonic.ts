/** Milliseconds of a monotonic clock, for ages and delays: wall clocks may jump by an hour (decision 212). */
export const monotonicNow = (): number => performance.now();
