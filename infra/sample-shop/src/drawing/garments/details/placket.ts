import { lightness, mix, shift } from '../../color.ts';
import type { House } from '../../makers/houses.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';

/** Houses that button everything alike. */
const houseButtons: Partial<Record<House, (context: GarmentContext) => string>> = {
  heritage: () => '#6a4526',
  romantic: () => '#fbf5ee',
  street: () => '#1d1e20',
  youth: ({ maker }) => maker.thread ?? '#ee4f93',
  'office-men': ({ cloth }) => shift(cloth, lightness(cloth) > 0.5 ? -0.12 : 0.08),
  'office-women': ({ cloth }) => cloth,
};

/** Buttons suit the cloth: shell on pale shirts, dark horn on dark ones. */
export function buttonHex(context: GarmentContext): string {
  const own = context.maker.house && houseButtons[context.maker.house];
  if (own) return own(context);
  return lightness(context.cloth) > 0.5 ? mix(context.cloth, '#f4f1ea', 0.7) : shift(context.cloth, 0.16);
}

/** The front strip with its stitches and buttons, from `top` to `bottom`. */
export function placket(
  context: GarmentContext,
  top: number,
  bottom: number,
  half: number,
  gap: number,
): Part[] {
  context.settled.front = { top, half: half + 3 };
  const parts: Part[] = [
    panel(
      [
        [-half, top, 1],
        [half, top, 1],
        [half, bottom, 1],
        [-half, bottom, 1],
      ],
      {
        thickness: 4,
        round: 6,
        wrinkle: 0.5,
      },
    ),
    line(
      [
        [half - 4, top + 2],
        [half - 4, bottom - 2],
      ],
      'stitch',
    ),
    line(
      [
        [-half + 4, top + 2],
        [-half + 4, bottom - 2],
      ],
      'stitch',
    ),
  ];
  for (let y = top + 26; y < bottom - 40; y += gap) {
    parts.push(
      line(
        [
          [0, y - 8],
          [0, y + 8],
        ],
        'stitch',
        { width: 0.7 },
      ),
    );
    parts.push(trim([0, y], button(buttonHex(context)), { rotation: y % 40, size: 0.95 }));
  }
  return parts;
}
