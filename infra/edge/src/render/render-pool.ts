import { Piscina } from 'piscina';
import type { RenderJob, RenderResult } from './render-job.ts';

/** A render that takes longer is given up, ms; its thread ends with it. */
const renderLimitMs = 3000;
const queuedPerWorker = 64;
const memoryLimitMb = 192;

/** Threads that render pages, each with a limit of time and of memory (design: A page). */
export class RenderPool {
  private readonly pool: Piscina<RenderJob, RenderResult>;

  constructor(workerFile: string, workers: number) {
    this.pool = new Piscina({
      filename: workerFile,
      minThreads: workers,
      maxThreads: workers,
      concurrentTasksPerWorker: 8,
      // Renders wait for the API: a worker that slept for its next job would keep the last ones from ending.
      atomics: 'disabled',
      maxQueue: workers * queuedPerWorker,
      resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
    });
  }

  /** Rejects when the render takes too long, runs out of memory or finds the queue full. */
  render(job: RenderJob): Promise<RenderResult> {
    return this.pool.run(job, { signal: AbortSignal.timeout(renderLimitMs) });
  }

  close(): Promise<void> {
    return this.pool.close({ force: true });
  }
}
