import { line, type Part, panel } from '../../piece.ts';
import type { TrouserCut } from './trouser-cut.ts';

/** A pocket with a flap at the outside of a thigh. */
export function cargoPocket(cut: TrouserCut, side: 1 | -1): Part[] {
  const top = cut.rise + (cut.length - cut.rise) * 0.16;
  const outer = cut.thigh - 12 + cut.spread * 0.3;
  const at = (x: number, y: number): [number, number, 1] => [side * x, y, 1];
  const box = [
    at(outer - 118, top + 20),
    at(outer + 8, top + 14),
    at(outer + 10, top + 168),
    at(outer - 112, top + 178),
  ];
  const flap = [
    at(outer - 124, top),
    at(outer + 12, top - 6),
    at(outer + 12, top + 44),
    at(outer - 56, top + 62),
    at(outer - 122, top + 52),
  ];
  return [
    panel(box, { thickness: 12, round: 12, wrinkle: 0.4 }),
    line(
      [at(outer - 106, top + 60), at(outer - 104, top + 168), at(outer + 2, top + 160), at(outer, top + 56)],
      'stitch',
    ),
    line([at(outer - 52, top + 40), at(outer - 50, top + 172)], 'seam'),
    panel(flap, { thickness: 9, round: 7, wrinkle: 0.2 }),
    line([at(outer - 115, top + 45), at(outer - 56, top + 54), at(outer + 5, top + 38)], 'stitch'),
  ];
}
