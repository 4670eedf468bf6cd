import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import {
  type Fold,
  type GarmentContext,
  line,
  type Panel,
  type Part,
  type Piece,
  panel,
  trim,
} from '../../piece.ts';
import type { Random } from '../../random.ts';
import { careLabel } from '../../trims/hardware.ts';
import { chestLogo, chestPocket } from '../details/chest.ts';
import { houseCuff } from '../house/cuffs.ts';
import { armholeSeams } from '../parts/armhole.ts';
import { cuffBand, hemStitch, type SleeveCut, sleeveOf, sleeveParts } from '../parts/sleeves/sleeve.ts';
import { bodyFolds, bodyOutline, type Cut, cutOf, roundNeck } from '../parts/torso.ts';
import { veeNeck, veeRib } from '../parts/vee-neck.ts';
import { foldedTop } from './folded-top.ts';
import { backNeckBand, neckBand, neckInside } from './neck.ts';

interface Pullover {
  cut: Partial<Cut>;
  sleeve: SleeveCut;
  band: number;
  /** Length of ribbed cuffs and hem; 0 leaves stitched hems. */
  rib: number;
  ribFabric?: Panel['fabric'];
}

/** How much narrower than its sleeve a ribbed cuff ends, 0 to 1. */
const ribPull = 0.5;

/** Body, sleeves and hem that every pullover shares; the neck is drawn by the caller or as a band. */
export function pullover(context: GarmentContext, plan: Pullover, neck?: (cut: Cut) => Part[]): Piece {
  const { random } = context;
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const plain = cutOf(context, plan.cut);
  const cut: Cut = has('boat-neck')
    ? { ...plain, neck: plain.neck * 1.5, neckDrop: plain.neckDrop * 0.5 }
    : plain;
  if (context.pose === 'folded') return foldedTop(context, cut, plan.band, neck);
  const block = context.spec.pattern === 'colour-block';
  const rib: Partial<Panel> = { fabric: plan.ribFabric ?? 'knit-rib', pattern: 'solid', wrinkle: 0.2 };
  const parts: Part[] = [];
  for (const side of [-1, 1] as const) {
    const sleeve = sleeveOf(context, cut, plan.sleeve, side);
    const ends = plan.rib > 0 ? [cuffBand(sleeve, plan.rib, ribPull, rib)] : hemStitch(sleeve, 14, 19);
    parts.push(
      ...sleeveParts(sleeve, block ? { hex: context.accent } : {}, [
        ...ends,
        ...houseCuff(context, sleeve, plan.rib, side, ribPull),
      ]),
    );
  }
  if (!context.back && !neck)
    parts.push(...neckInside(cut, has('v-neck') ? cut.neckDrop * 1.9 : cut.neckDrop, context));
  const isVee = has('v-neck') && !neck && !context.back;
  const vee = cut.neckDrop * 2.1;
  const neckline = isVee ? veeNeck(cut, vee) : roundNeck(cut, context.back ? 16 : cut.neckDrop);
  const folds = bodyFolds(cut, context, random.fork(9));
  if (plan.rib > 0) folds.push(...gathered(cut, random.fork(10)));
  parts.push(panel(bodyOutline(cut, neckline), { folds, thickness: 14, round: 20 }));
  if (plan.rib > 0) parts.push(hemRib(cut, plan.rib, rib));
  parts.push(...armholeSeams(context, cut));
  if (plan.rib === 0) parts.push(...hemRows(cut, 14, 19));
  if (has('pocket') && !context.back) parts.push(...chestPocket(cut));
  if (has('logo') && !context.back) parts.push(chestLogo(context, cut));
  if (neck) parts.push(...neck(cut));
  else if (isVee) parts.push(...veeRib(cut, vee, rib));
  else if (context.back) parts.push(backNeckBand(cut, plan.band, rib));
  else {
    parts.push(...neckBand(cut, cut.neckDrop, plan.band, rib));
    if (plan.ribFabric !== 'knit-fine') parts.push(line(lowered(roundNeck(cut, cut.neckDrop), 6), 'stitch'));
  }
  if (context.spec.view === 'detail')
    parts.push(trim([cut.hem - 3, cut.length - 120], careLabel(), { rotation: -92 }));
  return { parts, focuses: focusesOf(cut, plan.sleeve) };
}

const lowered = (anchors: readonly Anchor[], by: number): Anchor[] =>
  anchors.map(([x, y]) => [x * 1.05, y + by]);

/** Rows of stitches above a straight hem. */
export function hemRows(cut: Cut, ...ups: number[]): Part[] {
  return ups.map((up) =>
    line(
      [
        [-cut.hem + 2, cut.length - up],
        [0, cut.length + cut.hemCurve - up],
        [cut.hem - 2, cut.length - up],
      ],
      'stitch',
    ),
  );
}

/** The ribbed band below a knit or a sweatshirt, as wide as what it is knitted onto, and a little drawn in. */
export function hemRib(cut: Cut, height: number, more: Partial<Panel>): Part {
  const wide = cut.hem + 1;
  const { length, hemCurve } = cut;
  return panel(
    [
      [-wide + 2, length - 7, 1],
      [0, length - 6 + hemCurve],
      [wide - 2, length - 7, 1],
      [wide - 4, length + height * 0.3],
      [wide - 15, length + height, 1],
      [0, length + height + hemCurve],
      [-wide + 15, length + height, 1],
      [-wide + 4, length + height * 0.3],
    ],
    { thickness: 5, round: 9, ...more },
  );
}

/** How cloth puffs a little above a band that draws it in. */
function gathered({ hem, length }: Cut, random: Random): Fold[] {
  return Array.from({ length: 13 }, (_, index): Fold => {
    const x = -hem + ((index + random.range(0.2, 0.8)) * hem * 2) / 13;
    return {
      along: [
        [x, length + 2],
        [x + random.range(-3, 3), length - 24],
        [x + random.range(-7, 7), length - random.range(46, 84)],
      ],
      width: random.range(10, 17),
      depth: random.range(1.8, 3.6) * (index % 2 ? -1 : 1),
    };
  });
}

/** Where tops are looked at closely: the neck, a hem's corner, a cuff. */
export function focusesOf(cut: Cut, sleeve: SleeveCut): Piece['focuses'] {
  const down = Math.cos((sleeve.angle * Math.PI) / 180) * sleeve.length;
  const out = Math.sin((sleeve.angle * Math.PI) / 180) * sleeve.length;
  return [
    [0, cut.neckDrop + 96],
    [cut.chest * 0.5, cut.length - 150],
    [-cut.chest - out * 0.55, cut.slope + cut.armhole + down * 0.62],
  ];
}
