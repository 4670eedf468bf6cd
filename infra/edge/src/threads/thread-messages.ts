/** What a pool tells a thread: a job to do, or the question whether it still answers. */
export type ToThread<Job> = { type: 'job'; id: number; job: Job } | { type: 'ping' };

/** What a thread tells its pool. `failed` carries the text of the error: an error's class does not travel. */
export type FromThread<Result> =
  | { type: 'ready' }
  | { type: 'pong' }
  | { type: 'done'; id: number; result: Result }
  | { type: 'failed'; id: number; message: string };
