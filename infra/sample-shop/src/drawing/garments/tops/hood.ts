import { mix } from '../../color.ts';
import { type Anchor, curve } from '../../geometry.ts';
import { type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { rivet } from '../../trims/hardware.ts';
import type { Cut } from '../parts/torso.ts';

/** The hood laid up and back: its lining and two sides. */
export function hood(context: GarmentContext, cut: Cut): Part[] {
  const tall = context.random.range(178, 206);
  if (context.pose === 'worn') return hoodDown(cut);
  return [...shell(cut, tall), ...([-1, 1] as const).flatMap((sign) => hoodSide(cut, tall, sign))];
}

/** A hood that is worn down: it rests on the shoulders, its edges cross below the neck. */
function hoodDown({ neck: n }: Cut): Part[] {
  const behind = curve(
    [-n - 66, 34, -n - 62, -26, -n * 0.7, -64, 0, -74, n * 0.7, -64, n + 62, -26, n + 66, 34, 0, 76],
    [0, 6],
  );
  const roll = (sign: 1 | -1): Part[] => {
    const at = (numbers: number[]) => numbers.map((value, index) => (index % 2 ? value : value * sign));
    const shape = curve(
      at([
        n + 62,
        30,
        n + 50,
        76,
        n * 0.66,
        122,
        -12,
        140,
        -8,
        104,
        n * 0.5,
        66,
        n - 8,
        8,
        n + 4,
        -46,
        n + 52,
        -34,
      ]),
      [3, 4],
    );
    return [
      panel(shape, {
        thickness: 34,
        round: 40,
        grain: sign * 24,
        folds: [{ along: curve(at([n + 40, -16, n + 22, 40, n * 0.5, 94])), width: 16, depth: -9 }],
      }),
      line(curve(at([n + 12, -40, n + 2, 12, n * 0.54, 72, -4, 112])), 'stitch'),
    ];
  };
  return [panel(behind, { inside: true, thickness: 30, round: 40, tone: -0.08 }), ...roll(-1), ...roll(1)];
}

/** The hood's far half, its lining and the seam between the sides. */
function shell(cut: Cut, tall: number): Part[] {
  const n = cut.neck;
  const outer: Anchor[] = [
    [-n - 34, 22, 1],
    [-n - 50, -52],
    [-n - 22, -tall * 0.82],
    [-44, -tall],
    [44, -tall],
    [n + 22, -tall * 0.82],
    [n + 50, -52],
    [n + 34, 22, 1],
    [0, 60],
  ];
  const lining: Anchor[] = [
    [-n * 0.5, 62],
    [-n - 2, -34],
    [-n * 0.7, -tall * 0.66],
    [0, -tall * 0.84],
    [n * 0.7, -tall * 0.66],
    [n + 2, -34],
    [n * 0.5, 62],
    [0, 92],
  ];
  return [
    panel(outer, { inside: true, thickness: 12, round: 30, tone: -0.06 }),
    panel(lining, { inside: true, thickness: 2, tone: -0.26, round: 20 }),
    line(
      [
        [0, -tall * 0.82],
        [3, -tall * 0.3],
        [0, 60],
      ],
      'seam',
      { inside: true },
    ),
  ];
}

function hoodSide(cut: Cut, tall: number, sign: 1 | -1): Part[] {
  const n = cut.neck;
  const side: Anchor[] = [
    [sign * (n + 36), 18, 1],
    [sign * (n + 50), -52],
    [sign * (n + 22), -tall * 0.82],
    [sign * 40, -tall, 1],
    [sign * 30, -tall * 0.86],
    [sign * (n * 0.72), -tall * 0.62],
    [sign * (n - 6), -30],
    [sign * n * 0.6, 50],
    [sign * -6, 106, 1],
    [sign * n * 0.6, 78],
  ];
  const fold: Anchor[] = [
    [sign * (n + 24), 0],
    [sign * (n + 18), -60],
    [sign * (n - 2), -tall * 0.7],
  ];
  return [
    panel(side, {
      thickness: 18,
      round: 26,
      grain: sign * 8,
      folds: [{ along: fold, width: 18, depth: -8 }],
    }),
    line(
      [
        [sign * 50, -tall * 0.84],
        [sign * (n * 0.8), -tall * 0.6],
        [sign * (n + 6), -30],
        [sign * (n * 0.7), 52],
        [sign * 4, 98],
      ],
      'stitch',
    ),
  ];
}

export function cords(context: GarmentContext, y: number): Part[] {
  const hex = context.random.chance(0.5) ? mix(context.cloth, '#f2efe8', 0.85) : context.cloth;
  return [-1, 1].flatMap((sign): Part[] => {
    const end = context.random.range(118, 168);
    const sway = context.random.range(-14, 14);
    return [
      line(
        [
          [sign * 34, y - 10],
          [sign * 40 + sway * 0.4, y + end * 0.5],
          [sign * 38 + sway, y + end],
        ],
        'cord',
        { hex, width: 0.95 },
      ),
      trim([sign * 34, y - 12], rivet(context.maker.metal, true), { size: 0.95 }),
      trim(
        [sign * 38 + sway, y + end],
        '<rect x="-4.4" y="-8" width="8.8" height="20" rx="2" fill="#55534f"/><rect x="-3" y="-7" width="3" height="18" rx="1.4" fill="#cfcdc7"/>',
      ),
    ];
  });
}

export function hoodBack(context: GarmentContext, cut: Cut): Part[] {
  const n = cut.neck;
  const low = context.random.range(150, 176);
  const shape: Anchor[] = [
    [-n - 16, -8],
    [-n * 0.6, -34],
    [0, -42],
    [n * 0.6, -34],
    [n + 16, -8],
    [n + 44, 54],
    [n * 0.74, low - 12],
    [0, low],
    [-n * 0.74, low - 12],
    [-n - 44, 54],
  ];
  return [
    panel(shape, {
      thickness: 24,
      round: 40,
      folds: [
        {
          along: [
            [-n, 20],
            [0, 44],
            [n, 18],
          ],
          width: 30,
          depth: -12,
        },
      ],
    }),
    line(
      [
        [0, -36],
        [2, 60],
        [0, low - 2],
      ],
      'seam',
    ),
  ];
}
