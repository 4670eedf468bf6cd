import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, panel } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';

/** A belt of the piece's cloth: its band at a height, and in front a bow with both ends; plain where cloth is patterned. */
export function tieBelt(context: GarmentContext, cut: Cut, y: number, isBack: boolean): Part[] {
  const isPlain = context.spec.pattern === 'solid' || context.spec.pattern === 'melange';
  const cloth: Partial<Panel> = isPlain
    ? {}
    : { pattern: 'solid', hex: shift(mix(context.cloth, context.accent, 0.78), -0.06) };
  return [...band(cut, y, cloth), ...(isBack ? [] : bow(y, cloth))];
}

function band(cut: Cut, y: number, cloth: Partial<Panel>): Part[] {
  const half = cut.waist + 4;
  const rows = [6, 36].map((down) =>
    line(
      [
        [-half, y + down],
        [0, y + down + 6],
        [half, y + down],
      ],
      'stitch',
      { width: 0.8 },
    ),
  );
  return [
    panel(
      [
        [-half, y, 1],
        [0, y + 6],
        [half, y, 1],
        [half + 1, y + 42, 1],
        [0, y + 48],
        [-half - 1, y + 42, 1],
      ],
      { thickness: 9, round: 8, grain: 90, wrinkle: 0.4, ...cloth },
    ),
    ...rows,
  ];
}

/** Two loops, two ends cut aslant, and the knot over them. */
function bow(y: number, cloth: Partial<Panel>): Part[] {
  const end = (side: 1 | -1, length: number) =>
    panel(
      [
        [side * 2, y + 26, 1],
        [side * 26, y + 30, 1],
        [side * 62, y + length - 26, 1],
        [side * 24, y + length, 1],
      ],
      {
        thickness: 8,
        round: 8,
        grain: -side * 8,
        ...cloth,
        folds: [
          {
            along: [
              [side * 12, y + 30],
              [side * 26, y + 110],
              [side * 40, y + length],
            ],
            width: 9,
            depth: 4,
          },
        ],
      },
    );
  const loop = (side: 1 | -1) =>
    panel(
      [
        [side * 6, y + 20, 1],
        [side * 52, y - 12],
        [side * 104, y - 6],
        [side * 112, y + 30],
        [side * 92, y + 58],
        [side * 46, y + 50],
        [side * 6, y + 34, 1],
      ],
      {
        thickness: 13,
        round: 12,
        grain: side * 80,
        ...cloth,
        folds: [
          {
            along: [
              [side * 8, y + 26],
              [side * 50, y + 24],
              [side * 96, y + 22],
            ],
            width: 10,
            depth: -6,
          },
        ],
      },
    );
  const knot: Anchor[] = [
    [-18, y + 2],
    [16, y],
    [24, y + 24],
    [16, y + 50],
    [-16, y + 51],
    [-24, y + 26],
  ];
  return [end(-1, 236), end(1, 206), loop(-1), loop(1), panel(knot, { thickness: 14, round: 12, ...cloth })];
}

/** A cord drawn through the waist and tied in front. */
export function waistString(cut: Cut, y: number, isBack: boolean): Part[] {
  const half = cut.waist + 2;
  const gathers = Array.from({ length: 19 }, (_, index): Part => {
    const x = -half + ((index + 0.5) * half * 2) / 19;
    return line(
      [
        [x - 2, y - 26],
        [x, y],
        [x + 2, y + 34],
      ],
      'rib',
      { width: 1.2 },
    );
  });
  const ends = [-1, 1].map((side) =>
    line(
      [
        [side * 6, y + 4],
        [side * 26, y + 70],
        [side * 18, y + 150],
      ],
      'cord',
      { width: 0.9 },
    ),
  );
  return [
    line(
      [
        [-half, y],
        [0, y + 6],
        [half, y],
      ],
      'cord',
      { width: 0.9 },
    ),
    ...gathers,
    ...(isBack ? [] : ends),
  ];
}
