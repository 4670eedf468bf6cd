import type { Anchor, Point } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Panel, type Part, panel } from '../../piece.ts';
import type { Random } from '../../random.ts';
import type { Cut } from './torso.ts';

export interface SleeveCut {
  /** Degrees from the vertical. */
  angle: number;
  bicep: number;
  cuff: number;
  /** Along the underside, from the underarm to the end. */
  length: number;
  /** Degrees that the forearm turns back toward the body. */
  bend: number;
}

export interface Sleeve {
  outline: Anchor[];
  folds: Fold[];
  /** Middle of the open end, outer and inner corner of it, and the way the forearm points. */
  end: { outer: Point; inner: Point; along: Point; across: Point; turn: number };
  grain: number;
}

/** Sleeves below this length (units) end above the elbow. */
const shortest = 200;

const direction = (degrees: number): Point => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

const from = (start: Point, along: Point, length: number): Point => [
  start[0] + along[0] * length,
  start[1] + along[1] * length,
];

/** Arms hang on a body, and fill the length that cloth laid flat has too much of. */
const hanging = (sleeve: SleeveCut): SleeveCut =>
  sleeve.length < shortest
    ? { ...sleeve, angle: Math.min(sleeve.angle, 21) }
    : { ...sleeve, angle: Math.min(sleeve.angle, 11), length: sleeve.length * 0.84, bend: 1 };

/** A sleeve set into the right armhole; side -1 mirrors it. */
export function sleeveOf(make: GarmentContext, cut: Cut, plain: SleeveCut, side: 1 | -1): Sleeve {
  const random = make.random.fork(side + 3);
  const roomy = { ...plain, bicep: plain.bicep * cut.arm, cuff: plain.cuff * (1 + (cut.arm - 1) * 0.6) };
  const sleeve = make.pose === 'worn' ? hanging(roomy) : roomy;
  const angle = sleeve.angle + random.range(-2.5, 2.5);
  const bend = sleeve.bend + random.range(-4, 4);
  const upper = direction(angle);
  const lower = direction(angle - bend);
  const out: Point = [upper[1], -upper[0]];
  const outLower: Point = [lower[1], -lower[0]];
  const under: Point = [cut.chest - 4, cut.slope + cut.armhole];
  const middle = from(under, out, sleeve.bicep / 2);
  const elbow = from(middle, upper, sleeve.length * 0.5);
  const wrist = from(elbow, lower, sleeve.length * 0.5);
  const elbowHalf = sleeve.bicep * 0.24 + sleeve.cuff * 0.27;
  const outer = from(wrist, outLower, sleeve.cuff / 2);
  const inner = from(wrist, outLower, -sleeve.cuff / 2);
  const bicepOut = from(from(middle, out, sleeve.bicep * 0.46), upper, Math.min(56, sleeve.length * 0.3));
  const capX = cut.shoulder + (bicepOut[0] - cut.shoulder) * 0.5;
  const capY = cut.slope + (bicepOut[1] - cut.slope) * 0.455;
  const flipped = ([x, y]: Point, corner?: 1): Anchor => (corner ? [x * side, y, 1] : [x * side, y]);
  const outline: Anchor[] = [
    flipped([cut.shoulder - 2, cut.slope - 1], 1),
    flipped([capX, capY]),
    flipped(bicepOut),
    flipped(from(elbow, out, elbowHalf)),
    flipped(outer, 1),
    flipped(inner, 1),
    flipped(from(elbow, out, -elbowHalf)),
    flipped(under, 1),
    flipped([cut.chest - 34, under[1] - 14]),
    flipped([cut.shoulder - 40, cut.slope + cut.armhole * 0.4]),
  ];
  const folds = sleeveFolds(under, middle, elbow, wrist, out, sleeve, random).map((fold) => ({
    ...fold,
    along: fold.along.map(([x, y]): Anchor => [x * side, y]),
  }));
  const turn = -(angle - bend) * side;
  return {
    outline,
    folds,
    end: {
      outer: [outer[0] * side, outer[1]],
      inner: [inner[0] * side, inner[1]],
      along: [lower[0] * side, lower[1]],
      across: [outLower[0] * side, outLower[1]],
      turn,
    },
    grain: -angle * side,
  };
}

function sleeveFolds(
  under: Point,
  middle: Point,
  elbow: Point,
  wrist: Point,
  out: Point,
  { bicep, length }: SleeveCut,
  random: Random,
): Fold[] {
  const folds: Fold[] = [];
  for (let index = 0; index < 3; index += 1) {
    const lift = random.range(-0.5, 0.9) + index * 0.3;
    const end = from(middle, out, bicep * random.range(0.1, 0.4));
    folds.push({
      along: [
        [under[0] - 8, under[1] - 6 + index * 12],
        [(under[0] + end[0]) / 2 + 4, (under[1] + end[1]) / 2 + lift * 26],
        [end[0], end[1] + lift * 70],
      ],
      width: random.range(16, 28),
      depth: random.range(3, 10) * (index === 1 ? -0.9 : 1),
    });
  }
  if (length < shortest) return folds;
  for (let index = 0; index < 4; index += 1) {
    const place = random.range(0.05, 0.95);
    const at = from(elbow, [wrist[0] - elbow[0], wrist[1] - elbow[1]], place - 0.25);
    const span = bicep * random.range(0.25, 0.42);
    const skew = random.range(10, 46);
    folds.push({
      along: [
        [at[0] - out[0] * span, at[1] - out[1] * span - skew],
        [at[0] + random.range(-8, 8), at[1]],
        [at[0] + out[0] * span, at[1] + out[1] * span + skew * 0.6],
      ],
      width: random.range(13, 26),
      depth: random.range(-6, 9),
    });
  }
  return folds;
}

/** A band at the sleeve's end: a ribbed or a buttoned cuff, `height` long, narrowed by `pull` (0 to 1). */
export function cuffBand(sleeve: Sleeve, height: number, pull: number, more: Partial<Panel>): Panel {
  const { outer, inner, along, across, turn } = sleeve.end;
  const tuck = (point: Point, sign: number, down: number, squeeze: number): Point => {
    const width = Math.hypot(outer[0] - inner[0], outer[1] - inner[1]) * squeeze * sign;
    return [point[0] + along[0] * down - across[0] * width, point[1] + along[1] * down - across[1] * width];
  };
  const at = ([x, y]: Point): Anchor => [x, y, 1];
  return panel(
    [
      at(tuck(outer, 1, -6, 0.02)),
      at(tuck(outer, 1, height, pull * 0.2)),
      at(tuck(inner, -1, height, pull * 0.2)),
      at(tuck(inner, -1, -6, 0.02)),
    ],
    { grain: turn, round: 12, ...more },
  );
}

/** Rows of stitches across the sleeve's end, `up` units from it. */
export function hemStitch(sleeve: Sleeve, ...ups: number[]): Part[] {
  const { outer, inner, along } = sleeve.end;
  return ups.map((up) =>
    line(
      [
        [outer[0] - along[0] * up, outer[1] - along[1] * up],
        [inner[0] - along[0] * up, inner[1] - along[1] * up],
      ],
      'stitch',
    ),
  );
}
