import { previewWidth } from '@mall/contracts/domain/catalogue/picture-preview';
import type { DrawJob } from './draw-job.ts';
import type { Piece } from './load-pieces.ts';
import { productPictureSize } from './picture-paths.ts';
import type { View } from './picture-spec.ts';

/** What is known of a product in one colour. */
export interface ProductInColor {
  productId: number;
  colorId: number;
  version: string;
  piece: Piece;
}

/** A picture to draw, and its place in the picture store. */
interface Drawing {
  key: string;
  job: DrawJob;
}

/** A product's picture in one view, as an original or as a preview. */
export function drawingOf(
  { productId, colorId, version, piece }: ProductInColor,
  view: View,
  size: 'original' | 'preview',
): Drawing {
  const place = `products/${productId}/${colorId}-${view}.${version}`;
  return {
    key: size === 'original' ? `${place}.webp` : `${place}.preview.webp`,
    job: {
      kind: 'picture',
      spec: { ...piece, view },
      width: size === 'original' ? productPictureSize.width : previewWidth,
    },
  };
}
