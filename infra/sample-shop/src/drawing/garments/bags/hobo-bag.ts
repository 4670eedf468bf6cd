import { mix } from '../../color.ts';
import { type Anchor, curve, mirrored } from '../../geometry.ts';
import { type Fold, type GarmentContext, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { zipPull } from '../../trims/hardware.ts';
import { beside, strip } from '../parts/strip.ts';
import { ring, strap } from './bag-parts.ts';

/** A soft crescent that slumps between the two ends of its strap, zipped along its mouth. */
export function hoboBag(context: GarmentContext): Piece {
  const share = context.spec.cut?.includes('mini') ? 0.74 : 1;
  const half = 320 * share;
  const tall = 400 * share;
  const isHung = context.pose === 'worn';
  const parts = [
    ...(isHung ? [] : strap(arch(half, share), 44 * share, { thickness: 20 })),
    ...(context.back ? [] : mouth(half, tall, context)),
    ...body(half, tall, context),
    ...(context.back ? backZip(half, tall, context) : []),
    ...[-1, 1].flatMap((side) => ring(side * half * 0.9, -6 * share, context.maker.metal, side * 24)),
  ];
  return {
    parts,
    focuses: [
      [half * 0.7, 60],
      [-half * 0.2, tall * 0.5],
    ],
  };
}

/** The strap as it hangs from a hook, narrow at its top. */
const arch = (half: number, share: number): Anchor[] =>
  curve([
    -half * 0.9,
    -10,
    -half * 0.8,
    -130 * share,
    -half * 0.58,
    -280 * share,
    -half * 0.24,
    -392 * share,
    8,
    -424 * share,
    half * 0.26,
    -388 * share,
    half * 0.6,
    -276 * share,
    half * 0.8,
    -130 * share,
    half * 0.9,
    -10,
  ]);

/** The far edge and the dark between, where the front falls away from it. */
function mouth(half: number, tall: number, { cloth, maker }: GarmentContext): Part[] {
  const edge = [
    -half * 0.92,
    -22,
    -half * 0.5,
    tall * 0.11,
    0,
    tall * 0.17,
    half * 0.5,
    tall * 0.11,
    half * 0.92,
    -22,
  ];
  const far = curve([...edge, half * 0.8, tall * 0.34, 0, tall * 0.42, -half * 0.8, tall * 0.34], [0, 4]);
  const zip = curve([
    -half * 0.86,
    -2,
    -half * 0.46,
    tall * 0.155,
    0,
    tall * 0.215,
    half * 0.46,
    tall * 0.155,
    half * 0.86,
    -2,
  ]);
  return [
    panel(far, { thickness: 16, round: 12, tone: -0.3 }),
    line(zip, 'edge', { hex: mix(cloth, '#14100d', 0.75), width: 15 }),
    line(zip, 'edge', { hex: maker.metal, width: 4 }),
    trim([half * 0.62, tall * 0.13], zipPull(maker.metal), { size: 1.15, rotation: 24 }),
  ];
}

/** How deep the mouth hangs below the ends of the strap, beside the height; the side toward the body stands higher. */
const dip = (isBack: boolean) => (isBack ? 0.14 : 0.28);

function body(half: number, tall: number, { back }: GarmentContext): Part[] {
  const mouth = dip(back) * tall;
  const right = curve([
    half * 0.4,
    mouth * 0.79,
    half * 0.78,
    mouth * 0.21,
    half * 0.95,
    -24,
    half + 6,
    30,
    half * 1.02,
    tall * 0.42,
    half * 0.86,
    tall * 0.78,
    half * 0.46,
    tall * 0.98,
  ]);
  return [
    panel([[0, mouth], ...right, [0, tall * 1.03], ...mirrored(right)], {
      thickness: 30,
      round: 46,
      wrinkle: 0.8,
      folds: drape(half, tall),
    }),
    ...seams(half, tall, mouth),
  ];
}

/** A pocket on the side toward the body, its zip framed by a welt. */
function backZip(half: number, tall: number, { cloth, maker }: GarmentContext): Part[] {
  const [wide, y] = [half * 0.5, tall * 0.4];
  const zip = curve([-wide, y, 0, y + 12, wide, y]);
  return [
    panel(strip(zip, 36), { thickness: 8, round: 8, wrinkle: 0 }),
    line(beside(zip, 22), 'stitch'),
    line(beside(zip, -22), 'stitch'),
    line(zip, 'edge', { hex: mix(cloth, '#14100d', 0.75), width: 12 }),
    line(zip, 'edge', { hex: maker.metal, width: 4 }),
    trim([wide - 20, y + 3], zipPull(maker.metal), { size: 1.15, rotation: -4 }),
  ];
}

/** Two rows below the mouth, and the seam that the base is set in with. */
function seams(half: number, tall: number, mouth: number): Part[] {
  const lip = curve([
    -half * 0.94,
    -16,
    -half * 0.78,
    mouth * 0.21,
    -half * 0.4,
    mouth * 0.79,
    0,
    mouth,
    half * 0.4,
    mouth * 0.79,
    half * 0.78,
    mouth * 0.21,
    half * 0.94,
    -16,
  ]);
  const below = (by: number) => lip.map(([x, y]): Anchor => [x * 0.985, y + by]);
  const seam = curve([
    -half * 0.97,
    tall * 0.3,
    -half * 0.84,
    tall * 0.66,
    -half * 0.46,
    tall * 0.86,
    0,
    tall * 0.91,
    half * 0.46,
    tall * 0.86,
    half * 0.84,
    tall * 0.66,
    half * 0.97,
    tall * 0.3,
  ]);
  return [
    line(below(8), 'stitch'),
    line(below(15), 'stitch'),
    line(seam, 'seam', { width: 2 }),
    line(
      seam.map(([x, y]): Anchor => [x * 0.98, y - 7]),
      'stitch',
    ),
  ];
}

/** Leather hangs in swags from one end of the strap to the other, and is gathered at both. */
function drape(half: number, tall: number): Fold[] {
  const swag = (y: number, width: number, depth: number): Fold[] =>
    [-1, 1].map((side) => ({
      along: curve([
        side * half * 0.92,
        16,
        side * half * 0.62,
        tall * y * 0.72,
        side * half * 0.1,
        tall * y,
      ]),
      width,
      depth,
    }));
  const gather = [-1, 1].flatMap((side) =>
    [0.86, 0.7].map(
      (x, index): Fold => ({
        along: curve([
          side * half * 0.92,
          0,
          side * half * (x + 0.04),
          tall * 0.24,
          side * half * x,
          tall * (0.56 + index * 0.1),
        ]),
        width: 22,
        depth: index ? 10 : -12,
      }),
    ),
  );
  return [...swag(0.4, 24, -11), ...swag(0.52, 34, 15), ...swag(0.68, 30, -12), ...gather];
}
