import type { OrderLine } from '@mall/contracts/api/orders/orders';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import type { ApiConfig } from '../../platform/config.ts';
import { depositDueAt } from './deposit-due.ts';

type Wanted = Pick<PaymentRequest, 'payment_id' | 'order_name' | 'total_amount' | 'pay_method'>;

/** What the browser hands to the payment provider, for the shop's own store and channel; a deposit is due in time. */
export function paymentRequestOf(wanted: Wanted, config: ApiConfig, now: Date): PaymentRequest {
  const due = { deposit_due_at: depositDueAt(now, config).toISOString() };
  return {
    ...wanted,
    ...(wanted.pay_method === 'DEPOSIT' ? due : {}),
    store_id: config.PORTONE_STORE_ID,
    channel_key: config.PORTONE_CHANNEL_KEY,
    sdk_url: config.PORTONE_SDK_URL,
    pc_window: config.POPUP_METHODS.includes(wanted.pay_method) ? 'POPUP' : 'IFRAME',
    app_scheme: config.APP_SCHEME,
  };
}

/** How the provider's window names an order. */
export function orderNameOf(lines: readonly OrderLine[]): string {
  const first = lines[0]?.product_name ?? '';
  return lines.length > 1 ? `${first} 외 ${lines.length - 1}건` : first;
}
