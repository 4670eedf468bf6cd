export type TimerStatus = 'error' | 'future' | 'terminated' | 'running';

/** Less than this left counts as over, in ms (spec 4.9). */
const shortestMs = 1000;

/** Where a timed offer stands at `now` (ms); `error` without a readable end (spec 4.9). */
export function timerStatus(
  { start_at, end_at }: { start_at: string; end_at: string },
  now: number,
): TimerStatus {
  const end = Date.parse(end_at);
  if (Number.isNaN(end)) return 'error';
  if (now < Date.parse(start_at)) return 'future';
  return end - now < shortestMs ? 'terminated' : 'running';
}
