import type { PaymentRequest } from '@mall/contracts/api/orders/orders';
import { providerMethodOf } from '@mall/contracts/domain/orders/provider-method';

/** The part of PortOne's browser SDK (V2) that we use. */
interface PortOne {
  requestPayment(request: Record<string, unknown>): Promise<{ code?: string; message?: string } | undefined>;
}

const scriptLimitMs = 10_000;

/** PortOne's own name of a way to pay, with what it needs besides. */
function portOneMethod({ pay_method, deposit_due_at }: PaymentRequest): Record<string, unknown> {
  const method = providerMethodOf(pay_method);
  if (!method) throw new Error(`${pay_method} is not paid at the provider`);
  const { payMethod, easyPayProvider, easyPayMethod, isEscrow } = method;
  const availablePayMethods = easyPayMethod ? { availablePayMethods: [easyPayMethod] } : {};
  return {
    payMethod,
    ...(easyPayProvider ? { easyPay: { easyPayProvider, ...availablePayMethods } } : {}),
    ...(isEscrow ? { isEscrow } : {}),
    ...(deposit_due_at ? { virtualAccount: { accountExpiry: { dueDate: deposit_due_at } } } : {}),
  };
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
 * to open, with its code; its message is for us and not for shoppers.
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
    redirectUrl: returnUrl,
    windowType: { pc: 'REDIRECTION', mobile: 'REDIRECTION' },
    customer,
    ...portOneMethod(request),
  });
  return refusal?.code ?? null;
}
