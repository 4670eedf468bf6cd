import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { placed } from '../../placed.ts';
import { laces } from './laces.ts';
import { footprint, opening } from './shoe-last.ts';
import { type ToeLook, toeCap } from './toe-cap.ts';

export interface SneakerLook {
  rubber: string;
  lace: string;
  accent: string;
  toe: ToeLook;
  /** The overlays' cloth. */
  over: Partial<Panel>;
  /** Up over the ankle. */
  high: boolean;
  sole: 'flat' | 'chunky' | 'runner';
  /** Stripes on each side. */
  stripes: 1 | 2 | 3;
}

/** One trainer from above, the right one. */
export const sneaker = (look: SneakerLook): Part[] => [
  ...sole(look),
  ...toeCap(look.toe, look.rubber, look.over),
  ...quarters(look),
  ...collar(look),
  ...insole(look.rubber),
  ...placed(tongue(look.accent), { y: look.high ? 74 : 0 }),
  ...laces(look.lace, look.high ? 8 : 6),
  heelTab(look.accent, look.over),
];

/** The rubber rim with its stitches, and the upper's body on it; thick soles show their lower edge, too. */
function sole({ rubber, accent, sole: kind }: SneakerLook): Part[] {
  const rim = { fabric: 'suede', pattern: 'solid', round: 20, wrinkle: 0 } as const;
  const lower: Part[] = {
    flat: [],
    chunky: [
      panel(footprint(40, -6), { ...rim, hex: shift(rubber, -0.08), thickness: 34, round: 12 }),
      line(footprint(34, -4), 'stitch', { hex: shift(rubber, -0.3), width: 5 }),
    ],
    runner: [panel(footprint(30, 12), { ...rim, hex: accent, thickness: 24, round: 10 })],
  }[kind];
  return [
    ...lower,
    panel(footprint(kind === 'flat' ? 15 : 20), { ...rim, hex: rubber, thickness: 26 }),
    line(footprint(10), 'stitch', { hex: shift(rubber, -0.25) }),
    panel(footprint(-2, 4), { thickness: 60, round: 88, wrinkle: 0.4 }),
  ];
}

/** The sides that carry the laces, each with a stripe. */
function quarters({ accent, over, stripes }: SneakerLook): Part[] {
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
      ...stripe(side, stripes, { ...over, hex: accent, tone: 0, thickness: 4 }),
    ];
  });
}

/** One broad stripe, or two or three slender ones beside each other. */
function stripe(side: 1 | -1, count: 1 | 2 | 3, more: Partial<Panel>): Part[] {
  const wide = count === 1 ? 120 : 30;
  return Array.from({ length: count }, (_, index) => {
    const y = 380 + index * 52;
    return panel(
      [
        [side * 114, y + 16, 1],
        [side * 80, y, 1],
        [side * 76, y + wide, 1],
        [side * 108, y + wide + 18, 1],
      ],
      more,
    );
  });
}

/** The padded rim around the ankle and the lining below it; on a high one the walls of the shaft, too. */
function collar({ high, over }: SneakerLook): Part[] {
  const shaft: Part[] = high
    ? [
        panel(opening(52, 470), { ...over, thickness: 46, round: 30 }),
        line(opening(46, 470), 'stitch'),
        ...[-1, 1].flatMap((side) =>
          [596, 640].map((y) => trim([side * 92, y], '<circle r="6" fill="#0d0b0a" opacity=".65"/>')),
        ),
      ]
    : [];
  return [
    ...shaft,
    panel(opening(high ? 30 : 26, 520), { thickness: 22, round: 22, wrinkle: 0.3, tone: -0.04 }),
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
