import { line, type Part, trim } from '../../piece.ts';

/** Six crossings over the tongue, and the bow. */
export const laces = (lace: string): Part[] => [...crossings(lace), ...bow(lace)];

function crossings(lace: string): Part[] {
  return Array.from({ length: 6 }, (_, index) => {
    const y = 282 + index * 44;
    const reach = 50 + index * 4;
    return [
      ...[-1, 1].map((side) =>
        trim([side * (reach + 6), y + 4], '<circle r="5" fill="#0d0b0a" opacity=".7"/>'),
      ),
      line(
        [
          [-reach - 4, y + 4],
          [0, y - 6],
          [reach + 4, y + 4],
        ],
        'cord',
        { hex: lace, width: 2.1 },
      ),
    ];
  }).flat();
}

function bow(lace: string): Part[] {
  return [
    line(
      [
        [4, 508],
        [-60, 486],
        [-104, 520],
        [-70, 556],
        [2, 516],
      ],
      'cord',
      { hex: lace, width: 1.5 },
    ),
    line(
      [
        [-4, 508],
        [60, 488],
        [106, 526],
        [66, 552],
        [-2, 516],
      ],
      'cord',
      { hex: lace, width: 1.5 },
    ),
    line(
      [
        [0, 512],
        [-34, 570],
        [-84, 610],
      ],
      'cord',
      { hex: lace, width: 1.4 },
    ),
    line(
      [
        [0, 512],
        [30, 566],
        [90, 592],
      ],
      'cord',
      { hex: lace, width: 1.4 },
    ),
  ];
}
