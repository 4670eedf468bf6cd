import { previewWidth } from '@mall/contracts/domain/picture-preview';
import { drawBanner } from '../pictures/draw-banner.ts';
import { drawCardBenefits } from '../pictures/draw-card-benefits.ts';
import { drawChip } from '../pictures/draw-chip.ts';
import { drawPicture } from '../pictures/draw-picture.ts';
import type { BannerSpec, CardBenefitsSpec, ChipSpec, PictureSpec } from '../pictures/picture-spec.ts';
import { rasterise } from '../pictures/rasterise.ts';

/** A picture to draw; `width` in px. Plain data, so that it can go to another process. */
export type DrawJob =
  | { kind: 'picture'; spec: PictureSpec; width: number }
  | { kind: 'banner'; spec: BannerSpec; width: number }
  | { kind: 'chip'; spec: ChipSpec; width: number }
  | { kind: 'card-benefits'; spec: CardBenefitsSpec; width: number };

/** Draws a job's WebP bytes. */
export type Draw = (job: DrawJob) => Promise<Buffer>;

/** Draws in this process: up to half a second of work, and 200 MB that are not given back. */
export const drawHere: Draw = async (job) => {
  // Nobody gets a preview as it is: the edge packs it anew, in the visitor's width and format.
  const effort = job.width <= previewWidth ? 0 : 2;
  return rasterise(documentOf(job), job.width, effort);
};

function documentOf(job: DrawJob): string {
  switch (job.kind) {
    case 'picture':
      return drawPicture(job.spec, job.width);
    case 'banner':
      return drawBanner(job.spec);
    case 'chip':
      return drawChip(job.spec);
    case 'card-benefits':
      return drawCardBenefits(job.spec);
  }
}
