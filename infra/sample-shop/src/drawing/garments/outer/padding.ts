import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, type Piece, panel } from '../../piece.ts';
import { lengthOf } from '../parts/cut-marks.ts';
import { frontZip } from '../parts/front-zip.ts';
import { type SleeveCut, sleeveOf } from '../parts/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { channels, sleeveChannels } from './quilting.ts';

const sleeveCut: SleeveCut = { angle: 15, bicep: 220, cuff: 146, length: 420, bend: 8 };

function standCollar(cut: Cut): Part[] {
  const n = cut.neck;
  const inside: Anchor[] = [
    [-n - 4, 10, 1],
    [-n + 2, -62],
    [0, -74],
    [n - 2, -62],
    [n + 4, 10, 1],
    [0, 60],
  ];
  const half = (side: 1 | -1): Anchor[] => [
    [side * (n + 10), 6, 1],
    [side * (n + 10), -44],
    [side * (n - 8), -68, 1],
    [side * n * 0.64, -34],
    [side * 12, -2],
    [side * 3, 2, 1],
    [side * 3, 62, 1],
    [side * n * 0.6, 44],
  ];
  const row = (side: 1 | -1): Anchor[] => [
    [side * (n + 10), -20],
    [side * n * 0.66, 6],
    [side * 3, 32],
  ];
  return [
    panel(inside, { inside: true, tone: -0.28, thickness: 4, round: 20 }),
    ...([-1, 1] as const).flatMap((side): Part[] => [
      panel(half(side), { thickness: 26, round: 24, grain: side * -24 }),
      line(row(side), 'seam', { width: 1.6 }),
    ]),
  ];
}

function padded(make: GarmentContext, cut: Cut, withSleeves: boolean): Piece {
  const { random } = make;
  const gap = random.pick([58, 72, 92]);
  const parts: Part[] = [];
  if (withSleeves) {
    for (const side of [-1, 1] as const)
      parts.push(...sleeveChannels(make, sleeveOf(make, cut, sleeveCut, side), gap));
  }
  if (make.back) {
    parts.push(...channels(make, cut, gap, true, !withSleeves));
    const n = cut.neck;
    parts.push(
      panel(
        [
          [-n - 8, 14, 1],
          [-n, -50],
          [0, -62],
          [n, -50],
          [n + 8, 14, 1],
          [0, 30],
        ],
        { thickness: 24, round: 26 },
      ),
    );
    return { parts, focuses: [[0, 120]] };
  }
  parts.push(...channels(make, cut, gap, false, !withSleeves));
  const tape = mix(make.cloth, '#d9d7d1', 0.3);
  for (const side of [-1, 1])
    parts.push(
      line(
        [
          [side * 118, cut.length - 230],
          [side * 162, cut.length - 96],
        ],
        'seam',
        { width: 4 },
      ),
      line(
        [
          [side * 118, cut.length - 230],
          [side * 162, cut.length - 96],
        ],
        'edge',
        { hex: shift(tape, -0.4), width: 2.2 },
      ),
    );
  parts.push(...standCollar(cut), ...frontZip(make, 6, cut.length - 4, shift(make.cloth, 0.2)));
  return {
    parts,
    focuses: [
      [20, 110],
      [140, cut.length - 160],
    ],
  };
}

export const padding: Builder = (make) =>
  padded(
    make,
    cutOf(make, {
      neck: 90,
      shoulder: 252,
      slope: 52,
      chest: 298,
      waist: 302,
      hem: 290,
      length: lengthOf(make, { short: 600, half: 760, long: 1010 }, make.random.pick([600, 640, 900])),
      armhole: 262,
    }),
    true,
  );

export const paddingVest: Builder = (make) =>
  padded(
    make,
    cutOf(make, {
      neck: 90,
      shoulder: 216,
      slope: 46,
      chest: 284,
      waist: 286,
      hem: 276,
      length: 610,
      armhole: 272,
    }),
    false,
  );
