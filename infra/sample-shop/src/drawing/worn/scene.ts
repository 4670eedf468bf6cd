import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../compose/make-piece.ts';
import type { Definitions } from '../compose/paint-cloth.ts';
import type { Canvas, Placement } from '../compose/placement.ts';
import { renderPiece } from '../compose/render-piece.ts';
import type { Part } from '../piece.ts';

/** What is worn, from the lowest layer up, all in the figure's units. */
export interface Layer {
  spec: PictureSpec;
  parts: Part[];
}

/** Which part of a figure is looked at: the height (units) at the top edge, and px per unit on a canvas of 1200. */
export interface Camera {
  top: number;
  scale: number;
  /** Where the middle of the figure is, from 0 (left) to 1. */
  middle?: number;
}

export const cameras = {
  whole: { top: -372, scale: 0.832 },
  upper: { top: -330, scale: 1.2 },
  /** From the chin to the ankles, with room for what the hand at the left carries. */
  carrying: { top: -76, scale: 1.08, middle: 0.53 },
  hips: { top: 200, scale: 1.9 },
  bust: { top: -420, scale: 2.4 },
} as const satisfies Record<string, Camera>;

export const cameraPlacement = (
  { top, scale, middle = 0.5 }: Camera,
  { size, share }: Canvas,
): Placement => ({
  x: size[0] * middle,
  y: -top * scale * share,
  scale: scale * share,
  rotation: 0,
});

/** An invisible figure: what a mannequin's layers take their light and stitches from. */
export const bodySpec = (colorHex: string, seed: number): PictureSpec => ({
  type: 't-shirt',
  fabric: 'jersey',
  pattern: 'solid',
  colorHex,
  seed,
  view: 'front',
});

export const worn = (spec: PictureSpec) => makePiece(spec, 'worn').piece;

/** Draws layers over each other. */
export function drawLayers(
  layers: readonly Layer[],
  placement: Placement,
  canvas: Canvas,
  defs: Definitions,
): string {
  return layers
    .map(({ spec, parts }) => {
      const { context } = makePiece(spec, 'worn');
      return renderPiece({ parts, focuses: [] }, context, placement, canvas.size, defs);
    })
    .join('');
}
