import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel } from '../../piece.ts';
import type { Sleeve } from '../parts/sleeves/sleeve.ts';
import { lace } from './lace.ts';
import { checkGround, mauve, tipping } from './lining.ts';
import { webbing } from './webbing.ts';

/** Outer garments whose sleeves are turned back. */
const turnedBack = ['wool-coat', 'trench-coat', 'blazer', 'shirt', 'shirt-dress', 'denim-jacket', 'blouse'];

/** What a house sews to a sleeve's end, `cuff` units beyond which a band reaches that `pull` narrows. */
export function houseCuff(
  context: GarmentContext,
  { end, outline }: Sleeve,
  cuff: number,
  side: 1 | -1,
  pull: number,
): Part[] {
  const { outer, inner, along } = end;
  const at = (part: number, down: number, corner?: 1): Anchor => {
    const tuck = cuff > 0 && down > 0 ? 0.02 + (pull * 0.2 - 0.02) * (down / cuff) : 0;
    const share = tuck + part * (1 - 2 * tuck);
    const x = outer[0] + (inner[0] - outer[0]) * share + along[0] * down;
    const y = outer[1] + (inner[1] - outer[1]) * share + along[1] * down;
    return corner ? [x, y, corner] : [x, y];
  };
  const isShort = Math.hypot(outer[0], outer[1]) < 480;
  const across = (down: number): Anchor[] =>
    side > 0 ? [at(1, down), at(0, down)] : [at(0, down), at(1, down)];
  switch (context.maker.house) {
    case 'heritage': {
      if (!turnedBack.includes(context.spec.type))
        return [
          line(across(cuff * 0.4), 'edge', { hex: '#c7a473', width: 8 }),
          line(across(cuff * 0.4 + 13), 'edge', { hex: '#8c2430', width: 3 }),
        ];
      const cloth: Anchor[] = [
        at(-0.05, cuff - 52, 1),
        at(1.05, cuff - 52, 1),
        at(1.04, cuff + 3, 1),
        at(-0.04, cuff + 3, 1),
      ];
      const check = { fabric: 'cotton', pattern: 'house-check', hex: checkGround } as const;
      return isShort
        ? []
        : [panel(cloth, { ...check, thickness: 10, round: 9, wrinkle: 0.1, grain: end.rotation })];
    }
    case 'romantic':
      return lace(across(cuff - 2), 30);
    case 'office-women':
      return [line(across(cuff - 4), 'edge', { hex: mauve(context), width: 7 })];
    case 'office-men':
      return [-8, 4].map((down) =>
        line(across(cuff - 14 - down), 'edge', { hex: tipping(context), width: 4 }),
      );
    case 'street': {
      if (context.back || side > 0 || isShort) return [];
      const [x, y] = outline[2] ?? outer;
      return webbing(
        [
          [x - 8, y + 66],
          [x - 8 + (inner[0] - outer[0]) * 1.08, y + 66 + (inner[1] - outer[1]) * 1.08],
        ],
        32,
      );
    }
    default:
      return [];
  }
}
