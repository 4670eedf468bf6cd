import * as z from 'zod/mini';

/** Banks that a refund can go to, by PortOne's names; what shoppers call them is in names/bank-name.ts. */
export const bankSchema = z.enum([
  'KOOKMIN',
  'SHINHAN',
  'WOORI',
  'HANA',
  'NONGHYUP',
  'LOCAL_NONGHYUP',
  'IBK',
  'KDB',
  'SUHYUP',
  'STANDARD_CHARTERED',
  'CITI',
  'DAEGU',
  'BUSAN',
  'KWANGJU',
  'JEJU',
  'JEONBUK',
  'KYONGNAM',
  'KFCC',
  'SHINHYUP',
  'SAVINGS_BANK',
  'NFCF',
  'POST',
  'K_BANK',
  'KAKAO',
  'TOSS',
]);
export type Bank = z.infer<typeof bankSchema>;
