import type { CutMark } from '@mall/api/catalogue/pictures/picture-spec';
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

/** What a word of the name adds to the length, cm. */
const lengthWords: readonly (readonly [word: RegExp, more: number])[] = [
  [/^롱 패딩$/, 44],
  [/^하프 패딩$/, 16],
  [/^하프 (코트|트렌치코트)$/, -18],
  [/^맥시 코트$/, 12],
  [/^롱 스커트$/, 12],
  [/^롱 원피스$/, 10],
  [/^롱$/, 4],
  [/^크롭$/, -8],
];
const lengths = ['총장', '높이'];
/** What a pair of trousers or shoes measures follows from its size. */
const named: readonly MeasureKind[] = ['pants', 'shorts', 'shoes'];

interface Sized {
  measures: MeasureKind;
  line: Line;
  /** Words of the name that may speak of length. */
  words: readonly string[];
  cut: readonly CutMark[];
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
  const longer = isLength ? lengthWords.filter(([word]) => piece.words.some((own) => word.test(own))) : [];
  const more = longer.reduce((sum, [, cm]) => sum + cm, 0);
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
