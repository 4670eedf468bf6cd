import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type Fold, line, type Part, panel, trim } from '../../piece.ts';
import { strip } from '../parts/strip.ts';

/** The opening at the back of the head and the strap that closes it. */
export function strapBack(): Part[] {
  return [
    panel(
      [
        [-120, 306, 1],
        [-96, 190],
        [0, 150],
        [96, 190],
        [120, 306, 1],
        [0, 320],
      ],
      { tone: -0.5, thickness: -20, round: 14, wrinkle: 0 },
    ),
    line(
      [
        [-130, 300],
        [-106, 186],
        [0, 140],
        [106, 186],
        [130, 300],
      ],
      'stitch',
    ),
    panel(
      strip(
        [
          [-190, 290],
          [0, 308],
          [190, 290],
        ],
        44,
      ),
      { thickness: 12, round: 10 },
    ),
    trim(
      [36, 306],
      '<rect x="-22" y="-24" width="44" height="50" rx="4" fill="none" stroke="#b9b8b4" stroke-width="6"/>',
    ),
  ];
}

/** The peak below the crown, with its rows of stitches. */
export function visor(hex: string): Part[] {
  const shape: Anchor[] = [
    [-236, 252, 1],
    [-274, 318],
    [-236, 384],
    [-126, 420],
    [0, 430],
    [126, 420],
    [236, 384],
    [274, 318],
    [236, 252, 1],
    [0, 296],
  ];
  const folds: Fold[] = [
    {
      along: [
        [-300, 330],
        [0, 366],
        [300, 330],
      ],
      width: 70,
      depth: 14,
    },
  ];
  const rows = [0, 1, 2, 3].map((row): Part => {
    const y = 330 + row * 24;
    const wide = 256 - row * 13;
    return line(
      [
        [-wide, y - 46],
        [-wide * 0.6, y - 12],
        [0, y],
        [wide * 0.6, y - 12],
        [wide, y - 46],
      ],
      'stitch',
    );
  });
  return [panel(shape, { hex, thickness: 18, round: 26, wrinkle: 0.2, folds }), ...rows];
}

/** The maker's sign, embroidered: raised, so that it throws a little shadow. */
export function embroidery({ short, letters }: Maker, hex: string): Part {
  const drawn = (ink: string) =>
    lettering(short, letters === 'light' ? 'plain' : letters, { ink, height: 58, room: 190 });
  const shadow = `<g transform="translate(2.4 3)" opacity=".35">${drawn('#0d0b0a')}</g>`;
  return trim(
    [0, 104],
    `${shadow}${drawn(shift(hex, -0.24))}<g transform="translate(-.8 -1)">${drawn(hex)}</g>`,
  );
}
