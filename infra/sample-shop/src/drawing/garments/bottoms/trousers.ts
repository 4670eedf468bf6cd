import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import { mix } from '../../color.ts';
import type { Anchor } from '../../geometry.ts';
import { type Builder, type GarmentContext, line, type Part, type Piece, panel } from '../../piece.ts';
import { houseLining } from '../house/lining.ts';
import { cargoPocket } from './cargo-pocket.ts';
import { legFolds } from './leg-folds.ts';
import { legShape } from './leg-shape.ts';
import { trouserBack } from './trouser-back.ts';
import { fades, leg, legLine, type TrouserCut, type TrouserPlan } from './trouser-cut.ts';
import { trouserFront } from './trouser-front.ts';
import { waistband } from './waistband.ts';

function trousers(context: GarmentContext, plan: TrouserPlan): Piece {
  const { cut } = plan;
  context.settled.waist = settledWaist(plan);
  // Raw cloth keeps its colour; worn and washed, the thighs go pale.
  const wash = plan.jeans && context.spec.fabric === 'denim' && !plan.selvedge;
  const passes = context.spec.cut?.includes('washed') ? 2 : 1;
  // A worn pair is filled by its wearer: nothing of its inside is seen.
  const parts: Part[] = context.pose === 'worn' ? [] : [waistInside(context, cut)];
  for (const side of [-1, 1] as const)
    parts.push(
      panel(leg(cut, side), {
        thickness: 13,
        round: 18,
        folds: legFolds(plan, side, context),
        grain: -side * 2,
      }),
      ...legEnd(context, plan, side),
    );
  if (wash) for (let pass = 0; pass < passes; pass += 1) parts.push(...fades(cut));
  if (plan.cargo) parts.push(...cargoPocket(cut, -1), ...cargoPocket(cut, 1));
  parts.push(
    line(
      [
        [0, cut.band],
        [2, cut.rise * 0.7],
        [0, cut.rise],
      ],
      'seam',
      { width: 1.3 },
    ),
  );
  parts.push(
    ...(context.back ? trouserBack(context, plan) : trouserFront(context, plan)),
    ...waistband(context, plan),
  );
  const focuses: Piece['focuses'] = context.back
    ? [[cut.waist * 0.5, 150]]
    : [
        [30, 120],
        [-cut.waist * 0.7, 110],
        [cut.thigh * 0.5 + cut.spread, cut.length - 90],
      ];
  return { parts, focuses };
}

/** The back of the waistband, seen over its front. */
function waistInside(context: GarmentContext, { waist }: TrouserCut): Part {
  return panel(
    [
      [-waist + 8, 4, 1],
      [0, -7],
      [waist - 8, 4, 1],
      [waist - 14, 34, 1],
      [-waist + 14, 34, 1],
    ],
    { tone: -0.3, thickness: 2, pattern: 'solid', ...houseLining(context) },
  );
}

function settledWaist({ cut, cuff, elastic }: TrouserPlan) {
  const { hem } = legLine(cut);
  const [inner, outer] = [hem.x - hem.half, hem.x + hem.half];
  const legs = [[-outer, -inner] as const, [inner, outer] as const];
  return { half: cut.waist, band: cut.band, length: cut.length + cuff, isElastic: elastic, legs };
}

/** What ends a leg: a ribbed cuff, a turned-up selvedge, or a hem's stitches. */
function legEnd(context: GarmentContext, { cut, cuff, selvedge }: TrouserPlan, side: 1 | -1): Part[] {
  const hemX = cut.thigh * 0.5 - 4 + cut.spread;
  const [inner, outer] = [hemX - cut.hem / 2, hemX + cut.hem / 2];
  const band = (top: number, bottom: number, narrow: number): Anchor[] => [
    [side * (inner - 2), top, 1],
    [side * (outer + 2), top, 1],
    [side * (outer - narrow), bottom, 1],
    [side * (inner + narrow), bottom, 1],
  ];
  if (cuff > 0)
    return [
      panel(band(cut.length - 6, cut.length + cuff, 18), { fabric: 'knit-rib', thickness: 8, round: 10 }),
    ];
  if (selvedge)
    return [
      panel(band(cut.length - 52, cut.length + 6, 0), {
        hex: mix(context.cloth, '#dfe3e6', 0.62),
        thickness: 9,
        round: 8,
        wrinkle: 0.3,
      }),
      line(
        [
          [side * (outer - 12), cut.length - 50],
          [side * (outer - 12), cut.length + 4],
        ],
        'edge',
        { hex: '#b8443a', width: 2 },
      ),
      line(
        [
          [side * (outer - 18), cut.length - 50],
          [side * (outer - 18), cut.length + 4],
        ],
        'edge',
        { hex: '#f4f1ea', width: 5 },
      ),
    ];
  const row = (up: number): Anchor[] => [
    [side * (inner + 2), cut.length - up],
    [side * hemX, cut.length - up + 4],
    [side * (outer - 2), cut.length - up],
  ];
  return [line(row(18), 'stitch'), line(row(9), 'seam', { width: 0.6 })];
}

interface Plain {
  cut: TrouserCut;
  crease: boolean;
  /** Pleats on each side when the name says nothing of them. */
  pleats: number;
  jeans?: boolean;
  elastic?: boolean;
  cuff?: number;
}

/** Office houses press whatever an iron may touch. */
const isPressed = ({ maker, spec }: GarmentContext, { jeans }: Plain) =>
  maker.house?.startsWith('office') === true && !jeans && ['slacks', 'wide-pants'].includes(spec.type);

/** Trousers as their name has them. */
function planned(context: GarmentContext, plain: Plain): Piece {
  const has = (trait: CutTrait) => context.spec.cut?.includes(trait) === true;
  const elastic = plain.elastic === true || has('elastic');
  const pleats = has('two-tuck') ? 2 : has('one-tuck') ? 1 : plain.pleats;
  return trousers(context, {
    cut: legShape(context, plain.cut),
    crease: plain.crease || has('pin-tuck') || isPressed(context, plain),
    pinTuck: has('pin-tuck'),
    jeans: plain.jeans === true,
    pleats: elastic ? 0 : pleats,
    elastic,
    cargo: has('cargo'),
    cuff: has('straight') ? 0 : (plain.cuff ?? 0),
    selvedge: has('selvedge'),
  });
}

export const slacks: Builder = (context) =>
  planned(context, {
    cut: {
      waist: 198,
      hip: 236,
      thigh: 244,
      knee: 206,
      hem: 182,
      rise: 282,
      length: 1040,
      band: 40,
      spread: 8,
    },
    crease: true,
    pleats: context.random.pick([0, 1, 2]),
  });

export const widePants: Builder = (context) =>
  planned(context, {
    cut: {
      waist: 192,
      hip: 242,
      thigh: 266,
      knee: 258,
      hem: 268,
      rise: 300,
      length: 1050,
      band: 44,
      spread: 16,
    },
    crease: context.random.chance(0.6),
    pleats: 0,
  });

export const jeans: Builder = (context) =>
  planned(context, {
    cut: {
      waist: 202,
      hip: 236,
      thigh: 240,
      knee: 204,
      hem: 188,
      rise: 272,
      length: 1030,
      band: 42,
      spread: 10,
    },
    crease: false,
    pleats: 0,
    jeans: true,
  });

export const joggerPants: Builder = (context) =>
  planned(context, {
    cut: {
      waist: 204,
      hip: 242,
      thigh: 250,
      knee: 206,
      hem: 150,
      rise: 292,
      length: 970,
      band: 52,
      spread: 10,
    },
    crease: false,
    pleats: 0,
    elastic: true,
    cuff: 54,
  });

export const shorts: Builder = (context) => {
  const isDenim = context.spec.fabric === 'denim';
  return planned(context, {
    cut: {
      waist: 202,
      hip: 244,
      thigh: 254,
      knee: 256,
      hem: 262,
      rise: 282,
      length: 490,
      band: 44,
      spread: 12,
    },
    crease: false,
    pleats: context.random.pick([0, 1]),
    jeans: isDenim,
    elastic: context.random.chance(0.35) && !isDenim && !context.spec.cut?.includes('one-tuck'),
  });
};
