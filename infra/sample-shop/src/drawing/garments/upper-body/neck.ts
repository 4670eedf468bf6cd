import { type Anchor, mirrored } from '../../geometry.ts';
import { neckLabel } from '../../makers/label.ts';
import { type GarmentContext, inside, line, type Panel, type Part, panel, trim } from '../../piece.ts';
import { houseLining } from '../house/lining.ts';
import { type Cut, roundNeck } from '../parts/torso.ts';

/** The inside of the back, seen through the neck, with the label on it. */
export function neckInside(
  cut: Cut,
  depth: number,
  context: GarmentContext,
  more: Partial<Panel> = {},
): Part[] {
  const label = neckLabel(context.maker, context.random.pick(['S', 'M', 'L']));
  return inside([
    panel(
      [
        [-cut.neck - 2, 12, 1],
        [-cut.neck + 16, 0],
        [0, 8],
        [cut.neck - 16, 0],
        [cut.neck + 2, 12, 1],
        [cut.neck * 0.9, depth * 0.9],
        [0, depth + 26],
        [-cut.neck * 0.9, depth * 0.9],
      ],
      { tone: -0.2, thickness: 2, round: 6, wrinkle: 0.3, ...more, ...houseLining(context) },
    ),
    line(
      [
        [-cut.neck, 18],
        [0, 27],
        [cut.neck, 18],
      ],
      'seam',
    ),
    trim([0, 24], label, { rotation: context.random.range(-2, 2), size: 0.95 }),
  ]);
}

/** A ribbed or bound band around a round neck; `width` is its height. */
export function neckBand(cut: Cut, depth: number, width: number, more: Partial<Panel> = {}): Part[] {
  const lower = roundNeck(cut, depth);
  const upper = roundNeck({ ...cut, neck: cut.neck - width * 0.86 }, depth - width);
  const front = [
    ...lower,
    ...[...upper].reverse().map(([x, y]): Anchor => [x, y - 5, ...corner(x, cut, width)]),
  ];
  const back: Anchor[] = [
    [-cut.neck - 3, 4, 1],
    [-cut.neck + width * 0.5, -15],
    [0, -2 - width * 0.25],
    [cut.neck - width * 0.5, -15],
    [cut.neck + 3, 4, 1],
    [cut.neck - width * 0.9, 2],
    [0, width * 0.72],
    [-cut.neck + width * 0.9, 2],
  ];
  return [
    panel(back, { inside: true, thickness: 5, round: 7, wrinkle: 0, tone: -0.1, ...more }),
    panel(front, { thickness: 8, round: 8, wrinkle: 0, ...more }),
  ];
}

const corner = (x: number, cut: Cut, width: number): [1] | [] =>
  Math.abs(Math.abs(x) - (cut.neck - width * 0.86)) < 0.01 ? [1] : [];

/** The band from behind: one arc over the back of the neck. */
export function backNeckBand(cut: Cut, width: number, more: Partial<Panel> = {}): Part {
  return panel(
    [
      [-cut.neck, 2, 1],
      [-cut.neck + width * 0.7, -16],
      [0, -4 - width * 0.3],
      [cut.neck - width * 0.7, -16],
      [cut.neck, 2, 1],
      [cut.neck * 0.55, 15],
      [0, 20],
      [-cut.neck * 0.55, 15],
    ],
    { thickness: 7, round: 7, wrinkle: 0, ...more },
  );
}

/** A turned collar on a stand: two leaves and the stand behind them. `spread` is the tip's x. */
export function shirtCollar(
  cut: Cut,
  options: { spread: number; drop: number; open: number; more?: Partial<Panel> },
): { behind: Part[]; front: Part[] } {
  const { spread, drop, open, more = {} } = options;
  const n = cut.neck;
  const stand = panel(
    [
      [-n - 4, 8, 1],
      [-n + 10, -30],
      [0, -38],
      [n - 10, -30],
      [n + 4, 8, 1],
      [n * 0.5, 4],
      [0, 6],
      [-n * 0.5, 4],
    ],
    { thickness: 5, round: 6, wrinkle: 0, tone: -0.12, ...more },
  );
  const leaf: Anchor[] = [
    [n - 12, -33, 1],
    [n + 16, -12],
    [n + 24, 22],
    [spread, drop, 1],
    [spread * 0.52, drop * 0.84],
    [open, open > 8 ? 60 : 66, 1],
    [n * 0.56, 22],
  ];
  const stitched: Anchor[] = [
    [n + 17, 22],
    [spread - 5, drop - 9, 1],
    [spread * 0.52, drop * 0.84 - 8],
    [open + 4, 52],
  ];
  const leaves = { thickness: 9, round: 9, wrinkle: 0.25, ...more };
  return {
    behind: inside([stand]),
    front: [
      panel(leaf, { ...leaves, grain: -38 }),
      line(stitched, 'stitch'),
      panel(mirrored(leaf), { ...leaves, grain: 38 }),
      line(mirrored(stitched), 'stitch'),
    ],
  };
}

/** A stand without leaves. */
export function bandCollar(cut: Cut): { behind: Part[]; front: Part[] } {
  const n = cut.neck;
  const half: Anchor[] = [
    [-6, 60, 1],
    [n * 0.6, 36],
    [n + 2, -2, 1],
    [n - 10, -34, 1],
    [n * 0.54, 4],
    [-6, 24, 1],
  ];
  const behind: Anchor[] = [
    [-n + 8, -34, 1],
    [0, -44],
    [n - 8, -34, 1],
    [n, 2, 1],
    [0, 16],
    [-n, 2, 1],
  ];
  const more = { thickness: 7, round: 6, wrinkle: 0 };
  return {
    behind: inside([panel(behind, { ...more, tone: -0.1 })]),
    front: [panel(mirrored(half), { ...more, grain: 30 }), panel(half, { ...more, grain: -30 })],
  };
}

/** A collar from behind: one turned leaf across the back. */
export function collarBack(cut: Cut, height: number, more: Partial<Panel> = {}): Part[] {
  const n = cut.neck;
  return [
    panel(
      [
        [-n + 8, -34, 1],
        [0, -42],
        [n - 8, -34, 1],
        [n + 18, -6],
        [n + 30, 22, 1],
        [n * 0.5, height],
        [0, height + 4],
        [-n * 0.5, height],
        [-n - 30, 22, 1],
        [-n - 18, -6],
      ],
      { thickness: 10, round: 11, wrinkle: 0.2, ...more },
    ),
    line(
      [
        [-n - 21, 14],
        [-n * 0.5, height - 8],
        [0, height - 4],
        [n * 0.5, height - 8],
        [n + 21, 14],
      ],
      'stitch',
    ),
  ];
}
