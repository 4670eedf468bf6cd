import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Heartbeat } from './heartbeat.ts';
import { JobGivenBack, JobLate, ThreadLost } from './job-errors.ts';
import type { FromThread, ToThread } from './thread-messages.ts';

interface RunningJob<Job, Result> {
  job: Job;
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
  /** What it does, as it noted last, and in which turn of the thread's event loop; null until it is begun. */
  noted: { at: string; tick: number } | null;
}

export interface PoolThreadOptions extends Pick<WorkerOptions, 'resourceLimits' | 'workerData'> {
  file: URL;
  env: NodeJS.ProcessEnv | undefined;
  /** How long it may not answer until it gets no new jobs, and until it is ended, ms. */
  silentMs: number;
  answerMs: number;
  /** Called when the thread became ready, fell silent, spoke again or finished a job. */
  onChange: () => void;
  /** Called once when the thread has ended, whatever ended it; its jobs are rejected by then. */
  onEnd: () => void;
}

/** One thread of a pool with the jobs that run in it at the same time. */
export class PoolThread<Job, Result> {
  private readonly worker: Worker;
  private readonly running = new Map<number, RunningJob<Job, Result>>();
  private readonly heartbeat: Heartbeat;
  private lastId = 0;
  private lastTick = 0;
  /** Whether it ever said that it can work. */
  isReady = false;
  /** Whether it is reserved for a job that has to be alone. */
  isReserved = false;

  constructor({ file, silentMs, answerMs, onEnd, ...options }: PoolThreadOptions) {
    this.onChange = options.onChange;
    let reason = 'the thread ended';
    const { resourceLimits, workerData, env } = options;
    this.worker = new Worker(file, {
      ...(resourceLimits ? { resourceLimits } : {}),
      ...(env ? { env } : {}),
      workerData,
    });
    this.heartbeat = new Heartbeat({
      ask: () => this.say({ type: 'ping' }),
      hasWork: () => this.load > 0,
      silentMs,
      stuckMs: answerMs,
      onChange: () => {
        if (this.isSilent) this.takeBack();
        options.onChange();
      },
      onStuck: () => {
        reason = `the thread did not answer for ${answerMs} ms`;
        void this.end();
      },
    });
    this.worker.on('message', (message: FromThread<Result>) => this.onMessage(message));
    this.worker.on('error', (error: Error) => {
      reason = error.message;
    });
    this.worker.on('exit', () => {
      this.heartbeat.stop();
      this.takeBack();
      for (const { reject, noted } of this.running.values())
        reject(new ThreadLost(reason, noted?.at ?? null));
      this.running.clear();
      onEnd();
    });
  }

  private readonly onChange: () => void;

  /** Whether it may get another job: it can work, and it answers. */
  get isOpen(): boolean {
    return this.isReady && !this.heartbeat.isSilent;
  }

  get isSilent(): boolean {
    return this.heartbeat.isSilent;
  }

  /** Jobs that it does now. */
  get load(): number {
    return this.running.size;
  }

  /** Jobs that may block the thread: those that ran in its last event loop turn. */
  suspects(): Job[] {
    return [...this.running.values()].filter((job) => this.isSuspect(job)).map(({ job }) => job);
  }

  /** Starts a job and gives it up after a time: its result is not waited for any longer. */
  run(job: Job, limitMs: number): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    const done = new Promise<Result>((resolve, reject) => {
      this.running.set(id, { job, resolve, reject, noted: null });
    });
    this.say({ type: 'job', id, job });
    this.heartbeat.start();
    const timer = setTimeout(() => {
      const late = this.running.get(id);
      this.running.delete(id);
      late?.reject(new JobLate(limitMs, late.noted?.at ?? null));
      this.onChange();
    }, limitMs);
    return done.finally(() => clearTimeout(timer));
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private isSuspect({ noted }: RunningJob<Job, Result>): boolean {
    return noted !== null && noted.tick === this.lastTick;
  }

  /** Jobs that wait for something are for another thread. */
  private takeBack(): void {
    for (const [id, job] of this.running) {
      if (this.isSuspect(job)) continue;
      this.running.delete(id);
      this.say({ type: 'drop', id });
      job.reject(new JobGivenBack('the thread does not answer'));
    }
  }

  private say(message: ToThread<Job>): void {
    this.worker.postMessage(message);
  }

  private onMessage(message: FromThread<Result>): void {
    this.heartbeat.answered();
    if (message.type === 'pong') return;
    if (message.type === 'at') {
      this.note(message);
      return;
    }
    if (message.type === 'ready') this.isReady = true;
    else {
      const job = this.running.get(message.id);
      this.running.delete(message.id);
      if (message.type === 'done') job?.resolve(message.result);
      else job?.reject(new Error(message.message));
    }
    this.onChange();
  }

  private note({ id, at, tick }: { id: number; at: string; tick: number }): void {
    this.lastTick = tick;
    const job = this.running.get(id);
    if (job) job.noted = { at, tick };
  }
}
