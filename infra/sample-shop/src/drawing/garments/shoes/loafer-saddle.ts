import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';

export type SaddleLook = 'penny' | 'bit' | 'plain';

/** The strap across the instep: with a slit, with a metal bit, or none. */
export function saddle(look: SaddleLook, metal: string): Part[] {
  if (look === 'plain') return [];
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
