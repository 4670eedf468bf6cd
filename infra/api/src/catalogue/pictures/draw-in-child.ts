import { type ChildProcess, fork } from 'node:child_process';
import * as z from 'zod';
import type { DrawJob, DrawPicture } from './draw-job.ts';

/** How long the drawing process waits for another job, and a job for its picture (ms). */
const idleMs = 20_000;
const timeoutMs = 30_000;
const replySchema = z.union([
  z.object({ id: z.int(), bytes: z.instanceof(Uint8Array) }),
  z.object({ id: z.int(), reason: z.string() }),
]);

/** What drawing gives way to: as niceness of its process. */
export const niceness = {
  /** To calls and pages: who waits for those has nothing on the screen yet. */
  asked: 5,
  /** To everything. */
  ahead: 19,
};

/** Keeps a drawing process small: early collection of young objects, and two malloc arenas for all threads. */
const frugal = { options: ['--max-semi-space-size=4'], env: { MALLOC_ARENA_MAX: '2' } };

type Settle = (result: Buffer | Error) => void;

/**
 * Draws in a child process that ends when idle: here drawing would block every call and keep its memory. `close` ends
 * the process and rejects what it was drawing.
 * @param entry file of the drawing process
 * @param nice niceness of the process, 0 to 19
 * @param execArgv options of Node for it; default: those of this process
 */
export function createChildDrawer(
  entry: string,
  nice: number,
  execArgv = process.execArgv,
): { draw: DrawPicture; close: () => void } {
  let drawer: { process: ChildProcess; waiting: Map<number, Settle> } | null = null;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const close = () => {
    clearTimeout(idle);
    drawer?.process.kill();
    drawer = null;
  };

  function running() {
    clearTimeout(idle);
    if (drawer?.process.connected) return drawer;
    const child = fork(entry, [String(nice)], {
      execArgv: [...execArgv, ...frugal.options],
      env: { ...process.env, ...frugal.env },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const waiting = new Map<number, Settle>();
    child.on('message', (message: unknown) => {
      const reply = replySchema.parse(message);
      waiting.get(reply.id)?.('bytes' in reply ? Buffer.from(reply.bytes) : new Error(reply.reason));
    });
    child.on('exit', () => {
      for (const settle of waiting.values()) settle(new Error('the drawing process ended'));
    });
    drawer = { process: child, waiting };
    return drawer;
  }

  const draw: DrawPicture = (job: DrawJob) =>
    new Promise((resolve, reject) => {
      const { process: child, waiting } = running();
      const id = ++lastId;
      const late = setTimeout(() => {
        settle(new Error('drawing took too long'));
        close();
      }, timeoutMs).unref();
      const settle: Settle = (result) => {
        clearTimeout(late);
        waiting.delete(id);
        // One that ended has nothing to close, least of all its successor.
        if (waiting.size === 0 && drawer?.process === child) idle = setTimeout(close, idleMs).unref();
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      waiting.set(id, settle);
      child.send({ id, job });
    });
  return { draw, close };
}
