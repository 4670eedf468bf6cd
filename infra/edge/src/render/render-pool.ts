import { ThreadPool, type ThreadPoolOptions } from '../threads/thread-pool.ts';
import type { RenderJob, RenderResult } from './render-job.ts';

export type RenderPool = ThreadPool<RenderJob, RenderResult>;

export type RenderLimits = Omit<ThreadPoolOptions, 'file' | 'threads'>;

const waitingPerThread = 64;

/** Threads that render pages, with limits of time and of memory (design: A page). */
export const createRenderPool = (
  file: URL,
  threads: number,
  limits: Partial<RenderLimits> = {},
): RenderPool =>
  new ThreadPool({
    file,
    threads,
    // Renders wait for the API most of the time when nobody shares its replies.
    jobsPerThread: 8,
    maximumWaiting: threads * waitingPerThread,
    limitMs: 3000,
    answerMs: 1000,
    // A page is five megabytes of short-lived objects: for this limit V8 would pick so small a nursery that most of
    // them outlive it and are copied, which took a third of a render.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 144 },
    ...limits,
  });
