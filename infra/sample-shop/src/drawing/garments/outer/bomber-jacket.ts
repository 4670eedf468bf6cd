import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { mix, shift } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { mirrored } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, panel, trim } from '../../piece.ts';
import { zip, zipPull } from '../../trims/hardware.ts';
import { frontZip } from '../details/front-zip.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { welt } from '../parts/pockets.ts';
import { ribbed } from '../parts/ribbed.ts';
import type { Sleeve, SleeveCut } from '../parts/sleeves/sleeve.ts';
import { type Cut, cutOf } from '../parts/torso.ts';
import { backBody, fronts, sleeves } from '../upper-body/fronted.ts';
import { backNeckBand, neckInside } from '../upper-body/neck.ts';
import { hemRib } from '../upper-body/pullover.ts';

export const bomberJacket: Builder = (context) => {
  const { random } = context;
  const cut = cutOf(context, {
    neck: 86,
    shoulder: 246,
    slope: 54,
    chest: 288,
    waist: 296,
    hem: 280,
    length: 590,
    armhole: 250,
  });
  const sleeve: SleeveCut = { angle: 16, bicep: 196, cuff: 128, length: 430, bend: 8 };
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const parts = sleeves(context, cut, {
    sleeve,
    after: (laid, side) =>
      has('pocket') && side === (context.back ? -1 : 1) ? utilityPocket(context, laid) : [],
    cuff: 66,
    pull: 1.1,
    cuffMore: ribbed,
    more: { thickness: 18, round: 30 },
  });
  if (context.back) {
    parts.push(
      ...backBody(context, cut, { more: { thickness: 20, round: 32 } }),
      ...armholeSeams(context, cut),
      hemRib(cut, 66, ribbed),
      backNeckBand(cut, 44, ribbed),
    );
    return { parts, focuses: [[0, 80]] };
  }
  parts.push(
    ...neckInside(cut, 90, context, {
      fabric: 'satin',
      hex: mix(context.cloth, '#b4541e', random.chance(0.3) ? 0.7 : 0),
      tone: -0.2,
    }),
  );
  const neckline = (edge: number): Anchor[] => [
    [edge, 84, 1],
    [cut.neck * 0.66, 58],
    [cut.neck, 0, 1],
  ];
  parts.push(
    ...fronts(context, cut, { lap: 6, neckline, more: { thickness: 20, round: 32 } }),
    ...armholeSeams(context, cut),
    hemRib(cut, 66, ribbed),
  );
  parts.push(...welt([118, 372], 30, 140, 44), ...welt([-148, 372], 30, 140, -44));
  if (has('reversible')) parts.push(...turnedEdge(context, cut));
  parts.push(...ribCollar(cut), ...frontZip(context, 48, cut.length + 66));
  return {
    parts,
    focuses: [
      [0, 120],
      [150, 440],
      [-200, cut.length],
    ],
  };
};

/** The low ribbed collar: behind the neck, then both fronts. */
function ribCollar(cut: Cut): Part[] {
  const front: Anchor[] = [
    [6, 96, 1],
    [cut.neck * 0.7, 66],
    [cut.neck + 8, 2, 1],
    [cut.neck - 24, -30, 1],
    [cut.neck * 0.56, 16],
    [6, 44, 1],
  ];
  const behind: Anchor[] = [
    [-cut.neck + 22, -30, 1],
    [0, -22],
    [cut.neck - 22, -30, 1],
    [cut.neck - 34, -4],
    [0, 16],
    [-cut.neck + 34, -4],
  ];
  return [
    panel(behind, { inside: true, ...ribbed, tone: -0.14, thickness: 5 }),
    panel(front, { ...ribbed, round: 14, grain: -28 }),
    panel(mirrored(front), { ...ribbed, round: 14, grain: 28 }),
  ];
}

/** The zipped pocket of a flyer's left sleeve. */
function utilityPocket(context: GarmentContext, { grain, outline }: Sleeve): Part[] {
  const [x, y] = outline[2] ?? [0, 0];
  const side = Math.sign(x);
  const at: [number, number] = [x - side * 62, y + 6];
  const flapShape = '<path d="M-34 -10H34V96H-34Z" fill="#0d0b0a" opacity=".12"/>';
  return [
    trim(at, `${flapShape}${zip(92, context.maker.metal, shift(context.cloth, -0.35))}`, { rotation: grain }),
    trim(at, zipPull(context.maker.metal), { rotation: grain + side * 4, size: 0.8 }),
  ];
}

/** One front's edge turned out, so that the other side is seen. */
function turnedEdge(context: GarmentContext, cut: Cut): Part[] {
  const hex = mix(context.cloth, '#c9622c', 0.8);
  const edge: Anchor[] = [
    [8, 300, 1],
    [60, 360],
    [106, 470],
    [120, cut.length + 4, 1],
    [8, cut.length + 4, 1],
  ];
  return [
    panel(edge, {
      hex,
      fabric: 'nylon',
      thickness: 16,
      round: 18,
      folds: [
        {
          along: [
            [20, 330],
            [60, 450],
            [70, cut.length],
          ],
          width: 22,
          depth: -9,
        },
      ],
    }),
    line(
      [
        [58, 374],
        [96, 474],
        [110, cut.length],
      ],
      'stitch',
      { hex: shift(hex, 0.3) },
    ),
  ];
}
