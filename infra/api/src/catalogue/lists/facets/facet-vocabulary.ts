/** Upper end of the last price range (KRW); above any price. */
const noLimit = 2_000_000_000;

/** Price ranges of the filter in KRW, lower end included. */
export const priceRanges = [
  { value: '0-30000', name: '3만원 미만', from: 0, below: 30_000 },
  { value: '30000-50000', name: '3만원 ~ 5만원', from: 30_000, below: 50_000 },
  { value: '50000-100000', name: '5만원 ~ 10만원', from: 50_000, below: 100_000 },
  { value: '100000-200000', name: '10만원 ~ 20만원', from: 100_000, below: 200_000 },
  { value: '200000-300000', name: '20만원 ~ 30만원', from: 200_000, below: 300_000 },
  { value: '300000-', name: '30만원 이상', from: 300_000, below: noLimit },
] as const;

/** State options (spec 9). */
export const stateNames = [
  ['NEW', '신상품'],
  ['BEST', '베스트'],
  ['SOLDOUT', '품절'],
  ['DELIVERY_GUARANTEE', '빠른배송'],
] as const;

/** Promotion types (spec 9), as the filter names them. */
export const promotionNames = [
  ['ONEPLUS', '1+1'],
  ['NPLUS', 'N+SALE'],
  ['SETFIX', '세트'],
  ['SETCROSS', '교차 세트'],
  ['FIRST', '첫 구매'],
  ['SIZECOLOR', '사이즈/컬러'],
  ['TIME', '타임세일'],
  ['DELIVERY_GUARANTEE', '빠른배송'],
] as const;

export const seasonNames = [
  ['SPRING', '봄'],
  ['SUMMER', '여름'],
  ['FALL', '가을'],
  ['WINTER', '겨울'],
] as const;

/** Sizes come in ladders that must not be mixed: letters, waist in inches, shoes in mm, one size. */
export const sizeGroups = [
  { value: 'LETTER', name: '의류', holds: (size: string) => /^\d?X*[SML]$|^\d?XL$/.test(size) },
  { value: 'WAIST', name: '허리(인치)', holds: (size: string) => /^[2-4]\d$/.test(size) },
  { value: 'SHOES', name: '신발(mm)', holds: (size: string) => /^2\d\d$/.test(size) },
  { value: 'FREE', name: '프리', holds: (size: string) => size === 'FREE' },
] as const;

const letters = ['XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'];

/** Orders sizes within a group: letters by the ladder, numbers by value. */
export function compareSizes(first: string, second: string): number {
  const [one, other] = [letters.indexOf(first), letters.indexOf(second)];
  return one >= 0 && other >= 0 ? one - other : Number(first) - Number(second);
}
