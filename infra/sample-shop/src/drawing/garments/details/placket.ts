import { lightness, mix, shift } from '../../color.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';

/** Buttons suit the cloth: shell on pale shirts, dark horn on dark ones. */
export function buttonHex(make: GarmentContext): string {
  return lightness(make.cloth) > 0.5 ? mix(make.cloth, '#f4f1ea', 0.7) : shift(make.cloth, 0.16);
}

/** The front strip with its stitches and buttons, from `top` to `bottom`. */
export function placket(
  make: GarmentContext,
  top: number,
  bottom: number,
  half: number,
  gap: number,
): Part[] {
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
    parts.push(trim([0, y], button(buttonHex(make)), { turn: y % 40, size: 0.95 }));
  }
  return parts;
}
