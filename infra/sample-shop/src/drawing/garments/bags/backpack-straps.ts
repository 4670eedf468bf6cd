import { shift } from '../../color.ts';
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

/** A plastic slider that the webbing runs through. */
const adjusterOf = (metal: string) =>
  `<rect x="-23" y="-15" width="48" height="34" rx="5" fill="#0d0b0a" opacity=".3"/><rect x="-24" y="-18" width="48" height="34" rx="5" fill="#1b1c1e"/><path d="M-15 -8H15M-15 5H15" stroke="${metal}" stroke-opacity=".55" stroke-width="3"/><path d="M-20 -15H18" stroke="#fff" stroke-opacity=".3" stroke-width="1.6"/>`;

/** The shoulder straps as far as they show beside the bag: padded above, webbing through an adjuster below. */
export function sideStraps({ half, tall }: Backpack, { maker }: GarmentContext): Part[] {
  const adjuster = adjusterOf(maker.metal);
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
    trim([side * (half + 36), 372], adjuster, { rotation: side * 4 }),
  ]);
}

/** The padded panel at the wearer's back: ribs of foam that let air through, straps that end in webbing. */
export function backPanel(
  { half, tall }: Backpack,
  body: readonly Anchor[],
  { cloth, maker }: GarmentContext,
): Part[] {
  const adjuster = adjusterOf(maker.metal);
  const joint = tall * 0.64;
  const pads = [0.15, 0.34, 0.53, 0.72].map((share) =>
    panel(
      curve(
        [
          -half * 0.6,
          tall * share,
          half * 0.6,
          tall * share,
          half * 0.58,
          tall * (share + 0.15),
          -half * 0.58,
          tall * (share + 0.15),
        ],
        [0, 1, 2, 3],
      ),
      { fabric: 'knit-fine', pattern: 'solid', hex: shift(cloth, -0.22), thickness: 18, round: 26 },
    ),
  );
  const straps = [-1, 1].flatMap((side) => [
    ...strap(curve([side * 176, joint - 20, side * 200, tall * 0.8, side * (half - 30), tall - 34]), 26, {
      thickness: 6,
      tone: -0.1,
    }),
    ...strap(curve([side * 66, 36, side * 128, 180, side * 168, 350, side * 178, joint]), 74, {
      thickness: 26,
      tone: 0.02,
    }),
    trim([side * 178, joint + 6], adjuster, { rotation: side * -8, size: 1.1 }),
  ]);
  const yoke = curve([-92, 30, 92, 30, 84, 62, -84, 62], [0, 1, 2, 3]);
  return [
    panel(inset(body, 0.88), { thickness: 16, round: 26, tone: -0.08 }),
    ...pads,
    ...straps,
    panel(yoke, { thickness: 12, round: 8, tone: -0.05 }),
    line(curve([-84, 54, 84, 54]), 'stitch'),
  ];
}
