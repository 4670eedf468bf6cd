import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { document, studio } from './compose/ground.ts';
import { makePiece } from './compose/make-piece.ts';
import { Definitions } from './compose/paint-cloth.ts';
import { type Canvas, fitInto, lookAt, scaled } from './compose/placement.ts';
import { renderPiece } from './compose/render-piece.ts';
import { drawStyled } from './compose/styled.ts';
import { makerOf } from './makers/maker.ts';
import { drawSnap, isSnap } from './snaps/draw-snap.ts';
import { drawWorn } from './worn/draw-worn.ts';

/** The size that frames and layouts are measured in, px. */
const measured = [1200, 1600] as const;
const frame = { left: 52, top: 104, right: 1148, bottom: 1496 };
/** Small things are not blown up beyond this scale. */
const largest = 1.7;
const closeUp = 2.5;

/**
 * Draws a catalogue picture as a 3:4 SVG, the same bytes for the same spec. Cloth and light are computed for its size:
 * a small one takes a third of the time of a large one.
 * @param width px, 1200 for an original
 * @throws RangeError when a colour is not written as `#rrggbb`.
 */
export function drawGarment(spec: PictureSpec, width: number = measured[0]): string {
  const defs = new Definitions();
  const canvas: Canvas = { size: [width, (width * 4) / 3], share: width / measured[0] };
  const [wide, tall] = canvas.size;
  if (isSnap(spec.view)) return document(wide, tall, defs.items, drawSnap(spec, canvas, defs));
  const draw = { styled: drawStyled, worn: drawWorn, front: drawAlone, back: drawAlone, detail: drawAlone };
  const drawn = draw[spec.view](spec, canvas, defs);
  return document(wide, tall, defs.items, [studio(wide, tall, makerOf(spec.maker).ground), drawn]);
}

function drawAlone(spec: PictureSpec, { size, share }: Canvas, defs: Definitions): string {
  const { context, piece } = makePiece(spec);
  const whole = fitInto(piece, scaled(frame, share), largest * share);
  const focus = piece.focuses[Math.abs(spec.seed) % piece.focuses.length] ?? [0, 200];
  const placement = spec.view === 'detail' ? lookAt(focus, whole.scale * closeUp, size) : whole;
  return renderPiece(piece, context, placement, size, defs);
}
