import type { ResourceLimits } from 'node:worker_threads';
import { PoolThread } from './pool-thread.ts';

export interface ThreadPoolOptions {
  /** Module whose default work is `answerJobs`. */
  file: URL;
  threads: number;
  /** Jobs that one thread does at the same time; they take turns whenever one waits for something. */
  jobsPerThread: number;
  /** Jobs that may wait for a thread; more are refused. */
  maximumWaiting: number;
  /** Time of one job with its wait for a thread, ms. */
  limitMs: number;
  /** How long a thread with a late job may take to say that it is still there, ms. */
  answerMs: number;
  resourceLimits: ResourceLimits;
  /** `workerData` of the threads. */
  data?: unknown;
}

interface WaitingJob<Job, Result> {
  job: Job;
  signal: AbortSignal;
  start: (running: Promise<Result>) => void;
}

/** A thread that ended before it could work is not tried again at once, ms. */
const restartMs = 1000;

/**
 * Threads that do jobs side by side, first come first served. A job that is late is given up; its thread goes on if it
 * still answers, and is replaced if it does not or ran out of memory.
 */
export class ThreadPool<Job, Result> {
  private readonly threads = new Set<PoolThread<Job, Result>>();
  private readonly waiting: WaitingJob<Job, Result>[] = [];
  private isClosed = false;

  constructor(private readonly options: ThreadPoolOptions) {
    for (let count = 0; count < options.threads; count += 1) this.addThread();
  }

  /** Rejects when the job fails, takes too long, loses its thread, or finds too many waiting. */
  async run(job: Job): Promise<Result> {
    const { limitMs, answerMs, maximumWaiting } = this.options;
    if (this.isClosed) throw new Error('the threads are closed');
    if (this.waiting.length >= maximumWaiting) throw new Error('too many jobs wait for a thread');
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(new Error(`not done within ${limitMs} ms`)), limitMs);
    try {
      return await new Promise<Result>((resolve, reject) => {
        const entry = { job, signal: late.signal, start: resolve };
        this.waiting.push(entry);
        late.signal.addEventListener('abort', () => {
          const at = this.waiting.indexOf(entry);
          if (at >= 0) this.waiting.splice(at, 1);
          reject(late.signal.reason);
        });
        this.handOut();
      });
    } catch (error) {
      if (late.signal.aborted) for (const thread of this.threads) thread.endUnlessAnswering(answerMs);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends all threads; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { start } of this.waiting.splice(0))
      start(Promise.reject(new Error('the threads are closed')));
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private addThread(): void {
    const thread: PoolThread<Job, Result> = new PoolThread<Job, Result>(
      this.options.file,
      { resourceLimits: this.options.resourceLimits, workerData: this.options.data },
      () => this.handOut(),
      () => {
        this.threads.delete(thread);
        if (this.isClosed) return;
        if (thread.isReady) this.addThread();
        else setTimeout(() => this.isClosed || this.addThread(), restartMs).unref();
      },
    );
    this.threads.add(thread);
  }

  /** Gives waiting jobs to the threads with the least to do. */
  private handOut(): void {
    for (;;) {
      const thread = this.leastBusy();
      const next = thread && this.waiting.shift();
      if (!next) return;
      next.start(thread.run(next.job, next.signal));
    }
  }

  private leastBusy(): PoolThread<Job, Result> | undefined {
    return [...this.threads]
      .filter(({ isOpen, load }) => isOpen && load < this.options.jobsPerThread)
      .sort((one, other) => one.load - other.load)[0];
  }
}
