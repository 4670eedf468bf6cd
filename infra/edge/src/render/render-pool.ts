import type { Lanes } from '../threads/fair-queue.ts';
import { ThreadPool, type ThreadPoolOptions } from '../threads/thread-pool.ts';
import type { RenderJob, RenderResult } from './render-job.ts';

/**
 * Members whose login the API confirmed to this edge, shoppers who order as guests, and everybody else
 * (docs/decisions/0096). Staff are members; what keeps the service going, health and the admin API, renders nothing.
 */
export type RenderLane = 'members' | 'buyers' | 'guests';

export type RenderPool = ThreadPool<RenderJob, RenderResult, RenderLane>;
export type RenderLimits = Omit<ThreadPoolOptions<RenderJob, RenderLane>, 'file' | 'threads' | 'groupOf'>;

/** Renders wait for the API most of the time unless they share its replies. */
const jobsPerThread = 8;

/** Two of eight slots are reserved for others than guests, one of these for members. */
const lanesOf = (threads: number): Lanes<RenderLane> => ({
  members: { places: 16 * threads, startsBelow: jobsPerThread * threads, perCaller: 4 * threads },
  buyers: { places: 12 * threads, startsBelow: (jobsPerThread - 1) * threads, perCaller: 2 * threads },
  guests: { places: 40 * threads, startsBelow: (jobsPerThread - 2) * threads, perCaller: 4 * threads },
});

/** Threads that render pages, with limits of time and of memory (design: A page). */
export const createRenderPool = (
  file: URL,
  threads: number,
  limits: Partial<RenderLimits> = {},
): RenderPool =>
  new ThreadPool({
    file,
    threads,
    jobsPerThread,
    lanes: lanesOf(threads),
    // With the render itself a page comes within a second, or its visitor is asked to come back.
    waitMs: 600,
    limitMs: 3000,
    aloneLimitMs: 15_000,
    // Eight renders that get their replies at the same time take less; a thread that is new to its code takes more.
    silentMs: 500,
    answerMs: 2000,
    groupOf: ({ owner, shellFolder, remoteFolders }) => remoteFolders[owner ?? ''] ?? shellFolder,
    // A page is five megabytes of short-lived objects: for this limit V8 would pick so small a nursery that most of
    // them outlive it and are copied, which took a third of a render.
    resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 144 },
    ...limits,
  });

/**
 * Threads for pages with parts from development servers: React runs in its development mode, and whole source files are
 * read and compiled with each edit, so that they get more of everything.
 */
export const createDevelopmentPool = (file: URL, limits: Partial<RenderLimits> = {}): RenderPool =>
  createRenderPool(file, 1, {
    waitMs: 20_000,
    limitMs: 15_000,
    silentMs: 5000,
    answerMs: 10_000,
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
    env: { ...process.env, NODE_ENV: 'development' },
    ...limits,
  });
