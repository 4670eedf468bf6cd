import type { BannerSpec, CardBenefitsSpec, ChipSpec, PictureSpec } from './picture-spec.ts';

/** A picture to draw; `width` in px. Plain data, so that it can go to another process. */
export type DrawJob =
  | { kind: 'picture'; spec: PictureSpec; width: number }
  | { kind: 'banner'; spec: BannerSpec; width: number }
  | { kind: 'chip'; spec: ChipSpec; width: number }
  | { kind: 'card-benefits'; spec: CardBenefitsSpec; width: number }
  | { kind: 'clip'; spec: Omit<PictureSpec, 'view'>; width: number };

/** Draws a job's WebP bytes, of a clip its WebM. The sample shop brings one; without it only photographs are served. */
export type DrawPicture = (job: DrawJob) => Promise<Buffer>;
