import type { ResourceLimits } from 'node:worker_threads';
import { FairQueue, type Flow, type Lanes } from './fair-queue.ts';
import { JobGivenBack, JobHeld, PoolFull } from './job-errors.ts';
import { PoolThread } from './pool-thread.ts';

export interface ThreadPoolOptions<Job, Lane extends string> {
  /** Module whose default work is `answerJobs`. */
  file: URL;
  /** Threads that share the jobs. One more stands by: for them while some do not answer, and for jobs alone. */
  threads: number;
  /** Jobs that one thread does at the same time; the others run whenever one waits for something. */
  jobsPerThread: number;
  /** Whose jobs may wait and run, and how many; more are refused. */
  lanes: Lanes<Lane>;
  /** Longest wait for a thread, ms: who waited longer is refused rather than answered too late. */
  waitMs: number;
  /** Time of one job once it has begun, ms. */
  limitMs: number;
  /** Time of a job alone, ms: nobody waits for it. */
  aloneLimitMs: number;
  /** How long a thread with jobs may not answer until it gets no new ones, ms. */
  silentMs: number;
  /** How long it may not answer until it is ended, ms. */
  answerMs: number;
  resourceLimits: ResourceLimits;
  /** What a job's code belongs to: none of these may take the last thread that answers while it is doubted. */
  groupOf: (job: Job) => string;
  /** `workerData` of the threads. */
  data?: unknown;
  /** Environment of the threads; the process's unless said. */
  env?: NodeJS.ProcessEnv;
}

interface WaitingJob<Job, Result, Lane extends string> {
  job: Job;
  flow: Flow<Lane>;
  start: (running: Promise<Result>) => void;
}

/** A thread that ended before it could work is not tried again at once, ms. */
const restartMs = 1000;

/**
 * Threads that run jobs side by side, from lanes that serve callers round-robin. A late job is given up; a thread that
 * does not answer gets no new jobs, and is replaced if that goes on or it runs out of memory.
 */
export class ThreadPool<Job, Result, Lane extends string> {
  private readonly threads = new Set<PoolThread<Job, Result>>();
  private readonly waiting: FairQueue<WaitingJob<Job, Result, Lane>, Lane>;
  private readonly waitingAlone: Omit<WaitingJob<Job, Result, Lane>, 'flow'>[] = [];
  /** Jobs that were started, by the thread that does them. */
  private readonly running = new Map<PoolThread<Job, Result>, string[]>();
  /** Groups that are doubted, each with how often. */
  private readonly doubts = new Map<string, number>();
  private isClosed = false;

  constructor(private readonly options: ThreadPoolOptions<Job, Lane>) {
    this.waiting = new FairQueue(options.lanes);
    for (let count = 0; count <= options.threads; count += 1) this.addThread();
  }

  /**
   * Rejects when the job fails, with JobLate when it takes too long, with ThreadLost when its thread ends; with PoolFull
   * or JobHeld when it was not begun.
   * @param waitMs another wait than the pool's, for jobs in the background
   */
  async run(job: Job, flow: Flow<Lane>, waitMs = this.options.waitMs): Promise<Result> {
    return this.untilDone(() => this.begun(job, flow, waitMs));
  }

  /** Runs a job in a thread that does nothing else: whatever happens to the thread is its doing. Waits as long as it takes. */
  async runAlone(job: Job): Promise<Result> {
    const begun = () =>
      new Promise<{ result: Promise<Result> }>((resolve) => {
        this.waitingAlone.push({ job, start: (result) => resolve({ result: markHandled(result) }) });
        this.handOut();
      });
    return this.untilDone(begun);
  }

  /** Doubts a job's group until the returned function is called. */
  doubt(job: Job): () => void {
    const group = this.options.groupOf(job);
    this.count(this.doubts, group, 1);
    return () => this.count(this.doubts, group, -1);
  }

  /** How many threads there are, by what they do. */
  threadStates(): Record<'busy' | 'idle' | 'silent' | 'starting', number> {
    const states = { busy: 0, idle: 0, silent: 0, starting: 0 };
    for (const { isReady, isSilent, load } of this.threads) {
      if (!isReady) states.starting += 1;
      else if (isSilent) states.silent += 1;
      else states[load > 0 ? 'busy' : 'idle'] += 1;
    }
    return states;
  }

  /** How many jobs there are. */
  jobStates(): Record<'running' | 'waiting', number> {
    const running = [...this.threads].reduce((sum, { load }) => sum + load, 0);
    return { running, waiting: this.waiting.size + this.waitingAlone.length };
  }

  /** Ends all threads; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.isClosed = true;
    for (const { start } of [...this.waiting.clear(), ...this.waitingAlone.splice(0)])
      start(Promise.reject(new Error('the threads are closed')));
    await Promise.all([...this.threads].map((thread) => thread.end()));
  }

  private addThread(): void {
    const { file, resourceLimits, data, env, silentMs, answerMs } = this.options;
    const thread: PoolThread<Job, Result> = new PoolThread<Job, Result>({
      file,
      resourceLimits,
      workerData: data,
      env,
      silentMs: Math.min(silentMs, answerMs),
      answerMs,
      onChange: () => this.handOut(),
      onEnd: () => {
        this.threads.delete(thread);
        if (this.isClosed) return;
        if (thread.isReady) this.addThread();
        else setTimeout(() => this.isClosed || this.addThread(), restartMs).unref();
      },
    });
    this.threads.add(thread);
  }

  /** Hands a job out again that a thread gave back. */
  private async untilDone(handOut: () => Promise<{ result: Promise<Result> }>): Promise<Result> {
    for (;;) {
      if (this.isClosed) throw new Error('the threads are closed');
      const running = await handOut();
      try {
        return await running.result;
      } catch (error) {
        if (!(error instanceof JobGivenBack)) throw error;
      }
    }
  }

  /** Resolves when the job is started. Its result is wrapped, or it would be awaited as well. */
  private begun(job: Job, flow: Flow<Lane>, waitMs: number) {
    return new Promise<{ result: Promise<Result> }>((resolve, reject) => {
      const refuse = (reason: string) => {
        this.waiting.remove(entry);
        reject(new PoolFull(reason));
      };
      const timer = setTimeout(() => refuse(`no thread within ${waitMs} ms`), waitMs);
      const start = (result: Promise<Result>) => {
        clearTimeout(timer);
        resolve({ result: markHandled(result) });
      };
      const entry = { job, flow, start };
      this.waiting
        .add(entry)
        ?.start(Promise.reject(new PoolFull('others have a better right to the last place')));
      this.handOut();
    });
  }

  /** Gives waiting jobs to the threads with the least to do. */
  private handOut(): void {
    this.handOutAlone();
    for (;;) {
      const open = this.openThreads();
      const thread = open
        .slice(0, this.options.threads)
        .filter(({ load }) => load < this.options.jobsPerThread)
        .sort((one, other) => one.load - other.load)[0];
      const callers = this.runningCallers();
      const runningOf = ({ caller }: Flow<Lane>) => callers.filter((one) => one === caller).length;
      const next = thread && this.waiting.take(callers.length, runningOf);
      if (!next) return;
      if (open.length === 1 && this.isDoubted(next.job))
        next.start(Promise.reject(new JobHeld('its remote may be what keeps other threads from answering')));
      else next.start(this.runCounted(thread, next));
    }
  }

  /** The last of the threads that do nothing, as long as another one is there for everybody else. */
  private handOutAlone(): void {
    const open = this.openThreads();
    const idle = open.length > 1 ? open.findLast(({ load }) => load === 0) : undefined;
    const next = idle && this.waitingAlone.shift();
    if (!next) return;
    idle.isReserved = true;
    const result = idle.run(next.job, this.options.aloneLimitMs);
    const end = () => {
      idle.isReserved = false;
      this.handOut();
    };
    result.then(end, end);
    next.start(result);
  }

  /**
   * Who has jobs in threads that answer, once for each. Another thread stands in for one that does not: neither its
   * caller, who may be a whole office, nor its lane waits for what is stuck there.
   */
  private runningCallers(): string[] {
    return [...this.running].flatMap(([{ isSilent }, callers]) => (isSilent ? [] : callers));
  }

  private runCounted(thread: PoolThread<Job, Result>, { job, flow }: WaitingJob<Job, Result, Lane>) {
    const callers = this.running.get(thread) ?? [];
    this.running.set(thread, callers);
    callers.push(flow.caller);
    const result = thread.run(job, this.options.limitMs);
    const end = () => {
      callers.splice(callers.indexOf(flow.caller), 1);
      if (callers.length === 0) this.running.delete(thread);
      this.handOut();
    };
    result.then(end, end);
    return result;
  }

  /** Threads for jobs of everybody, the oldest first. */
  private openThreads(): PoolThread<Job, Result>[] {
    return [...this.threads].filter(({ isOpen, isReserved }) => isOpen && !isReserved);
  }

  /** Whether a job belongs to what may keep threads from answering. */
  private isDoubted(job: Job): boolean {
    const group = this.options.groupOf(job);
    const silent = [...this.threads].filter(({ isSilent }) => isSilent);
    // A job alone that does not answer explains the rest.
    const alone = silent.filter(({ isReserved }) => isReserved);
    const suspects = (alone.length > 0 ? alone : silent).flatMap((thread) => thread.suspects());
    if (suspects.some((each) => this.options.groupOf(each) === group)) return true;
    return alone.length === 0 && this.doubts.has(group);
  }

  private count(counts: Map<string, number>, key: string, change: number): void {
    const count = (counts.get(key) ?? 0) + change;
    if (count > 0) counts.set(key, count);
    else counts.delete(key);
  }
}

/** A failure reaches its caller a tick later; until then it must not count as unhandled. */
function markHandled<Result>(result: Promise<Result>): Promise<Result> {
  result.catch(() => undefined);
  return result;
}
