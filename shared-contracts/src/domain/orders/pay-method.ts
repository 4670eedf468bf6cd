import * as z from 'zod/mini';

/** Ways to pay (spec 9). */
export const payMethods = [
  'CARD',
  'MOBILE',
  'ESCROW_CARD',
  'ISP',
  'NAVERPAY',
  'NAVERPAY_CARD',
  'NAVERPAY_POINT',
  'KAKAOPAY',
  'PAYCO',
  'CHAI',
  'ALIPAY',
  'TOSS',
  'SAMSUNGPAY',
  'APPLEPAY',
  'DEPOSIT',
  'POINT',
] as const;
export type PayMethod = (typeof payMethods)[number];
export const payMethodSchema = z.enum(payMethods);
