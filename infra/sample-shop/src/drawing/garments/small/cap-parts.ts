import { shift } from '../../color.ts';
import { curve } from '../../geometry.ts';
import { lettering } from '../../makers/lettering.ts';
import type { Maker } from '../../makers/maker.ts';
import { type GarmentContext, line, type Part, panel, type Trim, trim } from '../../piece.ts';
import { strip } from '../parts/strip.ts';

/** The opening at the back of the head and the strap that closes it, with the maker's name on its end. */
export function strapBack({ maker }: GarmentContext): Part[] {
  return [
    panel(
      [
        [-120, 292, 1],
        [-96, 190],
        [0, 150],
        [96, 190],
        [120, 292, 1],
        [0, 296],
      ],
      { tone: -0.5, thickness: -20, round: 14, wrinkle: 0 },
    ),
    line(
      [
        [-131, 288],
        [-106, 186],
        [0, 140],
        [106, 186],
        [131, 288],
      ],
      'stitch',
    ),
    panel(strip(curve([-126, 270, 0, 284, 126, 270]), 38), { thickness: 8, round: 10, wrinkle: 0.2 }),
    line(curve([-122, 256, 0, 270, 122, 256]), 'stitch'),
    line(curve([-122, 284, 0, 298, 122, 284]), 'stitch'),
    panel(strip(curve([-30, 282, 40, 281, 122, 271]), 34), { thickness: 8, round: 8, wrinkle: 0 }),
    trim(
      [30, 282],
      `<g fill="none"><rect x="-20" y="-22" width="42" height="48" rx="4" stroke="#0d0b0a" stroke-opacity=".3" stroke-width="6"/><rect x="-22" y="-24" width="42" height="48" rx="4" stroke="${shift(maker.metal, -0.4)}" stroke-width="6.4"/><rect x="-22.6" y="-24.8" width="42" height="48" rx="4" stroke="${maker.metal}" stroke-width="4.4"/></g>`,
    ),
  ];
}

/** The maker's sign, embroidered: raised, so that it throws a little shadow. */
export function embroidery({ short, letters }: Maker, hex: string): Trim {
  const drawn = (ink: string) =>
    lettering(short, letters === 'light' ? 'plain' : letters, { ink, height: 58, room: 190 });
  const shadow = `<g transform="translate(2.4 3)" opacity=".35">${drawn('#0d0b0a')}</g>`;
  return trim(
    [0, 104],
    `${shadow}${drawn(shift(hex, -0.24))}<g transform="translate(-.8 -1)">${drawn(hex)}</g>`,
  );
}
