import type { PayMethod } from './pay-method.ts';

/** How the payment provider (PortOne V2) is asked for a way to pay. */
export interface ProviderMethod {
  payMethod: 'CARD' | 'EASY_PAY' | 'MOBILE' | 'VIRTUAL_ACCOUNT';
  easyPayProvider?: string;
  /** What an easy pay may be paid with; anything where there is none. CHARGE is its own points and money. */
  easyPayMethod?: 'CARD' | 'CHARGE';
  /** Whether the provider keeps the money until the goods have come. */
  isEscrow?: boolean;
}

const easyPay = (easyPayProvider: string, easyPayMethod?: 'CARD' | 'CHARGE'): ProviderMethod => ({
  payMethod: 'EASY_PAY',
  easyPayProvider,
  ...(easyPayMethod ? { easyPayMethod } : {}),
});

/**
 * Every way to pay through the provider (spec 9), requested by the browser and compared by the server. Deposits are
 * held in escrow, as the law on electronic commerce requires for cash paid ahead.
 */
export const providerMethods: Readonly<Record<Exclude<PayMethod, 'POINT'>, ProviderMethod>> = {
  CARD: { payMethod: 'CARD' },
  ISP: { payMethod: 'CARD' },
  ESCROW_CARD: { payMethod: 'CARD', isEscrow: true },
  MOBILE: { payMethod: 'MOBILE' },
  NAVERPAY: easyPay('NAVERPAY'),
  NAVERPAY_CARD: easyPay('NAVERPAY', 'CARD'),
  NAVERPAY_POINT: easyPay('NAVERPAY', 'CHARGE'),
  KAKAOPAY: easyPay('KAKAOPAY'),
  PAYCO: easyPay('PAYCO'),
  CHAI: easyPay('CHAI'),
  ALIPAY: easyPay('ALIPAY'),
  TOSS: easyPay('TOSSPAY'),
  SAMSUNGPAY: easyPay('SAMSUNGPAY'),
  APPLEPAY: easyPay('APPLEPAY'),
  DEPOSIT: { payMethod: 'VIRTUAL_ACCOUNT', isEscrow: true },
};

/** Undefined for POINT, which the provider knows nothing of. */
export function providerMethodOf(payMethod: PayMethod): ProviderMethod | undefined {
  return payMethod === 'POINT' ? undefined : providerMethods[payMethod];
}
