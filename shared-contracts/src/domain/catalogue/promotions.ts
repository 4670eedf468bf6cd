import * as z from 'zod/mini';

// One constant each: the bundler writes short strings into their place, so that naming one costs a page nothing.
export const onePlusName = '1+1';
export const quantityName = 'N+Sale';
export const setName = '+Set';
export const timeSaleName = '타임세일';
export const quickDeliveryName = '빠른배송';

/** Promotion types (spec 9) in the order they are shown, as shoppers read them. */
export const promotions = [
  { value: 'ONEPLUS', name: onePlusName },
  { value: 'NPLUS', name: quantityName },
  { value: 'SETFIX', name: setName },
  { value: 'SETCROSS', name: '교차 세트' },
  { value: 'FIRST', name: '첫 구매' },
  { value: 'SIZECOLOR', name: '사이즈/컬러' },
  { value: 'TIME', name: timeSaleName },
  { value: 'DELIVERY_GUARANTEE', name: quickDeliveryName },
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
