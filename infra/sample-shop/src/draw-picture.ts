import type { DrawJob, DrawPicture } from '@mall/api/catalogue/pictures/draw-job';
import { previewWidth } from '@mall/contracts/domain/catalogue/picture-preview';
import { drawClip } from './drawing/clip/draw-clip.ts';
import { drawBanner } from './drawing/draw-banner.ts';
import { drawCardBenefits } from './drawing/draw-card-benefits.ts';
import { drawChip } from './drawing/draw-chip.ts';
import { drawGarment } from './drawing/draw-garment.ts';
import { rasterise } from './drawing/rasterise.ts';

/**
 * The drawing port of the API. Takes up to half a second of a core and 200 MB that are not given back, so the API runs
 * it in a child process (draw-process.ts).
 */
export const drawPicture: DrawPicture = async (job) => {
  // A preview is not served as it is: the edge packs it anew, in the visitor's width and format.
  const effort = job.width <= previewWidth ? 0 : 2;
  if (job.kind === 'clip') return drawClip(job.spec, job.width);
  return rasterise(documentOf(job), job.width, effort);
};

function documentOf(job: Exclude<DrawJob, { kind: 'clip' }>): string {
  switch (job.kind) {
    case 'picture':
      return drawGarment(job.spec, job.width);
    case 'banner':
      return drawBanner(job.spec);
    case 'chip':
      return drawChip(job.spec);
    case 'card-benefits':
      return drawCardBenefits(job.spec);
  }
}
