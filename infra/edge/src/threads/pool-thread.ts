import { Worker, type WorkerOptions } from 'node:worker_threads';
import type { FromThread, ToThread } from './thread-messages.ts';

interface RunningJob<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

/** One thread of a pool with the jobs that run in it at the same time. */
export class PoolThread<Job, Result> {
  private readonly worker: Worker;
  private readonly running = new Map<number, RunningJob<Result>>();
  private lastId = 0;
  private patience: NodeJS.Timeout | undefined;
  /** Whether it ever said that it can work. */
  isReady = false;

  /**
   * @param onChange called when the thread became ready or finished a job
   * @param onEnd called once when the thread has ended, whatever ended it; its jobs are rejected by then
   */
  constructor(
    file: URL,
    options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'>,
    private readonly onChange: () => void,
    onEnd: () => void,
  ) {
    let reason = 'the thread ended';
    this.worker = new Worker(file, options);
    this.worker.on('message', (message: FromThread<Result>) => this.onMessage(message));
    this.worker.on('error', (error: Error) => {
      reason = error.message;
    });
    this.worker.on('exit', () => {
      clearTimeout(this.patience);
      for (const { reject } of this.running.values()) reject(new Error(reason));
      this.running.clear();
      onEnd();
    });
  }

  /** Whether it may get another job: it can work, and nobody doubts that. */
  get isOpen(): boolean {
    return this.isReady && !this.patience;
  }

  /** Jobs that it does now. */
  get load(): number {
    return this.running.size;
  }

  /** Starts a job; `signal` gives it up while it runs: its result is not waited for any longer. */
  run(job: Job, signal: AbortSignal): Promise<Result> {
    this.lastId += 1;
    const id = this.lastId;
    return new Promise((resolve, reject) => {
      this.running.set(id, { resolve, reject });
      signal.addEventListener('abort', () => {
        this.running.delete(id);
        reject(signal.reason);
        this.onChange();
      });
      this.say({ type: 'job', id, job });
    });
  }

  /** Ends the thread unless it answers in time: only a thread that is stuck in one job loses the others too. */
  endUnlessAnswering(limitMs: number): void {
    if (this.patience) return;
    this.patience = setTimeout(() => void this.end(), limitMs);
    this.say({ type: 'ping' });
  }

  async end(): Promise<void> {
    await this.worker.terminate();
  }

  private say(message: ToThread<Job>): void {
    this.worker.postMessage(message);
  }

  private onMessage(message: FromThread<Result>): void {
    if (message.type === 'pong') {
      clearTimeout(this.patience);
      this.patience = undefined;
    } else if (message.type === 'ready') this.isReady = true;
    else {
      const job = this.running.get(message.id);
      this.running.delete(message.id);
      if (message.type === 'done') job?.resolve(message.result);
      else job?.reject(new Error(message.message));
    }
    this.onChange();
  }
}
