import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';
import { laces } from './laces.ts';
import { footprint, opening } from './shoe-last.ts';
import { type ToeLook, toeCap } from './toe-cap.ts';

interface SneakerLook {
  rubber: string;
  lace: string;
  accent: string;
  toe: ToeLook;
  /** The overlays' cloth. */
  over: Partial<Panel>;
}

/** One trainer from above, the right one. */
export const sneaker = ({ rubber, lace, accent, toe, over }: SneakerLook): Part[] => [
  ...sole(rubber),
  ...toeCap(toe, rubber, over),
  ...quarters(accent, over),
  ...collar(),
  ...insole(rubber),
  ...tongue(accent),
  ...laces(lace),
  heelTab(accent, over),
];

/** The rubber rim with its stitches, and the upper's body on it. */
function sole(rubber: string): Part[] {
  return [
    panel(footprint(17), {
      hex: rubber,
      fabric: 'suede',
      pattern: 'solid',
      thickness: 26,
      round: 20,
      wrinkle: 0,
    }),
    line(footprint(10), 'stitch', { hex: shift(rubber, -0.25) }),
    panel(footprint(-2, 4), { thickness: 60, round: 88, wrinkle: 0.4 }),
  ];
}

/** The sides that carry the laces, each with a stripe. */
function quarters(accent: string, over: Partial<Panel>): Part[] {
  return ([-1, 1] as const).flatMap((side) => {
    const quarter: Anchor[] = [
      [side * 122, 300, 1],
      [side * 40, 262, 1],
      [side * 34, 330],
      [side * 48, 480],
      [side * 62, 560, 1],
      [side * 112, 590, 1],
      [side * 110, 450],
    ];
    return [
      panel(quarter, { ...over, thickness: 6 }),
      line(
        [
          [side * 114, 306],
          [side * 46, 271],
          [side * 42, 330],
          [side * 55, 480],
          [side * 66, 552],
        ],
        'stitch',
      ),
      panel(
        [
          [side * 128, 400, 1],
          [side * 96, 380, 1],
          [side * 76, 500, 1],
          [side * 108, 540, 1],
        ],
        { ...over, hex: accent, tone: 0, thickness: 4 },
      ),
    ];
  });
}

/** The padded rim around the ankle and the lining below it. */
function collar(): Part[] {
  return [
    panel(opening(26, 520), { thickness: 22, round: 22, wrinkle: 0.3, tone: -0.04 }),
    panel(opening(0, 520), {
      thickness: -46,
      round: 26,
      wrinkle: 0,
      tone: -0.45,
      fabric: 'jersey',
      pattern: 'solid',
    }),
  ];
}

function insole(rubber: string): Part[] {
  return [
    panel(
      [
        [0, 600],
        [48, 640],
        [52, 720],
        [0, 780],
        [-52, 720],
        [-48, 640],
      ],
      {
        hex: mix(rubber, '#b9b2a4', 0.4),
        fabric: 'jersey',
        pattern: 'solid',
        thickness: 2,
        round: 8,
        wrinkle: 0,
      },
    ),
    line(
      [
        [-18, 690],
        [18, 690],
      ],
      'edge',
      { hex: '#55504a', width: 2 },
    ),
    line(
      [
        [-12, 704],
        [12, 704],
      ],
      'edge',
      { hex: '#55504a', width: 2 },
    ),
  ];
}

function tongue(accent: string): Part[] {
  return [
    panel(
      [
        [-40, 262, 1],
        [40, 262, 1],
        [46, 420],
        [64, 560],
        [48, 596],
        [0, 606],
        [-48, 596],
        [-64, 560],
        [-46, 420],
      ],
      { thickness: 12, round: 18, wrinkle: 0.4, tone: -0.03 },
    ),
    panel(
      [
        [-26, 552, 1],
        [26, 552, 1],
        [24, 590, 1],
        [-24, 590, 1],
      ],
      { hex: accent, thickness: 3, round: 4, wrinkle: 0, pattern: 'solid' },
    ),
  ];
}

function heelTab(accent: string, over: Partial<Panel>): Part {
  return panel(
    [
      [-44, 794, 1],
      [44, 794, 1],
      [50, 846],
      [0, 862],
      [-50, 846],
    ],
    { ...over, hex: accent, tone: 0, thickness: 8 },
  );
}
