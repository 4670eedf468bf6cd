import type { DrawJob } from './draw-job.ts';
import { drawHere } from './draw-job.ts';

/** Entry of the drawing process (draw-in-child.ts): one job in, its bytes or a reason out. */
process.on('message', (job: DrawJob) => {
  drawHere(job).then(
    (bytes) => process.send?.({ bytes }),
    (error: unknown) => process.send?.({ reason: error instanceof Error ? error.message : String(error) }),
  );
});
// The parent is gone: nobody waits for pictures any more.
process.on('disconnect', () => process.exit(0));
