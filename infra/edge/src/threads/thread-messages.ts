/** Messages to a thread: a job to do or to leave unless it was begun, or the question whether it still answers. */
export type ToThread<Job> =
  | { type: 'job'; id: number; job: Job }
  | { type: 'drop'; id: number }
  | { type: 'ping' };

/**
 * Messages to the pool. `at` says what a job is about to do, and `tick` in which turn of the event loop: what a thread
 * is stuck in began in its last one. `failed` carries the text of the error: an error's class does not travel.
 */
export type FromThread<Result> =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'at'; id: number; at: string; tick: number }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; message: string };
