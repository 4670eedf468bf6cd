import { shift } from '../../color.ts';
import { type Anchor, mirrored } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type Fold, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { strip } from '../parts/strip.ts';

/** The opening at the back of the head and the strap that closes it, with the maker's name on its end. */
export function strapBack({ maker }: GarmentContext): Part[] {
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
      `<rect x="-22" y="-24" width="44" height="50" rx="4" fill="none" stroke="${maker.metal}" stroke-width="6"/>`,
    ),
  ];
}

/** The peak: curved over the brow, so that its middle is nearest and its ends turn down. */
export function visor({ cloth }: GarmentContext, hex: string): Part[] {
  const edge: Anchor[] = [
    [250, 226, 1],
    [276, 290],
    [262, 356],
    [200, 394],
    [96, 404],
  ];
  const inner: Anchor[] = [
    [-150, 278],
    [-80, 296],
    [0, 302],
    [80, 296],
    [150, 278],
  ];
  const shape: Anchor[] = [...inner, ...edge, [0, 404], ...mirrored(edge)];
  const folds: Fold[] = [
    {
      along: [
        [-250, 330],
        [-90, 346],
        [90, 346],
        [250, 330],
      ],
      width: 54,
      depth: 22,
    },
    {
      along: [
        [-256, 372],
        [0, 396],
        [256, 372],
      ],
      width: 24,
      depth: -16,
    },
  ];
  const under = shape.map(([x, y, corner]): Anchor => (corner ? [x, y + 4, corner] : [x * 1.004, y + 13]));
  const rows = [0, 1, 2, 3, 4].map((row): Part => {
    const y = 314 + row * 17;
    const wide = 196 + row * 11;
    return line(
      [
        [-wide, y - 36 + row * 7],
        [-wide * 0.5, y - 4],
        [0, y + 4],
        [wide * 0.5, y - 4],
        [wide, y - 36 + row * 7],
      ],
      'stitch',
      {
        hex: shift(cloth, -0.22),
        width: 0.9,
      },
    );
  });
  return [
    panel(under, { hex, tone: -0.45, thickness: 10, round: 8, wrinkle: 0 }),
    panel(shape, { hex, thickness: 24, round: 30, wrinkle: 0.2, folds }),
    ...rows,
  ];
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
