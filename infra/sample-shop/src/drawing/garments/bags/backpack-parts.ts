import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { zipPull } from '../../trims/hardware.ts';
import { inset, strap } from './bag-parts.ts';

export interface Backpack {
  /** Half its width. */
  half: number;
  tall: number;
  /** A box with a flat top, not an arch. */
  isSquare: boolean;
}

export function topHandle(): Part[] {
  return strap(
    [
      [-60, 26],
      [-46, -66],
      [0, -84],
      [46, -66],
      [60, 26],
    ],
    30,
  );
}

/** The shoulder straps as far as they show beside the bag. */
export function sideStraps({ half, tall }: Backpack): Part[] {
  return [-1, 1].flatMap((side) =>
    strap(
      [
        [side * (half - 50), 60],
        [side * (half + 66), 240],
        [side * (half + 52), 480],
        [side * (half - 10), tall - 60],
      ],
      62,
      { tone: -0.08, thickness: 20 },
    ),
  );
}

/** The padded panel at the wearer's back and the shoulder straps over it. */
export function backPanel({ tall }: Backpack, body: readonly Anchor[]): Part[] {
  return [
    panel(inset(body, 0.86), { thickness: 16, round: 26, tone: -0.08 }),
    line(
      [
        [0, 80],
        [0, tall - 80],
      ],
      'seam',
    ),
    ...[-1, 1].flatMap((side) =>
      strap(
        [
          [side * 70, 40],
          [side * 150, 220],
          [side * 170, 440],
          [side * 220, tall - 40],
        ],
        70,
        { thickness: 22, tone: 0.02 },
      ),
    ),
  ];
}

export function zippedMouth({ half, isSquare }: Backpack, { cloth, maker }: GarmentContext): Part[] {
  const round = isSquare ? 44 : 110;
  const mouth: Anchor[] = [
    [-half + 22, 330],
    [-half + 34, 130],
    [-half + round, 48],
    [0, 34],
    [half - round, 48],
    [half - 34, 130],
    [half - 22, 330],
  ];
  return [
    line(mouth, 'seam', { width: 7 }),
    line(mouth, 'edge', { hex: shift(cloth, -0.4), width: 4 }),
    trim([half - 23, 322], zipPull(maker.metal), { size: 1.3 }),
  ];
}

export function frontPocket({ half, tall }: Backpack, { cloth, maker }: GarmentContext): Part[] {
  const pocket: Anchor[] = [
    [-half + 34, 372],
    [0, 362],
    [half - 34, 372],
    [half - 16, 430],
    [half - 10, tall - 80],
    [half - 44, tall - 30],
    [0, tall - 22],
    [-half + 44, tall - 30],
    [-half + 10, tall - 80],
    [-half + 16, 430],
  ];
  const zip: Anchor[] = [
    [-half + 40, 420],
    [0, 410],
    [half - 40, 420],
  ];
  return [
    panel(pocket, { thickness: 30, round: 40 }),
    line(zip, 'seam', { width: 7 }),
    line(zip, 'edge', { hex: shift(cloth, -0.4), width: 4 }),
    trim([half - 50, 420], zipPull(maker.metal), { size: 1.2 }),
  ];
}
