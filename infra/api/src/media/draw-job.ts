import { drawBanner } from '../pictures/draw-banner.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { BannerSpec, PictureSpec } from '../pictures/picture-spec.ts';
import { rasterise } from '../pictures/rasterise.ts';

/** A picture to draw; `width` in px. Plain data, so that it can go to another process. */
export type DrawJob =
  | { kind: 'picture'; spec: PictureSpec; width: number }
  | { kind: 'banner'; spec: BannerSpec; width: number };

/** Draws a job's WebP bytes. */
export type Draw = (job: DrawJob) => Promise<Buffer>;

/** Draws in this process: half a second of work, and 200 MB that are not given back. */
export const drawHere: Draw = (job) =>
  rasterise(job.kind === 'picture' ? drawPicture(job.spec) : drawBanner(job.spec), job.width);
