import type { MessagePort } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-messages.ts';

/**
 * The thread's side of a `ThreadPool`: does every job that comes and sends back its result or the text of its error.
 *
 * A job starts on the next turn of the event loop. A port hands over up to a thousand messages in one turn, so work
 * done while a message is taken would keep the replies that other jobs wait for from being read.
 */
export function answerJobs<Job, Result>(port: MessagePort, work: (job: Job) => Promise<Result>): void {
  const say = (message: FromThread<Result>) => port.postMessage(message);
  port.on('message', (message: ToThread<Job>) => {
    if (message.type === 'ping') return say({ type: 'pong' });
    const { id, job } = message;
    setImmediate(() =>
      work(job).then(
        (result) => say({ type: 'done', id, result }),
        (error: unknown) =>
          say({ type: 'failed', id, message: error instanceof Error ? error.message : String(error) }),
      ),
    );
  });
  say({ type: 'ready' });
}
