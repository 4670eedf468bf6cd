import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import { providerMethodOf } from '@mall/contracts/domain/orders/provider-method';
import { type ApiConfig, standInStore } from '../../platform/config.ts';

/** Everything that the provider says of a payment and an order depends on. Amount in whole KRW. */
export interface PaymentFacts {
  status: string;
  paymentId: string;
  storeId: string;
  channelKey: string | undefined;
  channelType: string;
  /** `PaymentMethodCard` and so on; undefined when the provider does not say. */
  method: string | undefined;
  easyPayProvider: string | undefined;
  /** Whether the provider keeps the money until the goods have come. */
  isEscrow: boolean;
  currency: string;
  amount: number;
}

/** What the shop stored before the shopper went to pay. */
export interface ExpectedPayment {
  status: 'PAID' | 'VIRTUAL_ACCOUNT_ISSUED';
  paymentId: string;
  /** Any of these; an order names one. */
  payMethods: readonly PayMethod[];
  /** KRW. */
  amount: number;
}

export type PaymentConfig = Pick<ApiConfig, 'PORTONE_STORE_ID' | 'PORTONE_CHANNEL_KEY'>;

/** A fact in which a payment is not what was expected. */
export type PaymentFault =
  | 'STATUS'
  | 'PAYMENT_ID'
  | 'STORE'
  | 'CHANNEL_KEY'
  | 'CHANNEL_TYPE'
  | 'METHOD'
  | 'CURRENCY'
  | 'AMOUNT';

export const virtualAccountMethod = 'PaymentMethodVirtualAccount';

/** How the provider's server names what its browser is asked for. */
const methodTypes = {
  CARD: 'PaymentMethodCard',
  MOBILE: 'PaymentMethodMobile',
  VIRTUAL_ACCOUNT: virtualAccountMethod,
  EASY_PAY: 'PaymentMethodEasyPay',
} as const;

/** Whether a payment was made by the order's method. Only ESCROW_CARD requires escrow: older orders were paid without. */
function isOfMethod({ method, easyPayProvider, isEscrow }: PaymentFacts, payMethod: PayMethod): boolean {
  const expected = providerMethodOf(payMethod);
  if (!expected || (payMethod === 'ESCROW_CARD' && !isEscrow)) return false;
  return method === methodTypes[expected.payMethod] && easyPayProvider === expected.easyPayProvider;
}

/**
 * Every fact in which a payment differs from what was expected; a payment counts only when there is none (decision
 * 90). Store, channel, method and amount are chosen in the browser, so all of them are compared.
 */
export function paymentFaults(
  facts: PaymentFacts,
  expected: ExpectedPayment,
  config: PaymentConfig,
): PaymentFault[] {
  // The stand-in has a test channel only; no real store is called as its store is.
  const isLive = facts.channelType === 'LIVE' || config.PORTONE_STORE_ID === standInStore;
  const holds: Record<PaymentFault, boolean> = {
    STATUS: facts.status === expected.status,
    PAYMENT_ID: facts.paymentId === expected.paymentId,
    STORE: facts.storeId === config.PORTONE_STORE_ID,
    CHANNEL_KEY: facts.channelKey === config.PORTONE_CHANNEL_KEY,
    CHANNEL_TYPE: isLive,
    METHOD: expected.payMethods.some((payMethod) => isOfMethod(facts, payMethod)),
    CURRENCY: facts.currency === 'KRW',
    AMOUNT: facts.amount === expected.amount,
  };
  // The literal above names every fault; Object.keys forgets that.
  return (Object.keys(holds) as PaymentFault[]).filter((fault) => !holds[fault]);
}
