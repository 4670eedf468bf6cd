import { setPriority } from 'node:os';
import type { DrawJob } from '@mall/api/catalogue/pictures/draw-job';
import { drawPicture } from './draw-picture.ts';

const [, , niceness] = process.argv;
setPriority(Number(niceness));

/** Entry of a drawing process, forked by the API's media/draw-in-child.ts: jobs in, the bytes of each or a reason out. */
process.on('message', ({ id, job }: { id: number; job: DrawJob }) => {
  drawPicture(job).then(
    (bytes) => process.send?.({ id, bytes }),
    (error: unknown) =>
      process.send?.({ id, reason: error instanceof Error ? error.message : String(error) }),
  );
});
// Without the parent the pictures are of no use.
process.on('disconnect', () => process.exit(0));
