import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel, trim } from '../../piece.ts';
import { placed } from '../../placed.ts';
import { rivet } from '../../trims/hardware.ts';

export type SaddleLook = 'penny' | 'bit' | 'tassel' | 'plain';

/** The strap across the instep: with a slit, a metal bit or tassels, or none. */
export function saddle(look: SaddleLook, metal: string): Part[] {
  if (look === 'plain') return [];
  if (look === 'tassel') return tassels();
  return [...strap(), ...(look === 'penny' ? slit() : bit(metal))];
}

function strap(): Part[] {
  const shape: Anchor[] = [
    [-132, 334, 1],
    [-80, 322],
    [0, 318],
    [80, 322],
    [136, 332, 1],
    [128, 404, 1],
    [78, 386],
    [0, 382],
    [-78, 386],
    [-118, 406, 1],
  ];
  return [
    panel(shape, { thickness: 10, round: 9, wrinkle: 0 }),
    line(
      [
        [-122, 342],
        [0, 326],
        [126, 340],
      ],
      'stitch',
    ),
    line(
      [
        [-112, 397],
        [0, 374],
        [122, 396],
      ],
      'stitch',
    ),
  ];
}

function slit(): Part[] {
  return [
    panel(
      [
        [-34, 340, 1],
        [34, 340, 1],
        [22, 352],
        [34, 364, 1],
        [-34, 364, 1],
        [-22, 352],
      ],
      { tone: -0.6, thickness: -4, round: 3, wrinkle: 0 },
    ),
  ];
}

function bit(metal: string): Part[] {
  return [
    ...[-1, 1].map((side) => trim([side * 58, 352], rivet(metal, true), { size: 4 })),
    trim(
      [0, 352],
      `<rect x="-52" y="-4" width="106" height="14" rx="6" fill="#0d0b0a" opacity=".28"/><rect x="-54" y="-7" width="108" height="13" rx="6" fill="${shift(metal, -0.45)}"/><rect x="-53" y="-6" width="106" height="10" rx="5" fill="${metal}"/><rect x="-48" y="-4.6" width="96" height="2.6" rx="1.3" fill="#fff" opacity=".65"/>`,
    ),
  ];
}

/** A lace around the opening that ends in two tassels on the vamp. */
function tassels(): Part[] {
  const lace: Anchor[] = [
    [-66, 424],
    [-44, 390],
    [0, 372],
    [44, 390],
    [66, 424],
  ];
  const knot = trim([0, 366], '<ellipse rx="15" ry="10" fill="#0d0b0a" opacity=".3"/>');
  const tassel = (side: 1 | -1): Part[] => {
    const fringe = Array.from({ length: 7 }, (_, index): Part => {
      const x = side * (22 + index * 6);
      return line(
        [
          [side * 34, 322],
          [x + side * 4, 286],
          [x + side * 8, 244 + Math.abs(index - 3) * 3],
        ],
        'cord',
        { width: 0.9 },
      );
    });
    const cap = panel(
      [
        [side * 22, 346, 1],
        [side * 44, 340, 1],
        [side * 52, 304, 1],
        [side * 20, 308, 1],
      ],
      { thickness: 14, round: 10, wrinkle: 0 },
    );
    return [
      line(
        [
          [0, 368],
          [side * 20, 352],
          [side * 34, 330],
        ],
        'cord',
        { width: 1.2 },
      ),
      ...fringe,
      cap,
    ];
  };
  return placed([line(lace, 'cord', { width: 1.7 }), knot, ...tassel(-1), ...tassel(1)], {
    wide: 1.35,
    tall: 1.35,
    y: -112,
  });
}
