import type { Anchor } from '../../geometry.ts';
import { line, type Part } from '../../piece.ts';

export interface TrouserCut {
  waist: number;
  hip: number;
  thigh: number;
  knee: number;
  hem: number;
  rise: number;
  length: number;
  band: number;
  /** How far each leg leans outward at the hem. */
  spread: number;
}

export interface TrouserPlan {
  cut: TrouserCut;
  crease: boolean;
  jeans: boolean;
  pleats: number;
  elastic: boolean;
  /** A crease that is sewn down. */
  pinTuck: boolean;
  cargo: boolean;
  cuff: number;
  /** Raw denim, its hem turned up once. */
  selvedge: boolean;
}

/** Where a leg's knee and hem lie, and half their widths. */
export function legLine(cut: TrouserCut) {
  const kneeY = cut.rise + (cut.length - cut.rise) * 0.44;
  const hemX = cut.thigh * 0.5 - 4 + cut.spread;
  const hem = { x: hemX, y: cut.length, half: cut.hem / 2 };
  // The outside falls straight from the hips to the hem; a knee of its own measure moves it a little.
  const share = (kneeY - cut.rise) / (cut.length - cut.rise);
  const straight = cut.hip + (hemX + hem.half - cut.hip) * share;
  const own = cut.thigh * 0.5 - 4 + cut.spread * 0.45 + cut.knee / 2;
  const outer = straight * 0.55 + own * 0.45;
  const inner = outer - cut.knee;
  return { hem, knee: { x: (outer + inner) / 2, y: kneeY, half: cut.knee / 2 } };
}

/** One leg; side 1 is the right. The crotch meets the other leg on the centre line. */
export function leg(cut: TrouserCut, side: 1 | -1): Anchor[] {
  const { hem, knee } = legLine(cut);
  const at = (x: number, y: number, corner?: 1): Anchor => (corner ? [side * x, y, 1] : [side * x, y]);
  const down = (share: number) => cut.band + (cut.rise - cut.band) * share;
  const kneeOuter = knee.x + knee.half;
  return [
    at(-2, cut.band - 4, 1),
    at(cut.waist, cut.band - 4, 1),
    at(cut.waist + (cut.hip - cut.waist) * 0.5, down(0.26)),
    at(cut.hip - (cut.hip - cut.waist) * 0.1, down(0.62)),
    at(cut.hip + (kneeOuter - cut.hip) * 0.12, down(1)),
    at(kneeOuter, knee.y),
    at(hem.x + hem.half, hem.y, 1),
    at(hem.x, hem.y + 4),
    at(hem.x - hem.half, hem.y, 1),
    at(Math.max(knee.x - knee.half, 5), knee.y),
    at(Math.max((knee.x - knee.half) * 0.3, 4), cut.rise + 90),
    at(-2, cut.rise, 1),
  ];
}

/** The pale thighs of washed denim, built up from faint strokes. */
export function fades(cut: TrouserCut): Part[] {
  const parts: Part[] = [];
  const low = Math.min(cut.rise + 440, cut.length - 90);
  for (const side of [-1, 1]) {
    const mid = side * (cut.thigh * 0.5 + 8);
    for (let width = 92; width > 12; width -= 16) {
      parts.push(
        line(
          [
            [mid, cut.rise + 10 + (92 - width) * 0.3],
            [mid + side * cut.spread * 0.3, (cut.rise + low) / 2],
            [mid + side * cut.spread * 0.6, low - (92 - width)],
          ],
          'fade',
          { width },
        ),
      );
    }
  }
  return parts;
}
