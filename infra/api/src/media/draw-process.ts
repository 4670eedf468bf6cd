import { setPriority } from 'node:os';
import type { DrawJob } from './draw-job.ts';
import { drawHere } from './draw-job.ts';

const [, , niceness] = process.argv;
setPriority(Number(niceness));

/** Entry of a drawing process (draw-in-child.ts): jobs in, the bytes of each or a reason out. */
process.on('message', ({ id, job }: { id: number; job: DrawJob }) => {
  drawHere(job).then(
    (bytes) => process.send?.({ id, bytes }),
    (error: unknown) =>
      process.send?.({ id, reason: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent is gone: nobody waits for pictures any more.
process.on('disconnect', () => process.exit(0));
