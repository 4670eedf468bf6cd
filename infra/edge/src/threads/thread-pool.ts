import type { ResourceLimits } from 'node:worker_threads';
import { FairQueue, type Lanes, type Turn } from './fair-queue.ts';
import { PoolThread } from './pool-thread.ts';

export interface ThreadPoolOptions<Lane extends string> {
  /** Module whose default work is `answerJobs`. */
  file: URL;
  threads: number;
  /** Jobs that one thread does at the same time; they take turns whenever one waits for something. */
  jobsPerThread: number;
  /** Whose jobs may wait and run, and how many; more are refused. */
  lanes: Lanes<Lane>;
  /** Longest wait for a thread, ms: who waited longer is refused rather than answered too late. */
  waitMs: number;
  /** Time of one job once it has begun, ms. */
  limitMs: number;
  /** How long a thread with a late job may take to say that it is still there, ms. */
  answerMs: number;
  resourceLimits: ResourceLimits;
  /** `workerData` of the threads. */
  data?: unknown;
}

interface WaitingJob<Job, Result, Lane extends string> {
  job: Job;
  turn: Turn<Lane>;
  signal: AbortSignal;
  start: (running: Promise<Result>) => void;
}

/** The job was not begun: too many wait, or it waited too long. To try again at once would make both worse. */
export class PoolFull extends Error {
  override readonly name = 'PoolFull';
  readonly statusCode = 503;
}

/** A thread that ended before it could work is not tried again at once, ms. */
const restartMs = 1000;

/**
 * Threads that do jobs side by side. Jobs wait in lanes, where callers take turns. A job that is late is given up; its
 * thread goes on if it still answers, and is replaced if it does not or ran out of memory.
 */
export class ThreadPool<Job, Result, Lane extends string> {
  private readonly threads = new Set<PoolThread<Job, Result>>();
  private readonly waiting: FairQueue<WaitingJob<Job, Result, Lane>, Lane>;
  /** Running jobs by caller. */
  private readonly running = new Map<string, number>();
  private isClosed = false;

  constructor(private readonly options: ThreadPoolOptions<Lane>) {
    this.waiting = new FairQueue(options.lanes);
    for (let count = 0; count < options.threads; count += 1) this.addThread();
  }

  /**
   * Rejects when the job fails, takes too long or loses its thread; with PoolFull when it was not begun.
   * @param waitMs another wait than the pool's, for jobs that nobody waits for
   */
  async run(job: Job, turn: Turn<Lane>, waitMs = this.options.waitMs): Promise<Result> {
    const { limitMs, answerMs } = this.options;
    if (this.isClosed) throw new Error('the threads are closed');
    const late = new AbortController();
    const running = await this.begun(job, turn, late.signal, waitMs);
    const timer = setTimeout(() => late.abort(new Error(`not done within ${limitMs} ms`)), limitMs);
    try {
      return await running.result;
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
    for (const { start } of this.waiting.clear()) start(Promise.reject(new Error('the threads are closed')));
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

  /** Waits for the turn of a job; resolves when it runs. Its result is wrapped, or it would be waited for as well. */
  private begun(job: Job, turn: Turn<Lane>, signal: AbortSignal, waitMs: number) {
    return new Promise<{ result: Promise<Result> }>((resolve, reject) => {
      const refuse = (reason: string) => {
        this.waiting.remove(entry);
        reject(new PoolFull(reason));
      };
      const timer = setTimeout(() => refuse(`no thread within ${waitMs} ms`), waitMs);
      const start = (result: Promise<Result>) => {
        clearTimeout(timer);
        // Whoever waits for it hears of a failure a moment later.
        result.catch(() => undefined);
        resolve({ result });
      };
      const entry = { job, turn, signal, start };
      this.waiting
        .add(entry)
        ?.start(Promise.reject(new PoolFull('others have a better right to the last place')));
      this.handOut();
    });
  }

  /** Gives waiting jobs to the threads with the least to do. */
  private handOut(): void {
    for (;;) {
      const thread = this.leastBusy();
      const running = [...this.threads].reduce((sum, { load }) => sum + load, 0);
      const next = thread && this.waiting.take(running, ({ caller }) => this.running.get(caller) ?? 0);
      if (!next) return;
      this.count(next.turn, 1);
      const result = thread.run(next.job, next.signal);
      const end = () => {
        this.count(next.turn, -1);
        this.handOut();
      };
      result.then(end, end);
      next.start(result);
    }
  }

  private count({ caller }: Turn<Lane>, change: number): void {
    const count = (this.running.get(caller) ?? 0) + change;
    if (count > 0) this.running.set(caller, count);
    else this.running.delete(caller);
  }

  private leastBusy(): PoolThread<Job, Result> | undefined {
    return [...this.threads]
      .filter(({ isOpen, load }) => isOpen && load < this.options.jobsPerThread)
      .sort((one, other) => one.load - other.load)[0];
  }
}
