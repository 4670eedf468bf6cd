import type { PaymentRequest } from '@mall/contracts/api/orders/orders';
import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';

/** The part of PortOne's browser SDK (V2) that we use. */
interface PortOne {
  requestPayment(request: Record<string, unknown>): Promise<{ code?: string; message?: string } | undefined>;
}

const scriptLimitMs = 10_000;
/** How long a virtual account waits for its deposit. */
const depositHours = 24;

const easyPay: ReadonlySet<PayMethod> = new Set([
  'KAKAOPAY',
  'NAVERPAY',
  'NAVERPAY_CARD',
  'NAVERPAY_POINT',
  'PAYCO',
  'CHAI',
  'ALIPAY',
  'TOSS',
  'SAMSUNGPAY',
  'APPLEPAY',
]);

/** PortOne's own names of ways to pay. */
function portOneMethod(method: PayMethod): string {
  if (easyPay.has(method)) return 'EASY_PAY';
  if (method === 'DEPOSIT') return 'VIRTUAL_ACCOUNT';
  return method === 'MOBILE' ? 'MOBILE' : 'CARD';
}

function loadSdk(url: string): Promise<PortOne> {
  const known = (window as { PortOne?: PortOne }).PortOne;
  if (known) return Promise.resolve(known);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('the payment SDK did not load in time')), scriptLimitMs);
    script.src = url;
    script.addEventListener('error', () => reject(new Error('the payment SDK did not load')));
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const loaded = (window as { PortOne?: PortOne }).PortOne;
      if (loaded) resolve(loaded);
      else reject(new Error('the payment SDK is not what it should be'));
    });
    document.head.append(script);
  });
}

/**
 * Leaves for the payment provider's page, which comes back to `returnUrl`. Resolves only when the provider refused
 * to open, with its message.
 */
export async function openPayment(
  request: PaymentRequest,
  returnUrl: string,
  customer: { fullName: string; phoneNumber: string; email: string },
): Promise<string | null> {
  const sdk = await loadSdk(request.sdk_url);
  const refusal = await sdk.requestPayment({
    storeId: request.store_id,
    channelKey: request.channel_key,
    paymentId: request.payment_id,
    orderName: request.order_name,
    totalAmount: request.total_amount,
    currency: 'CURRENCY_KRW',
    payMethod: portOneMethod(request.pay_method),
    redirectUrl: returnUrl,
    windowType: { pc: 'REDIRECTION', mobile: 'REDIRECTION' },
    customer,
    ...(request.pay_method === 'DEPOSIT'
      ? { virtualAccount: { accountExpiry: { validHours: depositHours } } }
      : {}),
  });
  return refusal?.message ?? null;
}
