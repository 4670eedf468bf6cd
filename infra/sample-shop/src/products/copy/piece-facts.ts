import { type Line, makerKeyOf, type SeedBrand } from '../../catalogue/brands.ts';
import type { Dice } from '../../random.ts';
import { bodyOf, stepOf } from '../body-of-size.ts';
import type { SeedColor } from '../colors.ts';
import { type Cloth, clothOf } from '../garments/cloth-of.ts';
import { type GarmentKind, type Material, type Use, useOf } from '../garments/garment-kind.ts';
import type { ProductDesign } from '../make-name.ts';
import { seasonsOf } from '../seasons-of.ts';
import { isAdorned } from './house-details.ts';

/** What is said of a piece in its text and in its table of facts, decided once. */
export interface PieceFacts {
  kind: GarmentKind;
  use: Use;
  cloth: Cloth;
  material: Material;
  fit: string;
  noun: string;
  color: string;
  /** As a label says it: `320g/㎡` of cloth, `약 480g` of a thing. */
  weight: string;
  /** What is inside; null for what has no inside. */
  lining: string | null;
  /** Whether it is of a men's line. */
  isForMen: boolean;
  /** Whether it is for summer and not for winter. */
  isSummery: boolean;
  /** Whether it is worn in summer, too. */
  isForSummer: boolean;
  /** Whether its house puts lace, prints or straps on it. */
  isAdorned: boolean;
  model: { height: number; weight: number; size: string } | null;
}

/** Least and most weight of a cloth, g/㎡. */
const clothWeights: Readonly<Record<Cloth, readonly [number, number]>> = {
  hide: [620, 900],
  vegan: [380, 520],
  suede: [420, 640],
  denim: [340, 480],
  knit: [260, 420],
  wool: [380, 640],
  linen: [130, 210],
  down: [40, 90],
  nylon: [70, 160],
  satin: [90, 160],
  corduroy: [260, 380],
  fleece: [300, 440],
  jersey: [160, 260],
  cotton: [120, 300],
  canvas: [300, 460],
};
type Weights = readonly [least: number, most: number];

/** Cloths that weigh otherwise in some pieces: thin wool for trousers, thick cotton for coats, voile. */
const ownWeights: readonly (readonly [of: (piece: Woven) => boolean, weights: Weights])[] = [
  [({ material }) => /보일|쉬폰/.test(material.name), [60, 90]],
  [({ cloth, material }) => cloth === 'suede' && !material.blend.includes('가죽'), [220, 320]],
  [({ material }) => material.name === '나일론 혼방', [180, 240]],
  [({ cloth, use }) => cloth === 'wool' && use === 'lower', [190, 270]],
  [({ cloth, kind }) => cloth === 'wool' && kind.measures === 'outer', [280, 400]],
  [({ cloth, kind }) => cloth === 'cotton' && ['coat', 'outer'].includes(kind.measures), [220, 300]],
  [({ cloth, use }) => cloth === 'cotton' && use === 'lower', [230, 310]],
  [({ cloth }) => cloth === 'cotton', [110, 180]],
];

interface Woven {
  kind: GarmentKind;
  material: Material;
  cloth: Cloth;
  use: Use;
}

/** Least and most weight of a thing, g. */
const thingWeights: Partial<Record<GarmentKind['measures'], readonly [number, number]>> = {
  shoes: [280, 420],
  bag: [420, 780],
  tote: [220, 460],
  backpack: [680, 1100],
  cap: [70, 110],
  beanie: [60, 120],
  scarf: [150, 320],
  socks: [40, 70],
  belt: [120, 210],
};

const tens = (dice: Dice, [low, high]: readonly [number, number]) => dice.between(low / 10, high / 10) * 10;

function weightOf(piece: Woven, dice: Dice): string {
  const { measures } = piece.kind;
  const thing = thingWeights[measures];
  if (thing) return `${measures === 'shoes' ? '한 짝 ' : ''}약 ${tens(dice, thing)}g`;
  const [, own] = ownWeights.find(([of]) => of(piece)) ?? [];
  return `${tens(dice, own ?? clothWeights[piece.cloth])}g/㎡`;
}

/** What a label says of a piece that could have a lining and has none. */
export const unlined = '안감 없음';
const neverLined: readonly GarmentKind['type'][] = ['denim-jacket', 'trench-coat'];
const lined: readonly GarmentKind['type'][] = ['skirt-pleated', 'skirt-midi', 'dress'];

function liningOf({ type, measures }: GarmentKind, cloth: Cloth, use: Use): string | null {
  if (use === 'bag') return cloth === 'canvas' ? unlined : '폴리에스터 100%';
  if (use === 'shoes') return cloth === 'canvas' ? '폴리에스터 100%' : '돈피 100%';
  if (use === 'small') return null;
  const isOuter = ['coat', 'outer', 'outer-vest'].includes(measures);
  if (cloth === 'down') return '나일론 100%';
  if (type === 'blazer' && cloth === 'linen') return '등판 절반, 폴리에스터 100%';
  if (isOuter && !neverLined.includes(type) && cloth !== 'cotton') return '폴리에스터 100%';
  if (lined.includes(type) && (cloth === 'satin' || cloth === 'wool')) return '폴리에스터 100%';
  return unlined;
}

/** Of the sizes that a model can wear: the one nearest to the middle of their line. */
function modelOf(line: Line, sizes: readonly string[], use: Use, dice: Dice): PieceFacts['model'] {
  if (line === 'goods' || (use !== 'upper' && use !== 'lower')) return null;
  const usual = line === 'men' ? 3 : 1;
  const [size] = [...sizes].sort(
    (one, other) => Math.abs(stepOf(one, line) - usual) - Math.abs(stepOf(other, line) - usual),
  );
  if (size === undefined) return null;
  const body = bodyOf({ line, size, answer: 'TRUE' }, dice);
  // Models are taller than who wears their size otherwise.
  return body && { height: body.height + 7, weight: body.weight, size };
}

const isSummery = (seasons: readonly string[]) => seasons.includes('SUMMER') && !seasons.includes('WINTER');

interface Piece {
  brand: SeedBrand;
  kind: GarmentKind;
  design: ProductDesign;
  line: Line;
  sizes: readonly string[];
  colors: readonly SeedColor[];
}

/** Decides what a piece weighs, what is inside and who shows it. */
export function pieceFactsOf({ brand, kind, design, line, sizes, colors }: Piece, dice: Dice): PieceFacts {
  const use = useOf(kind);
  const cloth = clothOf(design.material);
  const seasons = seasonsOf(kind, design.material);
  return {
    kind,
    use,
    cloth,
    material: design.material,
    fit: design.fit,
    noun: design.noun,
    color: dice.pick(colors).name,
    weight: weightOf({ kind, material: design.material, cloth, use }, dice),
    lining: liningOf(kind, cloth, use),
    isAdorned: isAdorned(makerKeyOf(brand)),
    isForMen: line === 'men',
    isSummery: isSummery(seasons),
    isForSummer: seasons.includes('SUMMER'),
    model: modelOf(line, sizes, use, dice),
  };
}
