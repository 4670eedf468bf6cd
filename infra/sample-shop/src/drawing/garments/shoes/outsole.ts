import { shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';
import { footprint } from './shoe-last.ts';

interface Sole {
  hex: string;
  /** What touches the ground: a profile of rubber all over, or smooth leather with a heel. */
  tread: 'profile' | 'smooth';
}

const ball: Anchor[] = [
  [-8, 34],
  [64, 54],
  [106, 140],
  [112, 262],
  [92, 372],
  [0, 394],
  [-88, 374],
  [-110, 262],
  [-106, 140],
  [-68, 54],
];
const heel: Anchor[] = [
  [0, 610],
  [72, 628],
  [88, 730],
  [62, 812],
  [0, 836],
  [-62, 812],
  [-88, 730],
  [-70, 628],
];
const heelBlock: Anchor[] = [
  [-104, 640, 1],
  [0, 622],
  [108, 640, 1],
  [112, 730],
  [78, 828],
  [0, 856],
  [-78, 828],
  [-108, 730],
];

/** Half the width of the tread at a height, so that its grooves end inside it. */
function reach(y: number): number {
  if (y < 400) return 96 * Math.sqrt(Math.max(0.1, 1 - ((y - 230) / 205) ** 2));
  return 76 * Math.sqrt(Math.max(0.1, 1 - ((y - 724) / 118) ** 2));
}

function grooves(from: number, to: number, hex: string): Part[] {
  const rows: Part[] = [];
  for (let y = from; y <= to; y += 27) {
    const half = reach(y);
    const steps = 8;
    const along = Array.from({ length: steps + 1 }, (_, index): Anchor => {
      const x = -half + (index * half * 2) / steps;
      return [x, y + (index % 2 ? -8 : 8), 1];
    });
    rows.push(line(along, 'edge', { hex, width: 6 }));
  }
  return rows;
}

/** A shoe from below, drawn for the right one like its upper: this is what its back view shows. */
export function outsole({ hex, tread }: Sole): Part[] {
  const flat: Partial<Panel> = { hex, pattern: 'solid', wrinkle: 0 };
  const deep = shift(hex, -0.3);
  const base = panel(footprint(tread === 'profile' ? 14 : 6), {
    ...flat,
    fabric: tread === 'profile' ? 'suede' : 'leather',
    thickness: 22,
    round: 16,
  });
  if (tread === 'smooth') {
    const block = { ...flat, hex: deep, fabric: 'suede', thickness: 26, round: 8 } as const;
    return [
      base,
      line(footprint(-12, 4), 'stitch', { hex: shift(hex, 0.25) }),
      panel(heelBlock, block),
      ...grooves(668, 800, shift(deep, -0.3)),
    ];
  }
  const pad = { ...flat, fabric: 'suede', tone: -0.07, thickness: 9, round: 8 } as const;
  return [
    base,
    line(footprint(4), 'edge', { hex: deep, width: 2 }),
    panel(ball, pad),
    ...grooves(80, 370, deep),
    panel(heel, pad),
    ...grooves(650, 800, deep),
    line(
      [
        [-30, 430],
        [-14, 500],
        [-22, 580],
      ],
      'edge',
      { hex: deep, width: 4 },
    ),
    line(
      [
        [30, 430],
        [14, 500],
        [22, 580],
      ],
      'edge',
      { hex: deep, width: 4 },
    ),
  ];
}
