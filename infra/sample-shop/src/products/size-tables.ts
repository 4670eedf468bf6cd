import type { CutTrait } from '@mall/api/catalogue/pictures/picture-spec';
import type { Line } from '../catalogue/brands.ts';
import type { Dice } from '../random.ts';
import type { MeasureKind } from './garments/garment-kind.ts';
import { ladder } from './sizes.ts';

/** A measure in cm: of the smallest size of women, how much it grows per size, and how much more it is for men. */
type Measure = readonly [name: string, first: number, growth?: number, men?: number];

const shoulder: Measure = ['어깨너비', 40, 1.5, 3];
const chest: Measure = ['가슴단면', 47, 2.5, 3];
const sleeve: Measure = ['소매길이', 57, 1, 2];
const shortSleeve: Measure = ['소매길이', 19, 0.5, 2];
const wideChest: Measure = ['가슴단면', 51, 2.5, 3];
/** Trousers are named by the waist in inches: half of it in cm, and a little ease. */
const waist: Measure = ['허리단면', 31.5, 1.25];
const hips: Measure = ['엉덩이단면', 45, 1.25];

const measures: Record<MeasureKind, readonly Measure[]> = {
  coat: [['총장', 106, 1.5, 4], ['어깨너비', 42, 1.5, 3], wideChest, ['소매길이', 58, 1, 2]],
  outer: [['총장', 62, 2, 4], ['어깨너비', 43, 1.5, 3], wideChest, ['소매길이', 58, 1, 2]],
  'outer-vest': [['총장', 58, 2, 4], shoulder, wideChest],
  top: [['총장', 60, 2, 4], shoulder, chest, sleeve],
  'short-top': [['총장', 60, 2, 5], shoulder, chest, shortSleeve],
  vest: [['총장', 56, 2, 4], ['어깨너비', 36, 1.5, 3], chest],
  pants: [['총장', 98, 0.5, 2], waist, hips, ['허벅지단면', 27, 0.75], ['밑단단면', 19, 0.25]],
  shorts: [['총장', 44, 0.5, 4], waist, hips, ['허벅지단면', 29, 0.75], ['밑단단면', 27, 0.5]],
  skirt: [
    ['총장', 72, 1],
    ['허리단면', 32, 2],
    ['엉덩이단면', 45, 2],
    ['밑단단면', 58, 2],
  ],
  'short-skirt': [
    ['총장', 44, 1],
    ['허리단면', 32, 2],
    ['밑단단면', 62, 2],
  ],
  dress: [
    ['총장', 108, 1.5],
    ['어깨너비', 37, 1],
    ['가슴단면', 44, 2.5],
    ['허리단면', 36, 2.5],
    ['소매길이', 56, 1],
  ],
  shoes: [
    ['굽높이', 3],
    ['발볼', 8.8, 0.1],
    ['발길이', 22.5, 0.5],
  ],
  bag: [
    ['가로', 26],
    ['세로', 18],
    ['폭', 9],
    ['끈길이', 108],
  ],
  tote: [
    ['가로', 37],
    ['세로', 36],
    ['폭', 10],
    ['손잡이 높이', 26],
  ],
  backpack: [
    ['가로', 30],
    ['세로', 43],
    ['폭', 14],
  ],
  cap: [
    ['둘레', 57],
    ['깊이', 16.5],
    ['챙길이', 7],
  ],
  beanie: [
    ['둘레', 48],
    ['높이', 21],
  ],
  scarf: [
    ['길이', 182],
    ['폭', 32],
  ],
  socks: [
    ['발길이', 24],
    ['발목높이', 18],
  ],
  belt: [
    ['길이', 104, 0, 10],
    ['폭', 3.2],
  ],
};

/** What a trait of the cut adds to a measure of the kinds of pieces it is said of, cm. */
type Change = Readonly<Record<string, number>>;

const lengthChanges: Partial<Record<MeasureKind, Partial<Record<CutTrait, number>>>> = {
  coat: { half: -20, long: 8, maxi: 20 },
  outer: { crop: -12, short: -6, half: 15, long: 42 },
  'outer-vest': { crop: -12 },
  top: { crop: -12 },
  'short-top': { crop: -13 },
  vest: { crop: -11 },
  pants: { crop: -16, 'high-waist': 3 },
  shorts: { long: 6 },
  skirt: { long: 14, midi: -2 },
  'short-skirt': { mini: -8, long: 30, 'high-waist': 4 },
  dress: { mini: -24, midi: 4, long: 16 },
  beanie: { short: -5, long: 7 },
  socks: { short: -9, long: 18 },
};

/** What a trait says of widths, whatever the piece. */
const widthChanges: Partial<Record<CutTrait, Change>> = {
  slim: { 가슴단면: -4, 어깨너비: -2, 허벅지단면: -2, 밑단단면: -2.5, 엉덩이단면: -1 },
  relaxed: { 가슴단면: 3, 어깨너비: 2, 허벅지단면: 2.5, 밑단단면: 2 },
  'semi-over': { 가슴단면: 4, 어깨너비: 3 },
  over: { 가슴단면: 7, 어깨너비: 5, 소매길이: -1, 폭: 14 },
  'drop-shoulder': { 가슴단면: 3, 어깨너비: 7, 소매길이: -4 },
  straight: { 밑단단면: 2 },
  tapered: { 허벅지단면: 1, 밑단단면: -3 },
  'semi-wide': { 허벅지단면: 2, 밑단단면: 5 },
  wide: { 허벅지단면: 4, 밑단단면: 10, 엉덩이단면: 2 },
  'semi-baggy': { 허벅지단면: 5, 밑단단면: 0.5, 엉덩이단면: 4 },
  'boot-cut': { 허벅지단면: -1.5, 밑단단면: 5 },
  'a-line': { 밑단단면: 10 },
  flared: { 밑단단면: 16 },
  'h-line': { 밑단단면: -14 },
  slit: { 밑단단면: -12 },
  mini: { 가로: -7, 세로: -4, 폭: -2 },
  square: { 가로: -4, 세로: 4 },
  big: { 가로: 8, 세로: 2, 폭: 4 },
  crossbody: { 끈길이: 18 },
  'top-handle': { 끈길이: -70 },
  tote: { 끈길이: -54, 가로: 8, 세로: 6 },
  chunky: { 굽높이: 1.5 },
  'high-top': { 굽높이: 0.5 },
};
const lengths = ['총장', '높이', '발목높이'];
/** What a pair of trousers or shoes measures follows from its size. */
const named: readonly MeasureKind[] = ['pants', 'shorts', 'shoes'];

interface Sized {
  measures: MeasureKind;
  line: Line;
  cut: readonly CutTrait[];
}

/** The size table of the 사이즈 tab, in cm. */
export function sizeTableOf(piece: Sized, sizes: readonly string[], dice: Dice) {
  const shift = dice.between(-2, 3);
  const columns = measures[piece.measures].map(
    (measure): Measure =>
      measure[0] === '소매길이' && piece.cut.includes('short-sleeve') ? shortSleeve : measure,
  );
  return {
    columns: columns.map(([name]) => name),
    rows: sizes.map((size) => ({
      size,
      values: columns.map((measure) => formatted(measureOf(measure, piece, size, shift))),
    })),
  };
}

function measureOf(
  [name, first, growth = 0, men = 0]: Measure,
  piece: Sized,
  size: string,
  shift: number,
): number {
  const isLength = lengths.includes(name);
  const changes = piece.cut.map((trait) =>
    isLength ? (lengthChanges[piece.measures]?.[trait] ?? 0) : (widthChanges[trait]?.[name] ?? 0),
  );
  const more = changes.reduce((sum, cm) => sum + cm, 0);
  const isShifted = first > 20 && (isLength || !named.includes(piece.measures));
  return first + growth * stepOf(size) + (piece.line === 'men' ? men : 0) + more + (isShifted ? shift : 0);
}

/** How many steps a size is above the smallest of its kind: XS, 24 inches, 225 mm. */
function stepOf(size: string): number {
  const letter = ladder.indexOf(size);
  if (letter >= 0) return letter;
  const number = Number(size);
  if (Number.isNaN(number)) return 0;
  return number > 100 ? (number - 225) / 5 : number - 24;
}

function formatted(cm: number): string {
  return Number.isInteger(cm) ? String(cm) : cm.toFixed(1);
}
