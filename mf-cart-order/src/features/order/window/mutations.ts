import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { isCancelled, loadSdk, openPayment } from '@mall/contracts/client/payment-window';
import type { PaymentRequest } from '@mall/contracts/domain/orders/payment-request';
import type { EndpointCode } from '@mall/contracts/endpoint';
import { useServices } from '@mall/remote-kit/services';
import { useEffect, useRef, useState } from 'react';
import { type ReturnedPayment, settlePayment } from '../../../shared/mutations.ts';
import { keepPayingOrder, readPayingOrder } from '../../../shared/paying-order.ts';
import { isPassingFailure, useWatchedPayment } from '../../../shared/watch-payment.ts';
import { copy } from './copy.ts';

/** What the shopper reads about a payment that was begun. */
export type PaymentNotice =
  /** A window of its own is open, and may be hidden behind this one. */
  | { kind: 'open'; onCheck: () => void }
  | { kind: 'checking' }
  /** Nothing was paid, or it goes back: the form is there to be sent again. */
  | { kind: 'unpaid'; words: string; note: string }
  /** The outcome is unknown: not to be paid again before it is known. `watched` is polled until it is. */
  | { kind: 'unknown'; words: string; onCheck: () => void; watched: Watched | null };

interface Watched {
  orderId: string;
  /** Resolves true where the page is left for the result. */
  ask: () => Promise<boolean>;
}

interface Begun {
  orderId: string;
  request: PaymentRequest;
  customer: { fullName: string; phoneNumber: string; email: string };
}

export interface Payment {
  notice: PaymentNotice | null;
  /** Nothing may be paid: a window is open, or what became of a payment is not known yet. */
  isHeld: boolean;
  /** Loads the provider's script ahead: a popup is let through only shortly after the press that wants it. */
  prepare: (sdkUrl: string) => void;
  /** Resolves when the window has closed and the server has said what became of the payment. */
  pay: (begun: Begun) => Promise<void>;
}

/** Our words for a payment that was not made, and what they are followed by. */
type Wording = (words: string) => [string, string];

/** The button that the focus goes back to when nothing was paid. */
export const payButtonId = 'order-pay';

/** The server's answers for money that came and goes back. */
const returnedCodes: ReadonlySet<EndpointCode<typeof checkOrderPayment>> = new Set([
  'AMOUNT_MISMATCH',
  'PAYMENT_REFUSED',
  'PAYMENT_RETURNED',
]);

/** A payment from the window to what the server says of it; one that a reload or a login interrupted is asked about. */
export function usePayment(): Payment {
  const services = useServices();
  const [notice, setNotice] = useState<PaymentNotice | null>(null);

  const end = (words: string, note: string) => {
    setNotice({ kind: 'unpaid', words, note });
    document.getElementById(payButtonId)?.focus();
  };
  const isAsking = useRef(false);
  /**
   * Resolves true where the page is left for the result, and `checking` stays; what asks by itself changes nothing
   * until it has an answer.
   */
  const settle = async (
    returned: ReturnedPayment,
    wording: Wording,
    isByItself = false,
  ): Promise<boolean> => {
    if (!isByItself) setNotice({ kind: 'checking' });
    if (isAsking.current) return false;
    isAsking.current = true;
    try {
      const words = await settlePayment(services, returned);
      if (words !== null) end(...wording(words));
      return words === null;
    } catch (error) {
      fail(error, returned, wording);
      return false;
    } finally {
      isAsking.current = false;
    }
  };
  const fail = (error: unknown, returned: ReturnedPayment, wording: Wording) => {
    const said = isApiError(error) ? error.message : '';
    if (isApiError(error, checkOrderPayment) && returnedCodes.has(error.code)) return end(said, '');
    // Asked for once more, an order that has no payment yet is one that was not paid.
    const onCheck = () => void settle({ ...returned, code: returned.code ?? '' }, wording);
    const ask = () => settle({ ...returned, isAskedAgain: true }, wording, true);
    const watched = isPassingFailure(error) ? { orderId: returned.orderId, ask } : null;
    setNotice({ kind: 'unknown', words: said, onCheck, watched });
  };
  const watched = notice?.kind === 'unknown' ? notice.watched : null;
  useWatchedPayment(watched?.orderId ?? null, async () => (await watched?.ask()) ?? false);

  const pay = async ({ orderId, request, customer }: Begun) => {
    const { device, origin } = services;
    const isPopup = request.pc_window === 'POPUP' && !device.isMobileLayout;
    keepPayingOrder(orderId);
    setNotice(null);
    const given = new Promise<string>((resolve) => {
      if (isPopup) setNotice({ kind: 'open', onCheck: () => resolve('USER_CANCEL') });
    });
    const returnUrl = `${origin}/order/payment?order_id=${orderId}`;
    const code = await Promise.race([openPayment(request, { device, returnUrl, customer }), given]);
    const isEnded = code !== null && isCancelled(code);
    await settle({ orderId, code }, (words) => [words, isPopup && !isEnded ? copy.blocked : copy.formStays]);
  };

  useResumedPayment((orderId) =>
    settle({ orderId, code: 'USER_CANCEL' }, () => [copy.resumed, copy.formStays]),
  );

  return {
    notice,
    isHeld: notice !== null && notice.kind !== 'unpaid',
    prepare: (sdkUrl) => void loadSdk(sdkUrl).catch(() => undefined),
    pay,
  };
}

/** Asks once about a payment that was open when the page was loaded anew. */
function useResumedPayment(settle: (orderId: string) => Promise<unknown>): void {
  const hasAsked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the payment that the page was opened with
  useEffect(() => {
    const orderId = readPayingOrder();
    if (orderId === null || hasAsked.current) return;
    hasAsked.current = true;
    void settle(orderId);
  }, []);
}
