import { mix, shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { rivet, zipPull } from '../../trims/hardware.ts';
import { strip } from '../parts/strip.ts';
import { closed, inset, strap } from './bag-parts.ts';

/** Half its width, its height, and how deep its side looks. */
export interface ToteSize {
  half: number;
  tall: number;
  deep: number;
}

/** The far side's inner face and the side between, seen over the edge. */
export function insideOf({ half, deep }: ToteSize): Part[] {
  const far = curve(
    [
      -half,
      4,
      -half + deep * 0.5,
      -38,
      0,
      -31,
      half + deep,
      -36,
      half + deep * 0.5,
      30,
      half - 20,
      66,
      -half + 20,
      66,
    ],
    [0, 1, 3],
  );
  return [
    panel(far, { tone: -0.42, thickness: 3, pattern: 'solid' }),
    line(curve([-half + deep * 0.5 + 4, -26, 0, -19, half + deep - 6, -24]), 'stitch'),
  ];
}

/** The side, drawn in along its middle as an empty bag's is. */
export function gusset({ half, tall, deep }: ToteSize, more: Partial<Panel> = {}): Part[] {
  const shape = curve(
    [
      half - 4,
      8,
      half + deep * 0.42,
      2,
      half + deep,
      -36,
      half + deep + 2,
      tall * 0.45,
      half + deep - 12,
      tall - 66,
      half - 24,
      tall,
      half - 6,
      tall * 0.5,
    ],
    [0, 2, 4, 5],
  );
  const pulled = {
    along: curve([half + deep * 0.45, -6, half + deep * 0.4, tall * 0.45, half + deep * 0.2, tall * 0.86]),
    width: 24,
    depth: -22,
  };
  return [
    panel(shape, { tone: -0.14, thickness: 15, round: 14, folds: [pulled], ...more }),
    line(curve([half + deep * 0.3, 34, half + deep - 4, 8]), 'stitch'),
  ];
}

/** The lower part in the second colour, around the side. */
export function baseBlock(context: GarmentContext, { half, tall, deep }: ToteSize): Part[] {
  const block: Partial<Panel> = { hex: context.accent, pattern: 'solid', thickness: 4, round: 6 };
  const top = tall - 150;
  const side = curve(
    [half + 4, top, half + deep + 1, top - 46, half + deep - 12, tall - 66, half - 22, tall + 1],
    [0, 1, 3],
  );
  const front = curve(
    [
      -half - 5,
      top,
      half + 5,
      top,
      half,
      tall - 22,
      half - 24,
      tall + 1,
      0,
      tall + 10,
      -half + 26,
      tall,
      -half - 2,
      tall - 26,
    ],
    [0, 1],
  );
  return [
    panel(side, { ...block, tone: -0.14 }),
    panel(front, block),
    line(curve([-half - 4, top + 8, half + 4, top + 8]), 'stitch'),
    line(curve([-half - 4, top + 15, half + 4, top + 15]), 'stitch'),
  ];
}

/** The maker's name, printed. */
export function wordmark({ cloth, accent, maker }: GarmentContext, y: number): Part[] {
  const ink = mix(cloth, accent, 0.85);
  return [trim([0, y], lettering(maker.words, maker.letters, { ink, height: 46, room: 330 }))];
}

export function patchPocket(tall: number): Part[] {
  const top = tall * 0.34;
  const shape: Anchor[] = [
    [-130, top, 1],
    [130, top, 1],
    [130, top + 210, 1],
    [-130, top + 210, 1],
  ];
  return [
    panel(shape, { thickness: 7, round: 9 }),
    line(closed(inset(shape, 0.95)), 'stitch'),
    line(
      [
        [-130, top + 30],
        [130, top + 30],
      ],
      'stitch',
    ),
  ];
}

/** What a tote has on the side toward its carrier: light ones a zipped pocket, heavy cloth one that is sewn on. */
export function backPocket({ cloth, maker, spec }: GarmentContext, { half, tall }: ToteSize): Part[] {
  const [wide, top, low] = [half * 0.64, tall * 0.3, tall * 0.68];
  if (spec.fabric === 'nylon') {
    const zip = curve([-wide, top, 0, top + 8, wide, top + 1]);
    return [
      panel(strip(zip, 34), { thickness: 5, round: 6, tone: -0.05, pattern: 'solid' }),
      line(zip, 'edge', { hex: shift(cloth, -0.6), width: 10 }),
      line(zip, 'edge', { hex: maker.metal, width: 3 }),
      trim([-wide + 18, top + 3], zipPull(maker.metal), { size: 1.2, rotation: 6 }),
    ];
  }
  const shape = curve(
    [
      -wide,
      top,
      0,
      top + 8,
      wide,
      top + 2,
      wide + 2,
      low - 20,
      wide - 16,
      low,
      -wide + 18,
      low,
      -wide - 1,
      low - 22,
    ],
    [0, 2],
  );
  return [
    panel(shape, { thickness: 7, round: 9 }),
    line(curve([-wide, top + 18, 0, top + 26, wide, top + 20]), 'stitch'),
    line(closed(inset(shape, 0.965)), 'stitch'),
  ];
}

/** A zip along the mouth, with its pull at one end. */
export function zippedTop({ cloth, maker }: GarmentContext, half: number): Part[] {
  const mouth: Anchor[] = [
    [-half + 14, 14],
    [0, 23],
    [half - 14, 14],
  ];
  return [
    line(mouth, 'seam', { width: 8 }),
    line(mouth, 'edge', { hex: shift(cloth, -0.45), width: 5 }),
    trim([half - 30, 16], zipPull(maker.metal), { size: 1.1, rotation: 8 }),
  ];
}

/** The longer strap, clipped to both sides, for the shoulder. */
export function shoulderStrap({ maker }: GarmentContext, half: number): Part[] {
  const along: Anchor[] = [
    [-half + 10, 60],
    [-half - 70, 240],
    [-half * 0.5, 470],
    [half * 0.4, 480],
    [half + 64, 280],
    [half - 10, 60],
  ];
  return [
    ...strap(along, 30, { thickness: 14 }),
    ...[-1, 1].map((side) => trim([side * (half - 10), 52], rivet(maker.metal, true), { size: 2.4 })),
  ];
}
