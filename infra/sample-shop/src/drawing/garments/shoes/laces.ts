import { line, type Part, trim } from '../../piece.ts';
import { placed } from '../../placed.ts';

/** Crossings over the tongue, six on a low shoe, and the bow above them. */
export const laces = (lace: string, rows = 6): Part[] => [
  ...crossings(lace, rows),
  ...placed(bow(lace), { y: (rows - 6) * 44 }),
];

function crossings(lace: string, rows: number): Part[] {
  return Array.from({ length: rows }, (_, index) => {
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
