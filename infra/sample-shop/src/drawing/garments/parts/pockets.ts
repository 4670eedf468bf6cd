import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';

/** A pocket laid on the cloth, with stitches just inside its edge. */
export function patchPocket(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  point: number,
  more: Partial<Panel> = {},
): Part[] {
  const shape = (inset: number): Anchor[] => [
    [x + inset, y, 1],
    [x + width - inset, y, 1],
    [x + width - inset, y + height - inset, 1],
    [x + width / 2, y + height + point - inset, 1],
    [x + inset, y + height - inset, 1],
  ];
  const rows = shape(5);
  return [
    panel(shape(0), { thickness: 5, round: 8, wrinkle: 0.3, ...more }),
    line([...rows.slice(1), ...rows.slice(0, 1)], 'stitch'),
    line(
      [
        [x, y + 20],
        [x + width, y + 20],
      ],
      'stitch',
    ),
  ];
}

/** A pocket flap with its shadow. */
export function flap(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  more: Partial<Panel> = {},
  slant = 0,
): Part[] {
  const shape: Anchor[] = [
    [x, y, 1],
    [x + width, y + slant, 1],
    [x + width + 1, y + height - 8 + slant],
    [x + width - 8, y + height + slant],
    [x + 8, y + height],
    [x - 1, y + height - 8],
  ];
  return [
    line(
      [
        [x - 2, y - 2],
        [x + width + 2, y - 2 + slant],
      ],
      'seam',
      { width: 1.6 },
    ),
    panel(shape, { thickness: 8, round: 8, wrinkle: 0.2, ...more }),
  ];
}

/** A welt pocket: a narrow slanted band, sewn down at its ends, its mouth dark beside it. */
export function welt(
  [x, y]: readonly [number, number],
  width: number,
  height: number,
  lean: number,
  more: Partial<Panel> = {},
): Part[] {
  const isUpright = height > width;
  // The mouth is on the side that a hand comes from: the outer one of a slanted welt, above a level one.
  const mouth: Anchor[] = isUpright
    ? [
        [x + (lean > 0 ? width : 0), y + 2],
        [x + lean + (lean > 0 ? width : 0), y + height - 2],
      ]
    : [
        [x + 1, y],
        [x + width - 1, y],
      ];
  const foot: Anchor[] = isUpright
    ? [
        [x + (lean > 0 ? 5 : width - 5), y + 4],
        [x + lean + (lean > 0 ? 5 : width - 5), y + height - 4],
      ]
    : [
        [x + 3 + lean, y + height - 4],
        [x + width - 3 + lean, y + height - 4],
      ];
  const ends: Anchor[][] = isUpright
    ? [
        [
          [x + 2, y + 5],
          [x + width - 2, y + 5],
        ],
        [
          [x + lean + 2, y + height - 5],
          [x + lean + width - 2, y + height - 5],
        ],
      ]
    : [
        [
          [x + 4, y + 2],
          [x + 4 + lean, y + height - 2],
        ],
        [
          [x + width - 4, y + 2],
          [x + width - 4 + lean, y + height - 2],
        ],
      ];
  return [
    line(
      mouth.map(
        ([mx, my]): Anchor => [mx + (isUpright ? Math.sign(lean || 1) * 2 : 0), my - (isUpright ? 0 : 2)],
      ),
      'seam',
      { width: 3.4 },
    ),
    panel(
      [
        [x, y, 1],
        [x + width, y, 1],
        [x + width + lean, y + height, 1],
        [x + lean, y + height, 1],
      ],
      { thickness: 10, round: 6, wrinkle: 0, grain: isUpright ? -lean * 0.3 : 90, tone: 0.015, ...more },
    ),
    line(foot, 'seam', { width: 1.3 }),
    ...ends.map((end) => line(end, 'stitch', { width: 0.9 })),
  ];
}
