import { type Anchor, curve } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import type { Backpack } from './backpack-parts.ts';
import { inset, strap } from './bag-parts.ts';

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

/** The shoulder straps as far as they show beside the bag: padded above, webbing through an adjuster below. */
export function sideStraps({ half, tall }: Backpack, { maker }: GarmentContext): Part[] {
  const adjuster = `<rect x="-23" y="-15" width="48" height="34" rx="5" fill="#0d0b0a" opacity=".3"/><rect x="-24" y="-18" width="48" height="34" rx="5" fill="#1b1c1e"/><path d="M-15 -8H15M-15 5H15" stroke="${maker.metal}" stroke-opacity=".55" stroke-width="3"/><path d="M-20 -15H18" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`;
  return [-1, 1].flatMap((side) => [
    ...strap(
      curve([
        side * (half + 34),
        350,
        side * (half + 40),
        480,
        side * (half + 6),
        tall - 110,
        side * (half - 30),
        tall - 40,
      ]),
      24,
      {
        tone: -0.1,
        thickness: 7,
      },
    ),
    ...strap(
      curve([
        side * (half - 70),
        50,
        side * (half + 14),
        130,
        side * (half + 44),
        250,
        side * (half + 36),
        366,
      ]),
      58,
      {
        tone: -0.05,
        thickness: 22,
      },
    ),
    trim([side * (half + 36), 372], adjuster, { turn: side * 4 }),
  ]);
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
