import * as Payment from '@portone/server-sdk/payment';
import { type ApiConfig, standInStore } from '../../platform/config.ts';
import { moneyStates } from './money-states.ts';

/** Papers about a payment as the provider names them. */
export interface ProviderReceipts {
  slip: string | undefined;
  cashReceipt: string | undefined;
}

/** Which papers the provider's SDK lists: a cash receipt that was taken back is none. */
export function receiptsOf(payment: Payment.Payment): ProviderReceipts {
  if (!holdsMoney(payment)) return none;
  const { receiptUrl, cashReceipt } = payment;
  const isIssued = cashReceipt?.status === 'ISSUED' && 'url' in cashReceipt;
  return { slip: receiptUrl, cashReceipt: isIssued ? cashReceipt.url : undefined };
}
type WithMoney = Extract<Payment.Payment, { status: (typeof moneyStates)[number] }>;
const holdsMoney = (payment: Payment.Payment): payment is WithMoney =>
  !Payment.isUnrecognizedPayment(payment) && moneyStates.some((state) => state === payment.status);
const none: ProviderReceipts = { slip: undefined, cashReceipt: undefined };

type ReceiptConfig = Pick<ApiConfig, 'RECEIPT_HOSTS' | 'PORTONE_STORE_ID' | 'PORTONE_SDK_URL'>;

/**
 * An address that shoppers may be led to: https at a host of RECEIPT_HOSTS, on its own port and without a name or password
 * in it; null for any other. The stand-in shows its papers where its browser SDK lies.
 */
export function shownReceipt(address: string | undefined, config: ReceiptConfig): string | null {
  if (!address || !URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.username || url.password) return null;
  const isStandIns =
    config.PORTONE_STORE_ID === standInStore && url.origin === new URL(config.PORTONE_SDK_URL).origin;
  const isKnown = url.protocol === 'https:' && config.RECEIPT_HOSTS.includes(url.host);
  return isKnown || isStandIns ? url.href : null;
}
