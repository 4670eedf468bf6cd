import { line, type Part, panel } from '../../piece.ts';
import type { Cut } from '../parts/torso.ts';

/** A belt of the piece's own cloth: its band at a height, and in front the knot with both ends. */
export function tieBelt(cut: Cut, y: number, isBack: boolean): Part[] {
  return [...band(cut, y), ...(isBack ? [] : knot(y))];
}

function band(cut: Cut, y: number): Part[] {
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
      { thickness: 9, round: 8, grain: 90, wrinkle: 0.4 },
    ),
    ...rows,
  ];
}

/** The tied belt's two ends and the knot over them. */
function knot(y: number): Part[] {
  return [
    panel(
      [
        [-6, y + 30, 1],
        [20, y + 34, 1],
        [46, y + 218, 1],
        [10, y + 226, 1],
      ],
      { thickness: 8, round: 8, grain: -6 },
    ),
    panel(
      [
        [-24, y + 30, 1],
        [4, y + 32, 1],
        [-22, y + 250, 1],
        [-58, y + 244, 1],
      ],
      { thickness: 8, round: 8, grain: 8 },
    ),
    panel(
      [
        [-24, y],
        [22, y - 2],
        [28, y + 24],
        [22, y + 48],
        [-22, y + 50],
        [-30, y + 26],
      ],
      { thickness: 12, round: 14 },
    ),
  ];
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
