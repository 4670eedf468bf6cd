import { shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { line, type Part, panel, trim } from '../../piece.ts';
import { closed, inset } from './bag-parts.ts';

/** The back of a bag with a flap: where the flap is sewn on, and a pocket below. */
export function backOf(half: number, tall: number): Part[] {
  const root = curve(
    [-half + 10, 0, 0, -14, half - 10, 0, half + 2, 46, half - 2, 74, 0, 82, -half + 2, 74, -half - 2, 46],
    [4, 6],
  );
  return [
    panel(root, { thickness: 12, round: 14, wrinkle: 0.3 }),
    ...[10, 17].map((up) => line(curve([-half + 12, 74 - up, 0, 82 - up, half - 12, 74 - up]), 'stitch')),
    panel(
      [
        [-half + 60, 130, 1],
        [half - 60, 130, 1],
        [half - 66, tall - 60],
        [-half + 66, tall - 60],
      ],
      { thickness: 6, round: 10 },
    ),
    line(
      [
        [-half + 60, 142],
        [half - 60, 142],
      ],
      'stitch',
    ),
  ];
}

/** The flap down to `low`, straight or round at its lower edge. */
export function flap(half: number, low: number, round: boolean, paint: string): Part[] {
  const edge: Anchor[] = round
    ? [
        [half - 90, low],
        [0, low + 34],
        [-half + 90, low],
      ]
    : [
        [half - 26, low],
        [0, low + 8],
        [-half + 26, low],
      ];
  const shape: Anchor[] = [
    [-half + 10, 0],
    [0, -14],
    [half - 10, 0],
    [half + 2, 46],
    [half + 4, low - 60],
    ...edge,
    [-half - 4, low - 60],
    [-half - 2, 46],
  ];
  return [
    panel(shape, { thickness: 16, round: 18, wrinkle: 0.3 }),
    line(closed(shape), 'edge', { hex: paint, width: 2.6 }),
    line(closed(inset(shape, 0.955)), 'stitch'),
  ];
}

/** The tongue over the flap's edge and its metal lock. */
export function lock(low: number, metal: string): Part[] {
  return [
    panel(
      [
        [-26, low - 30, 1],
        [26, low - 30, 1],
        [22, low + 58],
        [0, low + 66],
        [-22, low + 58],
      ],
      { thickness: 10, round: 8, wrinkle: 0 },
    ),
    trim(
      [0, low + 26],
      `<rect x="-15" y="-17" width="33" height="40" rx="6" fill="#0d0b0a" opacity=".3"/><rect x="-16" y="-19" width="32" height="38" rx="6" fill="${shift(metal, -0.45)}"/><rect x="-14.5" y="-17.5" width="29" height="35" rx="5" fill="${metal}"/><path d="M-12 -15H10L-12 8Z" fill="#fff" opacity=".3"/><rect x="-3" y="-9" width="6" height="18" rx="3" fill="${shift(metal, -0.5)}"/>`,
    ),
  ];
}
