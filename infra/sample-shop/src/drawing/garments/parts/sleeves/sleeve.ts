import type { Anchor, Point } from '../../../geometry.ts';
import { type Fold, type GarmentContext, line, over, type Panel, type Part, panel } from '../../../piece.ts';
import type { Cut } from '../torso.ts';
import { foldSleeve } from './folded-sleeve.ts';
import { from, shortest, sleeveFolds } from './sleeve-folds.ts';
import { lieOf } from './stance.ts';

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

/** One length of a sleeve. */
interface Limb {
  outline: Anchor[];
  folds: Fold[];
  grain: number;
}

export interface Sleeve extends Limb {
  /** Middle of the open end, outer and inner corner of it, and the way the forearm points. */
  end: { outer: Point; inner: Point; along: Point; across: Point; rotation: number };
  /** Where it is folded over the body: what lies there, with the end. */
  forearm?: Limb;
}

const direction = (degrees: number): Point => [
  Math.sin((degrees * Math.PI) / 180),
  Math.cos((degrees * Math.PI) / 180),
];

/** Closest that a flat sleeve comes to the body, degrees. */
const least = 3;

/** Arms hang on a body, and fill the length that cloth laid flat has too much of. */
const hanging = (sleeve: SleeveCut): SleeveCut =>
  sleeve.length < shortest
    ? { ...sleeve, angle: Math.min(sleeve.angle, 21) }
    : { ...sleeve, angle: Math.min(sleeve.angle, 11), length: sleeve.length * 0.84, bend: 1 };

/** A stylist lays long sleeves straight down along the body. */
const laidDown = (sleeve: SleeveCut): SleeveCut =>
  sleeve.length < shortest
    ? { ...sleeve, angle: sleeve.angle * 0.82 }
    : { ...sleeve, angle: sleeve.angle * 0.62, bend: sleeve.bend * 0.3, bicep: sleeve.bicep * 0.84 };

/** A sleeve set into the right armhole; side -1 mirrors it. */
export function sleeveOf(context: GarmentContext, cut: Cut, plain: SleeveCut, side: 1 | -1): Sleeve {
  const random = context.random.fork(side + 3);
  const roomy = { ...plain, bicep: plain.bicep * cut.arm, cuff: plain.cuff * (1 + (cut.arm - 1) * 0.6) };
  const sleeve = context.pose === 'worn' ? hanging(roomy) : laidDown(roomy);
  const lie = lieOf(context, side);
  const angle = Math.max(sleeve.angle + lie.angle, least) + random.range(-1.2, 1.2);
  const sway = random.range(-1.5, 1.5);
  const laidBend = sleeve.length < shortest ? sleeve.bend : sleeve.bend + lie.bend;
  const bend = lie.over === undefined ? laidBend + sway : 0;
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
  const cap: Anchor[] = [
    [cut.shoulder - 2, cut.slope - 1, 1],
    [cut.shoulder + (bicepOut[0] - cut.shoulder) * 0.5, cut.slope + (bicepOut[1] - cut.slope) * 0.455],
    bicepOut,
  ];
  const armhole: Anchor[] = [
    [...under, 1],
    [cut.chest - 34, under[1] - 14],
    [cut.shoulder - 40, cut.slope + cut.armhole * 0.4],
  ];
  const edges: Edges = {
    elbow,
    outer: [from(elbow, out, elbowHalf), outer],
    inner: [from(elbow, out, -elbowHalf), inner],
  };
  const folds = sleeveFolds({ under, middle, elbow, wrist, out }, sleeve, context.spec.fabric, random);
  const made =
    lie.over === undefined
      ? straight({ ...edges, cap, armhole, folds, angle, end: angle - bend })
      : crossed({ ...edges, cap, armhole, folds, angle, end: lie.over + sway * 2 });
  return side === 1 ? made : flipped(made);
}

interface Edges {
  elbow: Point;
  /** Outer and inner edge, from the elbow to the end. */
  outer: readonly [Point, Point];
  inner: readonly [Point, Point];
}

interface Laid extends Edges {
  cap: readonly Anchor[];
  armhole: readonly Anchor[];
  folds: ReturnType<typeof sleeveFolds>;
  /** The way the upper arm and the end point, degrees from straight down. */
  angle: number;
  end: number;
}

const acrossOf = ([x, y]: Point): Point => [y, -x];

function straight({ cap, armhole, outer, inner, folds, angle, end }: Laid): Sleeve {
  const along = direction(end);
  const corner = ([x, y]: Point): Anchor => [x, y, 1];
  return {
    outline: [...cap, outer[0], corner(outer[1]), corner(inner[1]), inner[0], ...armhole],
    folds: [...folds.upper, ...folds.lower],
    end: { outer: outer[1], inner: inner[1], along, across: acrossOf(along), rotation: -end },
    grain: -angle,
  };
}

/** A sleeve whose forearm lies on the body; folds of the upper arm stay, those below the elbow go with it. */
function crossed({ cap, armhole, folds, angle, end, ...edges }: Laid): Sleeve {
  const { crease, forearm, laid, rotated } = foldSleeve({ ...edges, crease: direction((angle + end) / 2) });
  const below = folds.lower.map((fold) => ({
    ...fold,
    along: fold.along.map(([x, y]): Anchor => [...laid([x, y])]),
  }));
  return {
    outline: [...cap, ...crease, ...armhole],
    folds: folds.upper,
    end: {
      outer: laid(edges.outer[1]),
      inner: laid(edges.inner[1]),
      along: rotated(direction(angle)),
      across: rotated(acrossOf(direction(angle))),
      rotation: -end,
    },
    grain: -angle,
    forearm: { outline: forearm, folds: below, grain: -end },
  };
}

const mirrorAnchor = ([x, y, corner]: Anchor): Anchor => (corner ? [-x, y, corner] : [-x, y]);
const mirrorPoint = ([x, y]: Point): Point => [-x, y];
const mirrorLimb = ({ outline, folds, grain }: Limb): Limb => ({
  outline: outline.map(mirrorAnchor),
  folds: folds.map((fold) => ({ ...fold, along: fold.along.map(mirrorAnchor) })),
  grain: -grain,
});

function flipped({ end, forearm, ...upper }: Sleeve): Sleeve {
  const { outer, inner, along, across, rotation } = end;
  return {
    ...mirrorLimb(upper),
    end: {
      outer: mirrorPoint(outer),
      inner: mirrorPoint(inner),
      along: mirrorPoint(along),
      across: mirrorPoint(across),
      rotation: -rotation,
    },
    ...(forearm ? { forearm: mirrorLimb(forearm) } : {}),
  };
}

/** A sleeve's cloth, with what is sewn to its end; a folded forearm and its end lie over the body. */
export function sleeveParts(sleeve: Sleeve, more: Partial<Panel>, ends: readonly Part[]): Part[] {
  const { outline, folds, grain, forearm } = sleeve;
  const upper = panel(outline, { grain, folds, thickness: 12, ...more });
  if (!forearm) return [upper, ...ends];
  const lower = panel(forearm.outline, {
    grain: forearm.grain,
    folds: forearm.folds,
    thickness: 16,
    round: 16,
    ...more,
  });
  return [upper, ...over([lower, ...ends])];
}

/** A band at the sleeve's end: a ribbed or a buttoned cuff, `height` long, narrowed by `pull` (0 to 1). */
export function cuffBand(sleeve: Sleeve, height: number, pull: number, more: Partial<Panel>): Panel {
  const { outer, inner, along, across, rotation } = sleeve.end;
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
    // Woven cuffs are cut across the cloth, knitted ones along it.
    { grain: more.fabric ? rotation : rotation + 90, round: 12, ...more },
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
