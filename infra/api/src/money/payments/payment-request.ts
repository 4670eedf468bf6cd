import type { OrderLine, PaymentRequest } from '@mall/contracts/api/orders/orders';
import type { ApiConfig } from '../../platform/config.ts';

type Wanted = Pick<PaymentRequest, 'payment_id' | 'order_name' | 'total_amount' | 'pay_method'>;

/** What the browser hands to the payment provider, for the shop's own store and channel. */
export function paymentRequestOf(wanted: Wanted, config: ApiConfig): PaymentRequest {
  return {
    ...wanted,
    store_id: config.PORTONE_STORE_ID,
    channel_key: config.PORTONE_CHANNEL_KEY,
    sdk_url: config.PORTONE_SDK_URL,
  };
}

/** How the provider's window names an order. */
export function orderNameOf(lines: readonly OrderLine[]): string {
  const first = lines[0]?.product_name ?? '';
  return lines.length > 1 ? `${first} 외 ${lines.length - 1}건` : first;
}
