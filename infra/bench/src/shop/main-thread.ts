/** What is read of an event of Chromium's trace; times in µs. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  /** From start to end. */
  dur?: number;
  /** What the thread had a processor for, of that. */
  tdur?: number;
  args?: { name?: string };
}

export interface MainThread {
  /** Share of the time in its tasks that the page's main thread had a processor for, percent. */
  runPercent: number;
  /** Blocking time after the first paint, ms, as a phone four times slower has it, of processor time alone. */
  blockingMs: number;
}

const taskName = 'RunTask';
const slowdown = 4;
const longTaskMs = 50;
const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Tasks of the renderer that works most: Lighthouse and the browser have threads of the same name. */
function tasksOfPage(events: readonly TraceEvent[]): TraceEvent[] {
  const isRenderer = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}:${tid}`),
  );
  const byThread = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}:${event.tid}`;
    if (event.name !== taskName || event.ph !== 'X' || !isRenderer.has(thread)) continue;
    const tasks = byThread.get(thread) ?? [];
    byThread.set(thread, tasks);
    tasks.push(event);
  }
  const timeOf = (tasks: readonly TraceEvent[]) => total(tasks.map(({ dur = 0 }) => dur));
  return [...byThread.values()].sort((one, other) => timeOf(other) - timeOf(one))[0] ?? [];
}

/**
 * What a page's main thread did by a trace. A busy machine lets it wait in the middle of its tasks, and Lighthouse takes
 * the wait for work; the processor time is the page's own.
 */
export function readMainThread(events: readonly TraceEvent[]): MainThread {
  const tasks = tasksOfPage(events);
  const wall = total(tasks.map(({ dur = 0 }) => dur));
  const run = total(tasks.map(({ tdur = 0 }) => tdur));
  const [first] = tasks;
  const paints = events.filter(({ name, pid }) => name === 'firstContentfulPaint' && pid === first?.pid);
  const paintedAt = Math.min(...paints.map(({ ts }) => ts));
  const after = tasks.filter(({ ts }) => ts >= paintedAt);
  const blocking = after.map(({ tdur = 0 }) => Math.max(0, (slowdown * tdur) / 1000 - longTaskMs));
  return { runPercent: wall === 0 ? 0 : (100 * run) / wall, blockingMs: total(blocking) };
}
