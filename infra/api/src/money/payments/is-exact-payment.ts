import type { ApiConfig } from '../../platform/config.ts';
import type { ProviderPayment } from './payment-gateway.ts';

/** Whether what was paid is what was stored: payment, store, currency and amount (KRW). */
export function isExactPayment(
  payment: Extract<ProviderPayment, { state: 'PAID' }>,
  stored: { paymentId: string; amount: number },
  config: Pick<ApiConfig, 'PORTONE_STORE_ID'>,
): boolean {
  return (
    payment.paymentId === stored.paymentId &&
    payment.storeId === config.PORTONE_STORE_ID &&
    payment.currency === 'KRW' &&
    payment.amount === stored.amount
  );
}
