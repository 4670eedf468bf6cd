import type { Device } from '../domain/device.ts';
import type { PaymentRequest } from '../domain/orders/payment-request.ts';
import { providerMethodOf } from '../domain/orders/provider-method.ts';

/** What a frame or a popup ends with. Codes are the provider's; messages are for us and not for shoppers. */
interface PaymentResponse {
  code?: string;
  pgCode?: string;
}

/** The part of PortOne's browser SDK (V2) that we use. Undefined where the page is left for the provider's. */
interface PortOne {
  requestPayment(request: Record<string, unknown>): Promise<PaymentResponse | undefined>;
}

/** How the provider names a payment that the shopper ended. */
const cancelCodes: ReadonlySet<string> = new Set(['USER_CANCEL', 'PAY_PROCESS_CANCELED']);

export const isCancelled = (code: string): boolean => cancelCodes.has(code);

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

const sdk = () => (window as { PortOne?: PortOne }).PortOne;
let loading: Promise<PortOne> | null = null;

/** Loads the provider's script once; one that failed is tried anew. */
export async function loadSdk(url: string): Promise<PortOne> {
  const known = sdk();
  if (known) return known;
  loading ??= addScript(url).finally(() => {
    loading = null;
  });
  return loading;
}

function addScript(url: string): Promise<PortOne> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const timer = setTimeout(() => reject(new Error('the payment SDK did not load in time')), scriptLimitMs);
    script.src = url;
    script.addEventListener('error', () => {
      clearTimeout(timer);
      reject(new Error('the payment SDK did not load'));
    });
    script.addEventListener('load', () => {
      clearTimeout(timer);
      const loaded = sdk();
      if (loaded) resolve(loaded);
      else reject(new Error('the payment SDK is not what it should be'));
    });
    document.head.append(script);
  });
}

/**
 * The kind of window by device, in PortOne's words. What opens a window of its own in the app's webview is lost there,
 * so that the app always goes to the provider's page and comes back by its scheme.
 */
function windowOf({ pc_window = 'IFRAME', app_scheme }: PaymentRequest, { app }: Device) {
  const windowType = { pc: app ? 'REDIRECTION' : pc_window, mobile: 'REDIRECTION' };
  return app && app_scheme ? { windowType, appScheme: app_scheme } : { windowType };
}

interface Payer {
  fullName: string;
  phoneNumber: string;
  email?: string;
}

/**
 * Opens the provider's window, or leaves for its page, which comes back to `returnUrl`. Resolves with the provider's
 * code for what was not paid, the bank's own where there is one, and with null when the window says that it was.
 */
export async function openPayment(
  request: PaymentRequest,
  { device, returnUrl, customer }: { device: Device; returnUrl: string; customer: Payer },
): Promise<string | null> {
  const { requestPayment } = await loadSdk(request.sdk_url);
  const payment = requestPayment({
    storeId: request.store_id,
    channelKey: request.channel_key,
    paymentId: request.payment_id,
    orderName: request.order_name,
    totalAmount: request.total_amount,
    currency: 'CURRENCY_KRW',
    redirectUrl: returnUrl,
    customer,
    ...windowOf(request, device),
    ...portOneMethod(request),
  }).catch(responseOf);
  const back = comeBack();
  // Nothing is answered where the page is left; it may be shown again as it was.
  return codeOf((await Promise.race([payment, back])) ?? (await back));
}

const codeOf = ({ pgCode, code }: PaymentResponse) => (code ? pgCode || code : null);

/** Newer SDKs reject with what older ones resolve with. */
function responseOf(error: unknown): PaymentResponse {
  if (typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string')
    return 'pgCode' in error && typeof error.pgCode === 'string'
      ? { code: error.code, pgCode: error.pgCode }
      : { code: error.code };
  throw error;
}

/** The shopper went back, and the browser shows the page as it was left: nothing is under way any more. */
function comeBack(): Promise<PaymentResponse> {
  return new Promise((resolve) => {
    const stop = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      window.removeEventListener('pageshow', stop);
      resolve({ code: 'USER_CANCEL' });
    };
    window.addEventListener('pageshow', stop);
  });
}
