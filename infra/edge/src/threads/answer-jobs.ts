import type { MessagePort } from 'node:worker_threads';
import type { Bytes } from './bytes-of.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

/**
 * The thread's side of a `ThreadPool`. A job starts on the next turn of the event loop: a port delivers up to a
 * thousand messages in one, and work within it would delay the replies that other jobs wait for.
 * @param work calls `note` with what the job is about to do, whenever it goes on after waiting
 * @param bytesOf parts of a result that are moved to the pool instead of copied
 */
export function answerJobs<Job, Result>(
  port: MessagePort,
  work: (job: Job, note: (at: string) => void) => Promise<Result>,
  bytesOf: (result: Result) => readonly Bytes[] = () => [],
): void {
  const say = (message: FromThread<Result>, moved: ArrayBuffer[] = []) => port.postMessage(message, moved);
  const waiting = new Set<number>();
  const tickOf = countTicks();
  const start = (id: number, job: Job) => {
    if (!waiting.delete(id)) return;
    let noted = '';
    const note = (at: string) => {
      const tick = tickOf();
      const now = `${tick} ${at}`;
      // Calls that are answered from memory end in one turn: the pool learns nothing from the second on.
      if (now === noted) return;
      noted = now;
      say({ type: 'at', id, at, tick });
    };
    note('beginning');
    work(job, note).then(
      (result) =>
        say(
          { type: 'done', id, result },
          bytesOf(result).map(({ buffer }) => buffer),
        ),
      (error: unknown) =>
        say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
    );
  };
  port.on('message', (message: ToThread<Job>) => {
    if (message.type === 'ping') return say({ type: 'pong' });
    if (message.type === 'drop') return waiting.delete(message.id);
    waiting.add(message.id);
    setImmediate(start, message.id, message.job);
  });
  say({ type: 'ready' });
}

/** Numbers the turns of the event loop in which it is called. */
function countTicks(): () => number {
  let tick = 0;
  let isCounted = false;
  return () => {
    if (isCounted) return tick;
    tick += 1;
    isCounted = true;
    setImmediate(() => {
      isCounted = false;
    });
    return tick;
  };
}
