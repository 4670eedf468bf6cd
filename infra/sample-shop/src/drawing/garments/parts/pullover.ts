import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
import type { Anchor } from '../../geometry.ts';
import { type GarmentContext, line, type Panel, type Part, type Piece, panel, trim } from '../../piece.ts';
import { careLabel } from '../../trims/hardware.ts';
import { armholeSeams } from './armhole.ts';
import { chestLogo, chestPocket } from './chest.ts';
import { foldedTop } from './folded-top.ts';
import { backNeckBand, neckBand, neckInside } from './neck.ts';
import { cuffBand, hemStitch, type SleeveCut, sleeveOf } from './sleeve.ts';
import { bodyFolds, bodyOutline, type Cut, cutOf, roundNeck } from './torso.ts';
import { veeNeck, veeRib } from './vee-neck.ts';

interface Pullover {
  cut: Partial<Cut>;
  sleeve: SleeveCut;
  band: number;
  /** Length of ribbed cuffs and hem; 0 leaves stitched hems. */
  rib: number;
  ribFabric?: Panel['fabric'];
}

/** Body, sleeves and hem that every pullover shares; the neck is drawn by the caller or as a band. */
export function pullover(make: GarmentContext, plan: Pullover, neck?: (cut: Cut) => Part[]): Piece {
  const { random } = make;
  const has = (mark: CutMark) => make.spec.cut?.includes(mark) === true;
  const plain = cutOf(make, plan.cut);
  const cut: Cut = has('boat-neck')
    ? { ...plain, neck: plain.neck * 1.5, neckDrop: plain.neckDrop * 0.5 }
    : plain;
  if (make.pose === 'folded') return foldedTop(make, cut, plan.band, neck);
  const block = make.spec.pattern === 'colour-block';
  const rib: Partial<Panel> = { fabric: plan.ribFabric ?? 'knit-rib', pattern: 'solid', wrinkle: 0.2 };
  const parts: Part[] = [];
  for (const side of [-1, 1] as const) {
    const sleeve = sleeveOf(make, cut, plan.sleeve, side);
    if (plan.rib > 0) parts.push(cuffBand(sleeve, plan.rib, 0.5, rib));
    parts.push(
      panel(sleeve.outline, {
        grain: sleeve.grain,
        folds: sleeve.folds,
        thickness: 12,
        ...(block ? { hex: make.accent } : {}),
      }),
    );
    if (plan.rib === 0) parts.push(...hemStitch(sleeve, 14, 19));
  }
  if (!make.back && !neck)
    parts.push(...neckInside(cut, has('v-neck') ? cut.neckDrop * 1.9 : cut.neckDrop, make));
  if (plan.rib > 0) parts.push(hemRib(cut, plan.rib, rib));
  const isVee = has('v-neck') && !neck && !make.back;
  const vee = cut.neckDrop * 2.1;
  const neckline = isVee ? veeNeck(cut, vee) : roundNeck(cut, make.back ? 16 : cut.neckDrop);
  parts.push(
    panel(bodyOutline(cut, neckline), { folds: bodyFolds(cut, random.fork(9)), thickness: 14, round: 20 }),
  );
  parts.push(...armholeSeams(make, cut));
  if (plan.rib === 0) parts.push(...hemRows(cut, 14, 19));
  if (has('pocket') && !make.back) parts.push(...chestPocket(cut));
  if (has('logo') && !make.back) parts.push(chestLogo(make, cut));
  if (neck) parts.push(...neck(cut));
  else if (isVee) parts.push(...veeRib(cut, vee, rib));
  else if (make.back) parts.push(backNeckBand(cut, plan.band, rib));
  else {
    parts.push(...neckBand(cut, cut.neckDrop, plan.band, rib));
    if (plan.ribFabric !== 'knit-fine') parts.push(line(lowered(roundNeck(cut, cut.neckDrop), 6), 'stitch'));
  }
  if (make.spec.view === 'detail')
    parts.push(trim([cut.hem - 3, cut.length - 120], careLabel(), { turn: -92 }));
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

/** The ribbed band below a knit or a sweatshirt. */
export function hemRib(cut: Cut, height: number, more: Partial<Panel>): Part {
  const wide = cut.hem - 8;
  return panel(
    [
      [-wide, cut.length - 8, 1],
      [wide, cut.length - 8, 1],
      [wide - 13, cut.length + height, 1],
      [0, cut.length + height + cut.hemCurve],
      [-wide + 13, cut.length + height, 1],
    ],
    { thickness: 9, round: 14, ...more },
  );
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
