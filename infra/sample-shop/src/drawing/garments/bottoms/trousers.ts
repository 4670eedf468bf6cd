import { type Builder, type GarmentContext, line, type Part, type Piece, panel } from '../../piece.ts';
import { trouserBack } from './trouser-back.ts';
import { fades, leg, legFolds, type TrouserCut, type TrouserPlan } from './trouser-cut.ts';
import { trouserFront } from './trouser-front.ts';
import { waistband } from './waistband.ts';

function trousers(make: GarmentContext, plan: TrouserPlan): Piece {
  const { cut } = plan;
  const wash = plan.jeans && make.spec.fabric === 'denim';
  const parts: Part[] = [
    panel(
      [
        [-cut.waist + 8, 4, 1],
        [0, -7],
        [cut.waist - 8, 4, 1],
        [cut.waist - 14, 34, 1],
        [-cut.waist + 14, 34, 1],
      ],
      { tone: -0.3, thickness: 2, pattern: 'solid' },
    ),
  ];
  for (const side of [-1, 1] as const)
    parts.push(
      panel(leg(cut, side), {
        thickness: 13,
        round: 18,
        folds: legFolds(cut, side, make, plan.crease),
        grain: -side * 2,
      }),
      legEnd(plan, side),
    );
  if (wash) parts.push(...fades(cut));
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
  parts.push(...(make.back ? trouserBack(make, plan) : trouserFront(make, plan)), ...waistband(make, plan));
  const focuses: Piece['focuses'] = make.back
    ? [[cut.waist * 0.5, 150]]
    : [
        [30, 120],
        [-cut.waist * 0.7, 110],
        [cut.thigh * 0.5 + cut.spread, cut.length - 90],
      ];
  return { parts, focuses };
}

/** What ends a leg: a ribbed cuff, or a hem's stitches. */
function legEnd({ cut, cuff }: TrouserPlan, side: 1 | -1): Part {
  const hemX = cut.thigh * 0.5 - 4 + cut.spread;
  if (cuff > 0)
    return panel(
      [
        [side * (hemX - cut.hem / 2 + 4), cut.length - 6, 1],
        [side * (hemX + cut.hem / 2 - 4), cut.length - 6, 1],
        [side * (hemX + cut.hem / 2 - 20), cut.length + cuff, 1],
        [side * (hemX - cut.hem / 2 + 20), cut.length + cuff, 1],
      ],
      { fabric: 'knit-rib', thickness: 8, round: 10 },
    );
  return line(
    [
      [side * (hemX - cut.hem / 2 + 2), cut.length - 18],
      [side * hemX, cut.length - 14],
      [side * (hemX + cut.hem / 2 - 2), cut.length - 18],
    ],
    'stitch',
  );
}

const vary = (make: GarmentContext, cut: TrouserCut): TrouserCut => ({
  ...cut,
  spread: cut.spread + make.random.range(-10, 16),
  knee: cut.knee * make.random.range(0.95, 1.05),
  hem: cut.hem * make.random.range(0.94, 1.06),
  length: cut.length * make.random.range(0.97, 1.02),
});

export const slacks: Builder = (make) =>
  trousers(make, {
    cut: vary(make, {
      waist: 192,
      hip: 246,
      thigh: 252,
      knee: 208,
      hem: 180,
      rise: 296,
      length: 1030,
      band: 42,
      spread: 14,
    }),
    crease: true,
    jeans: false,
    pleats: make.random.pick([0, 1, 2]),
    elastic: false,
    cuff: 0,
  });

export const widePants: Builder = (make) =>
  trousers(make, {
    cut: vary(make, {
      waist: 184,
      hip: 266,
      thigh: 280,
      knee: 276,
      hem: 284,
      rise: 306,
      length: 1040,
      band: 44,
      spread: 30,
    }),
    crease: make.random.chance(0.6),
    jeans: false,
    pleats: make.random.pick([1, 2]),
    elastic: false,
    cuff: 0,
  });

export const jeans: Builder = (make) =>
  trousers(make, {
    cut: vary(make, {
      waist: 196,
      hip: 244,
      thigh: 250,
      knee: 208,
      hem: 192,
      rise: 286,
      length: 1020,
      band: 44,
      spread: 16,
    }),
    crease: false,
    jeans: true,
    pleats: 0,
    elastic: false,
    cuff: 0,
  });

export const joggerPants: Builder = (make) =>
  trousers(make, {
    cut: vary(make, {
      waist: 194,
      hip: 256,
      thigh: 266,
      knee: 222,
      hem: 158,
      rise: 300,
      length: 960,
      band: 52,
      spread: 12,
    }),
    crease: false,
    jeans: false,
    pleats: 0,
    elastic: true,
    cuff: 54,
  });

export const shorts: Builder = (make) =>
  trousers(make, {
    cut: vary(make, {
      waist: 198,
      hip: 258,
      thigh: 268,
      knee: 270,
      hem: 270,
      rise: 290,
      length: 480,
      band: 46,
      spread: 20,
    }),
    crease: false,
    jeans: make.spec.fabric === 'denim',
    pleats: make.random.pick([0, 1]),
    elastic: make.random.chance(0.5) && make.spec.fabric !== 'denim',
    cuff: 0,
  });
