import type { CutTrait, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { makePiece } from '../drawing/compose/make-piece.ts';
import type { Part } from '../drawing/piece.ts';
import { diceOf } from '../random.ts';
import { cutOf, isContradiction } from './cut-of.ts';
import { bottomGarments } from './garments/bottoms.ts';
import type { GarmentKind } from './garments/garment-kind.ts';
import { goodsGarments } from './garments/goods.ts';
import { outerGarments } from './garments/outer.ts';
import { topGarments } from './garments/tops.ts';
import { designOf } from './make-name.ts';

const kinds = [...outerGarments, ...topGarments, ...bottomGarments, ...goodsGarments];

/** Words before the material that say how, for what or in what spirit a piece is made, not how it is cut. */
const sayNothingOfCut = ['핸드메이드', '클래식', '라이트', '경량', '데일리', '베이직', '소프트', '레귤러 핏'];
/** What the plain cut of a kind is called. */
const plainCuts: Partial<Record<GarmentKind['type'], readonly string[]>> = {
  dress: ['라운드넥'],
  sneakers: ['로우탑'],
};

const fabricOf = (kind: GarmentKind) => kind.materials[0]?.fabric ?? 'cotton';

/** The numbers of a drawn piece: how many parts, and where each point of them lies. */
function geometryOf(kind: GarmentKind, cut: readonly CutTrait[], seed: number): number[][] {
  const spec: PictureSpec = {
    type: kind.type,
    fabric: fabricOf(kind),
    pattern: 'solid',
    colorHex: '#7d6a55',
    maker: 'aquascutum',
    cut,
    seed,
    view: 'front',
  };
  const numbersOf = (part: Part) => {
    if (part.kind === 'trim') return [...part.at, ...(part.svg.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)];
    return (part.kind === 'panel' ? part.outline : part.along).flatMap((anchor) => [anchor[0], anchor[1]]);
  };
  return makePiece(spec).piece.parts.map(numbersOf);
}

/** Least difference (drawing units, 10 to the centimetre) that a shopper sees at a glance. */
const visible = 12;

function differs(one: number[][], other: number[][]): boolean {
  if (one.length !== other.length) return true;
  return one.some((points, part) => {
    const others = other[part] ?? [];
    return (
      points.length !== others.length ||
      points.some((value, at) => Math.abs(value - (others[at] ?? 0)) > visible)
    );
  });
}

const seeds = [1, 2, 3, 4, 5, 6];

describe.each(kinds.map((kind) => [kind.type, kind] as const))('names of a %s', (type, kind) => {
  const words = [...kind.fits, ...kind.nouns];

  it('show in its picture, word for word', () => {
    for (const word of words) {
      const cut = cutOf(kind, word);
      for (const trait of cut) {
        const without = cut.filter((other) => other !== trait);
        const isSeen = seeds.some((seed) =>
          differs(geometryOf(kind, cut, seed), geometryOf(kind, without, seed)),
        );
        expect([word, trait, isSeen]).toEqual([word, trait, true]);
      }
    }
  });

  it('have no word for the cut that the picture does not know', () => {
    const unsaid = cutOf(kind, '');
    const silent = kind.fits.filter((word) => cutOf(kind, word).every((trait) => unsaid.includes(trait)));
    expect(
      silent.filter((word) => !sayNothingOfCut.includes(word) && !plainCuts[type]?.includes(word)),
    ).toEqual([...(type === 'dress' ? ['반팔'] : [])]);
  });

  it('never contradict themselves', () => {
    const dice = diceOf(`names-${type}`);
    const taken = new Set<string>();
    for (let count = 0; count < 150; count += 1) {
      const { name } = designOf(kind, taken, dice);
      expect([name, isContradiction(cutOf(kind, name))]).toEqual([name, false]);
      taken.add(name);
    }
  });
});

describe('silhouettes', () => {
  it.each([
    '아우터',
    '니트/가디건',
    '맨투맨/후디',
    '티셔츠',
    '셔츠/블라우스',
    '팬츠',
    '데님',
    '스커트',
    '원피스',
    '가방',
    '신발',
  ])('are at least four in %s', (category) => {
    const own = kinds.filter((kind) => Object.values(kind.category).includes(category));
    const shapes = own.flatMap((kind) =>
      [...kind.fits, ...kind.nouns].map((word) => JSON.stringify(geometryOf(kind, cutOf(kind, word), 1))),
    );
    expect(new Set(shapes).size).toBeGreaterThanOrEqual(4);
  });
});

describe('a contradiction', () => {
  it.each([
    ['padding', '크롭 구스다운 롱 패딩'],
    ['padding', '퀼팅 웰론 푸퍼 점퍼'],
    ['wool-coat', '더블 브레스티드 울 체스터필드 코트'],
    ['leather-bag', '호보 소가죽 크로스백'],
    ['t-shirt', '래글런 드롭숄더 티셔츠'],
  ] as const)('of a %s is seen: %s', (type, name) => {
    expect(isContradiction(cutOf({ type }, name))).toBe(true);
  });

  it('is not seen where words go together', () => {
    expect(isContradiction(cutOf({ type: 'padding' }, '오버핏 구스다운 롱 패딩'))).toBe(false);
  });
});
