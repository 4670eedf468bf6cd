import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { button } from '../../trims/hardware.ts';

/** The band at a skirt's waist. */
export function waist(context: GarmentContext, half: number, height: number): Part[] {
  context.settled.waist = { half, band: height, length: 0 };
  const shape: Anchor[] = [
    [-half, 0, 1],
    [0, context.back ? -4 : 9],
    [half, 0, 1],
    [half + 3, height, 1],
    [0, height + 8],
    [-half - 3, height, 1],
  ];
  return [
    panel(shape, { thickness: 8, round: 8, grain: 90, wrinkle: 0.2 }),
    line(
      [
        [-half, height - 5],
        [0, height + 3],
        [half, height - 5],
      ],
      'stitch',
    ),
    ...(context.back
      ? [
          line(
            [
              [2, 4],
              [2, height + 150],
            ],
            'seam',
            { width: 1.8 },
          ),
          trim([10, height * 0.5], button(shift(context.cloth, -0.3)), { size: 1 }),
        ]
      : []),
  ];
}
