import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet, zipPull } from '../../trims/hardware.ts';
import { closed, inset, strap } from './bag-parts.ts';

/** The far side's inner face, seen over the edge. */
export function insideOf(half: number): Part {
  return panel(
    [
      [-half + 8, 4, 1],
      [0, -16],
      [half - 8, 4, 1],
      [half - 20, 40],
      [0, 44],
      [-half + 20, 40],
    ],
    { tone: -0.3, thickness: 3 },
  );
}

/** The lower part in the second colour. */
export function baseBlock(make: GarmentContext, half: number, tall: number): Part[] {
  return [
    panel(
      [
        [-half - 4, tall - 150, 1],
        [half + 4, tall - 150, 1],
        [half + 4, tall - 32],
        [half - 20, tall + 1],
        [0, tall + 9],
        [-half + 20, tall + 1],
        [-half - 4, tall - 32],
      ],
      { hex: make.accent, thickness: 4, round: 6 },
    ),
    line(
      [
        [-half - 3, tall - 143],
        [half + 3, tall - 143],
      ],
      'stitch',
    ),
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
    trim([half - 30, 16], zipPull(maker.metal), { size: 1.1, turn: 8 }),
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
