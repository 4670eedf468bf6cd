import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';
import { buttonHex } from '../details/placket.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { Cut } from '../parts/torso.ts';

/** How a cardigan opens: where its neck ends, with a V or round, and where its bands end. */
export interface Opening {
  depth: number;
  vee: boolean;
  bottom: number;
}

/** The ribbed strip behind the neck and down both fronts. */
export function cardiganBands(cut: Cut, opening: Opening): Part[] {
  const behind: Anchor[] = [
    [-cut.neck + 20, -16, 1],
    [0, -6],
    [cut.neck - 20, -16, 1],
    [cut.neck - 30, 2],
    [0, 20],
    [-cut.neck + 30, 2],
  ];
  return [
    panel(behind, { inside: true, ...ribbed, tone: -0.14, thickness: 4 }),
    panel(bandOf(cut, opening, -1), { ...ribbed, thickness: 6, round: 7 }),
    panel(bandOf(cut, opening, 1), { ...ribbed, thickness: 7, round: 7 }),
  ];
}

function bandOf(cut: Cut, { depth, vee, bottom }: Opening, side: 1 | -1): Anchor[] {
  const at = (x: number, y: number, hard?: 1): Anchor => (hard ? [side * x, y, 1] : [side * x, y]);
  const curve = vee ? 0.45 : 0.72;
  const lean = vee ? 0.62 : 0.66;
  return [
    at(cut.neck + 8, 2, 1),
    at(cut.neck * lean + 16, depth * curve + 8),
    at(17, depth + 6),
    at(17, bottom, 1),
    at(-17, bottom, 1),
    at(-17, depth - (vee ? 22 : 34)),
    at(cut.neck * lean - 16, depth * curve - (vee ? 10 : 22)),
    at(cut.neck - 24, -16, 1),
  ];
}

export function cardiganButtons(context: GarmentContext, { depth, vee, bottom }: Opening): Part[] {
  context.settled.front = { top: depth + 10, half: 26 };
  const count = vee ? 5 : 7;
  const hex = context.maker.house ? buttonHex(context) : mix(shift(context.cloth, -0.3), '#6b4a2e', 0.45);
  return Array.from({ length: count }, (_, index) => {
    const y = depth + 14 + ((bottom - 30 - depth - 14) * index) / (count - 1);
    return trim([0, y], button(hex), {
      size: 1.35,
      rotation: index * 31,
    });
  });
}
