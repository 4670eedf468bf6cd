import { shift } from '../../color.ts';
import { type Anchor, mirrored } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, type Piece, panel, trim } from '../../piece.ts';
import { rivet, zip, zipPull } from '../../trims/hardware.ts';
import { frontZip } from '../details/front-zip.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { isCut } from '../parts/cut-traits.ts';
import type { SleeveCut } from '../parts/sleeves/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { collarBack, neckInside } from '../upper-body/neck.ts';
import { hemRows } from '../upper-body/pullover.ts';
import { collarStand, lapels } from './lapel.ts';

/** A rider's jacket or, by seed, a plain single one with a shirt collar. */
export const leatherJacket: Builder = (context) => {
  const cut = cutOf(context, {
    neck: 84,
    shoulder: 234,
    slope: 46,
    chest: 266,
    waist: 256,
    hem: 254,
    length: 610,
    armhole: 240,
    hemCurve: 2,
  });
  const sleeve: SleeveCut = { angle: 14, bicep: 166, cuff: 112, length: 440, bend: 8 };
  const parts = sleeves(context, cut, { sleeve, cuff: 0 });
  if (context.back) {
    parts.push(
      ...backBody(context, cut, { yoke: 130 }),
      ...armholeSeams(context, cut),
      ...hemRows(cut, 46),
      ...collarBack(cut, 46),
    );
    return { parts, focuses: [[0, 110]] };
  }
  const draw = isCut(context, 'rider', 'single', context.random.chance(0.5)) ? rider : single;
  const piece = draw(context, cut, parts);
  return context.spec.cut?.includes('washed') ? rubbed(piece, cut) : piece;
};

/** The zip runs aslant, below wide lapels. */
function rider(context: GarmentContext, cut: Cut, parts: Part[]): Piece {
  const { metal } = context.maker;
  parts.push(...neckInside(cut, 280, context, { fabric: 'satin', tone: -0.3 }), collarStand(cut));
  const neckline = (edge: number): Anchor[] => [
    [edge, 300, 1],
    [cut.neck * 0.4, 120],
    [cut.neck, 0, 1],
  ];
  parts.push(...fronts(context, cut, { lap: 70, neckline }), ...armholeSeams(context, cut));
  const slant = (x: number, y: number, rotation: number, length: number): Part[] => [
    trim([x, y], zip(length, metal, shift(context.cloth, -0.4)), { rotation }),
    trim([x, y], zipPull(metal), { rotation: rotation * 0.4 }),
  ];
  parts.push(...slant(150, 372, 24, 130), ...slant(-178, 372, -24, 130), ...slant(186, 196, 58, 104));
  parts.push(
    trim([-68, 300], zip(cut.length - 296, metal, shift(context.cloth, -0.4)), { rotation: -2 }),
    trim([-68, 306], zipPull(metal)),
  );
  parts.push(
    ...lapels(cut, { breakY: 300, edge: -66, tip: [176, 168], peak: false, collar: 54, stitched: true }),
  );
  parts.push(...hemRows(cut, 12));
  for (const spot of [
    [154, 162],
    [-150, 162],
    [112, 66],
    [-112, 66],
  ] as const)
    parts.push(trim(spot, rivet(metal), { size: 1.1 }));
  return {
    parts,
    focuses: [
      [60, 200],
      [150, 430],
    ],
  };
}

/** One zip straight up to a small standing collar, two zipped pockets. */
function single(context: GarmentContext, cut: Cut, parts: Part[]): Piece {
  const { metal } = context.maker;
  const neckline = (edge: number): Anchor[] => [
    [edge, 66, 1],
    [cut.neck * 0.6, 46],
    [cut.neck, 0, 1],
  ];
  const stand: Anchor[] = [
    [4, 70, 1],
    [cut.neck * 0.66, 50],
    [cut.neck + 6, 2, 1],
    [cut.neck - 12, -36, 1],
    [cut.neck * 0.6, 6],
    [4, 28, 1],
  ];
  const pocket = (side: 1 | -1): Part[] => [
    trim([side * 138, 372], zip(126, metal, shift(context.cloth, -0.4)), { rotation: side * 18 }),
    trim([side * 138, 376], zipPull(metal), { rotation: side * 8 }),
  ];
  parts.push(
    ...neckInside(cut, 70, context, { fabric: 'satin', tone: -0.3 }),
    collarStand(cut),
    ...fronts(context, cut, { lap: 5, neckline }),
    ...armholeSeams(context, cut),
    ...hemRows(cut, 12),
    panel(stand, { thickness: 12, round: 10, wrinkle: 0.2, grain: -30 }),
    panel(mirrored(stand), { thickness: 12, round: 10, wrinkle: 0.2, grain: 30 }),
    ...pocket(-1),
    ...pocket(1),
    ...frontZip(context, 34, cut.length),
  );
  return {
    parts,
    focuses: [
      [20, 110],
      [140, 430],
    ],
  };
}

/** Leather that was washed is paler where it creases and along its hem. */
function rubbed({ parts, focuses }: Piece, cut: Cut): Piece {
  const strokes = [70, 50, 32, 16].flatMap((width) => [
    ...[-1, 1].map((side) =>
      line(
        [
          [side * 150, 190],
          [side * 176, 330],
          [side * 130, cut.length - 60],
        ],
        'fade',
        { width },
      ),
    ),
    line(
      [
        [-cut.hem + 20, cut.length - 20],
        [0, cut.length - 12],
        [cut.hem - 20, cut.length - 20],
      ],
      'fade',
      { width: width * 0.6 },
    ),
  ]);
  return { parts: [...parts, ...strokes], focuses };
}
