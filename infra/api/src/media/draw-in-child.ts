import { type ChildProcess, fork } from 'node:child_process';
import * as z from 'zod';
import { processEntry } from '../process-entry.ts';
import type { Draw, DrawJob } from './draw-job.ts';

/** How long the drawing process waits for another job, and a job for its picture (ms). */
const idleMs = 20_000;
const timeoutMs = 30_000;
const entry = processEntry(import.meta.url, 'draw-process');
const replySchema = z.union([
  z.object({ bytes: z.instanceof(Uint8Array) }),
  z.object({ reason: z.string() }),
]);

/**
 * Draws in a process of its own, started when needed and ended when idle: drawing would hold up every call of the API
 * while it computes, and its memory would stay. Takes one job at a time; `close` ends the process.
 */
export function createChildDrawer(): { draw: Draw; close: () => void } {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  const close = () => {
    clearTimeout(idle);
    child?.kill();
    child = null;
  };

  function running(): ChildProcess {
    clearTimeout(idle);
    if (child?.connected) return child;
    child = fork(entry, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    return child;
  }

  const draw: Draw = (job: DrawJob) =>
    new Promise((resolve, reject) => {
      const drawer = running();
      const settle = (result: Buffer | Error) => {
        clearTimeout(late);
        drawer.off('message', hear);
        drawer.off('exit', ended);
        idle = setTimeout(close, idleMs).unref();
        if (result instanceof Error) reject(result);
        else resolve(result);
      };
      const hear = (message: unknown) => {
        const reply = replySchema.parse(message);
        settle('bytes' in reply ? Buffer.from(reply.bytes) : new Error(reply.reason));
      };
      const ended = () => settle(new Error('the drawing process ended'));
      const late = setTimeout(() => {
        close();
        settle(new Error('drawing took too long'));
      }, timeoutMs).unref();
      drawer.on('message', hear);
      drawer.on('exit', ended);
      drawer.send(job);
    });
  return { draw, close };
}
