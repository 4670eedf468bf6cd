import { mix, shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { zipPull } from '../../trims/hardware.ts';
import { closed, inset } from './bag-parts.ts';

export interface Backpack {
  /** Half its width. */
  half: number;
  tall: number;
  /** A box with a flat top, not an arch. */
  isSquare: boolean;
}

/** The sides, seen at a slant, each with a pocket of its own. */
export function sidePanels({ half, tall }: Backpack): Part[] {
  return [-1, 1].flatMap((side) => {
    const at = (numbers: number[]) => numbers.map((value, index) => (index % 2 ? value : value * side));
    return [
      panel(
        curve(
          at([
            half - 40,
            60,
            half + 16,
            110,
            half + 34,
            320,
            half + 36,
            tall - 80,
            half + 6,
            tall - 10,
            half - 50,
            tall,
          ]),
        ),
        {
          tone: -0.12,
          thickness: 24,
          round: 26,
        },
      ),
      panel(
        curve(
          at([
            half - 20,
            tall * 0.6,
            half + 40,
            tall * 0.61,
            half + 42,
            tall - 80,
            half + 8,
            tall - 8,
            half - 30,
            tall - 20,
          ]),
          [0, 1],
        ),
        {
          tone: -0.06,
          thickness: 14,
          round: 14,
        },
      ),
    ];
  });
}

/** What it stands on: a second layer around the bottom. */
export function bottomPanel({ half, tall }: Backpack, cloth: string): Part[] {
  const top = tall - 118;
  return [
    panel(
      curve(
        [
          -half - 6,
          top,
          0,
          top + 10,
          half + 6,
          top,
          half + 6,
          tall - 60,
          half - 30,
          tall - 4,
          0,
          tall + 6,
          -half + 30,
          tall - 4,
          -half - 6,
          tall - 60,
        ],
        [0, 2],
      ),
      {
        hex: mix(cloth, '#15120f', 0.34),
        pattern: 'solid',
        thickness: 6,
        round: 10,
      },
    ),
    line(curve([-half - 4, top + 9, 0, top + 19, half + 4, top + 9]), 'stitch'),
  ];
}

/** A coil between two tapes, both sewn down. */
function coil(along: Anchor[], cloth: string, by: number): Part[] {
  const moved = (dy: number) => along.map(([x, y]): Anchor => [x, y + dy]);
  return [
    line(along, 'edge', { hex: shift(cloth, -0.3), width: 20 }),
    line(moved(-by), 'stitch', { width: 0.8 }),
    line(moved(by), 'stitch', { width: 0.8 }),
    line(along, 'edge', { hex: shift(cloth, -0.66), width: 6 }),
    line(along, 'rib', { hex: '#ffffff', width: 1.4 }),
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
  return [...coil(mouth, cloth, 14), trim([half - 23, 322], zipPull(maker.metal), { size: 1.3 })];
}

export function frontPocket({ half, tall }: Backpack, { cloth, maker }: GarmentContext): Part[] {
  const pocket: Anchor[] = [
    [-half + 34, 372],
    [0, 362],
    [half - 34, 372],
    [half - 16, 430],
    [half - 12, tall - 170],
    [half - 44, tall - 122],
    [0, tall - 112],
    [-half + 44, tall - 122],
    [-half + 12, tall - 170],
    [-half + 16, 430],
  ];
  const zip: Anchor[] = [
    [-half + 40, 420],
    [0, 410],
    [half - 40, 420],
  ];
  return [
    panel(pocket, {
      thickness: 32,
      round: 40,
      folds: [
        {
          along: curve([-half + 60, tall - 150, -half + 130, tall - 220, -half + 230, tall - 250]),
          width: 28,
          depth: 8,
        },
        {
          along: curve([half - 50, tall - 160, half - 140, tall - 210, half - 190, tall - 290]),
          width: 30,
          depth: -8,
        },
      ],
    }),
    line(closed(inset(pocket, 0.955)), 'stitch'),
    ...coil(zip, cloth, 14),
    trim([half - 50, 420], zipPull(maker.metal), { size: 1.2 }),
  ];
}
