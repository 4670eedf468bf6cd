import { type Anchor, curve } from '../../../geometry.ts';
import { line, type Part, panel, trim } from '../../../piece.ts';

/** Where the lacing begins over the toes and ends below the ankle: the edge that holds the eyelets. */
export type Throat = readonly [start: Anchor, bend: Anchor, end: Anchor];

function along([start, bend, end]: Throat, share: number): [number, number] {
  const mixed = (a: number, b: number, c: number) =>
    (1 - share) ** 2 * a + 2 * share * (1 - share) * b + share ** 2 * c;
  return [mixed(start[0], bend[0], end[0]), mixed(start[1], bend[1], end[1])];
}

/** Rows of lace from the near eyelets over the tongue, and the bow above them. */
export function lacing(throat: Throat, rows: number, hex: string): Part[] {
  const bars = Array.from({ length: rows }, (_, row): Part[] => {
    const [x, y] = along(throat, 0.04 + (row * 0.9) / (rows - 1));
    const [ax, ay] = [x + 7, y + 19];
    return [
      panel(disc(ax, ay, 7), {
        hex: '#2a2724',
        fabric: 'cotton',
        pattern: 'solid',
        thickness: -5,
        round: 3,
        wrinkle: 0,
      }),
      line(curve([ax + 1, ay, x - 8, y - 8, x - 30, y - 24]), 'cord', { hex, width: 2 }),
      trim(
        [ax + 2, ay + 2],
        '<path d="M-6 3A6.5 6.5 0 0 0 6 -2" fill="none" stroke="#0d0b0a" stroke-opacity=".4" stroke-width="2"/>',
      ),
    ];
  }).flat();
  const [x, y] = along(throat, 0.97);
  return [...bars, ...bow(x + 2, y + 4, hex)];
}

function bow(x: number, y: number, hex: string): Part[] {
  const cord = (numbers: number[], width: number) =>
    line(curve(numbers.map((value, index) => value + (index % 2 ? y : x))), 'cord', { hex, width });
  return [
    cord([-4, -10, -58, -26, -96, 2, -76, 22, -34, 6, 0, -2], 1.5),
    cord([0, -6, 40, 12, 62, 58, 36, 72, 12, 34, 0, 0], 1.5),
    cord([-2, -4, -26, 34, -64, 66], 1.4),
    cord([2, -2, 8, 44, -6, 96], 1.4),
    panel(disc(x, y - 2, 12), {
      hex,
      fabric: 'cotton',
      pattern: 'solid',
      thickness: 14,
      round: 10,
      wrinkle: 0,
    }),
  ];
}

const disc = (x: number, y: number, r: number): Anchor[] => curve([x, y - r, x + r, y, x, y + r, x - r, y]);
