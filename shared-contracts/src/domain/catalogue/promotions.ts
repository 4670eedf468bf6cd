import * as z from 'zod/mini';

/** Promotion types (spec 9) in the order they are shown, as shoppers read them. */
export const promotions = [
  { value: 'ONEPLUS', name: '1+1' },
  { value: 'NPLUS', name: 'N+Sale' },
  { value: 'SETFIX', name: '+Set' },
  { value: 'SETCROSS', name: '교차 세트' },
  { value: 'FIRST', name: '첫 구매' },
  { value: 'SIZECOLOR', name: '사이즈/컬러' },
  { value: 'TIME', name: '타임세일' },
  { value: 'DELIVERY_GUARANTEE', name: '빠른배송' },
] as const;
export const promotionTypeSchema = z.enum(promotions.map(({ value }) => value));
export type PromotionType = z.infer<typeof promotionTypeSchema>;

/** Benefits over several pieces. A product has one of them at most: the first in this order that it carries. */
export const multiPieceBenefits = [
  'ONEPLUS',
  'SETFIX',
  'SETCROSS',
  'NPLUS',
] as const satisfies readonly PromotionType[];
export type MultiPieceBenefit = (typeof multiPieceBenefits)[number];
