import { document, ground } from './compose/ground.ts';
import { makePiece } from './compose/make.ts';
import { Definitions } from './compose/paint-cloth.ts';
import { fitInto, lookAt } from './compose/placement.ts';
import { renderPiece } from './compose/render-piece.ts';
import { drawStyled } from './compose/styled.ts';
import type { PictureSpec } from './picture-spec.ts';

const canvas = [1200, 1600] as const;
const frame = { left: 52, top: 104, right: 1148, bottom: 1496 };
const closeUp = 2.5;

/**
 * Draws one catalogue picture as an SVG document, viewBox 0 0 1200 1600.
 * The same spec gives the same document, byte for byte.
 * @throws RangeError when a colour is not written as `#rrggbb`.
 */
export function drawPicture(spec: PictureSpec): string {
  const defs = new Definitions();
  const drawn = spec.view === 'styled' ? drawStyled(spec, canvas, defs) : drawAlone(spec, defs);
  return document(canvas[0], canvas[1], defs.items, [ground(canvas[0], canvas[1]), drawn]);
}

function drawAlone(spec: PictureSpec, defs: Definitions): string {
  const { make, piece } = makePiece(spec);
  const whole = fitInto(piece, frame, 1.7);
  const focus = piece.focuses[Math.abs(spec.seed) % piece.focuses.length] ?? [0, 200];
  const placement = spec.view === 'detail' ? lookAt(focus, whole.scale * closeUp, canvas) : whole;
  return renderPiece(piece, make, placement, canvas, defs);
}
