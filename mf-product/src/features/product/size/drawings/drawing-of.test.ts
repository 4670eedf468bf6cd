import { goodsKinds } from '@mall/contracts/domain/catalogue/goods-kind';
import { drawingOf } from './drawing-of.ts';

const upper = ['총장', '어깨너비', '가슴단면'];
const lower = ['총장', '허리단면', '엉덩이단면', '밑단단면'];
/** What the tables of each kind measure. */
const columns = {
  TOP: [...upper, '소매길이'],
  SHORT_TOP: [...upper, '소매길이'],
  VEST: upper,
  OUTER: [...upper, '소매길이'],
  COAT: [...upper, '소매길이'],
  BOTTOM: [...lower, '허벅지단면'],
  SHORTS: [...lower, '허벅지단면'],
  SKIRT: lower,
  DRESS: [...upper, '허리단면', '소매길이'],
  SHOES: ['굽높이', '발볼', '발길이'],
  BAG: ['가로', '세로', '폭', '끈길이'],
  TOTE: ['가로', '세로', '폭', '손잡이 높이'],
  BACKPACK: ['가로', '세로', '폭'],
  CAP: ['둘레', '깊이', '챙길이'],
  BEANIE: ['둘레', '높이'],
  SCARF: ['길이', '폭'],
  SOCKS: ['발길이', '발목높이'],
  BELT: ['길이', '폭'],
} as const;

it.each(goodsKinds)('draws every measure of %s', (kind) => {
  const { drawing, columns: drawn } = drawingOf(kind, columns[kind]);
  expect(drawing).not.toBeNull();
  expect(drawn.filter(({ line }) => !line)).toEqual([]);
  expect(drawn[1]?.letter).toBe('B');
});

it('draws nothing of unnamed goods, or whose measures it does not know', () => {
  expect(drawingOf(undefined, ['총장']).drawing).toBeNull();
  expect(drawingOf('TOP', ['무게']).drawing).toBeNull();
});
