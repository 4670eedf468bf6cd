import { shift } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { line, type Panel, type Part, panel } from '../../piece.ts';
import { footprint } from './shoe-last.ts';

interface Sole {
  hex: string;
  /** What touches the ground: a profile of rubber all over, or smooth leather with a heel. */
  tread: 'profile' | 'smooth';
}

/** Below the toes and the ball of the foot, and below the heel: what wears, as far as the sole is wide. */
const ball: Anchor[] = [
  ...footprint(-15).slice(0, 4),
  ...curve([104, 396, 50, 404, 0, 432, -50, 412, -94, 404]),
  ...footprint(-15).slice(13),
];
const heel: Anchor[] = [
  ...curve([0, 586, 52, 606, 92, 612]),
  ...footprint(-15).slice(6, 11),
  ...curve([-86, 612, -48, 606]),
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
  if (y < 400) return 110 * Math.sqrt(Math.max(0.1, 1 - ((y - 232) / 232) ** 4));
  return 80 * Math.sqrt(Math.max(0.1, 1 - ((y - 720) / 138) ** 4));
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
    ...grooves(56, 390, deep),
    panel(heel, pad),
    ...grooves(640, 810, deep),
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
