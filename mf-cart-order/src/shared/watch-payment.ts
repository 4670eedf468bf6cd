import type { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import type { EndpointCode } from '@mall/contracts/endpoint';
import type { AnyErrorCode } from '@mall/contracts/error-catalogue';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { watchEveryMs, watchedOrderQuery } from './queries.ts';

/** The provider itself is asked again after this long, ms: its message to the server may be lost. */
const askEveryMs = 15_000;

/** Of a failure that may be any call's. */
const passingCodes: ReadonlySet<AnyErrorCode> = new Set<EndpointCode<typeof checkOrderPayment>>([
  'PAYMENT_PENDING',
  'RATE_LIMITED',
]);

/** Asked again in a moment it may be otherwise: the provider or the way to it does not answer. */
export const isPassingFailure = (error: unknown): boolean =>
  !isApiError(error) || passingCodes.has(error.code) || error.status === 0 || error.status >= 500;

/**
 * While the outcome of an order's payment is unknown, looks at the order and has it asked about, again and again.
 *
 * @param orderId null once it is known
 * @param ask asks the server, which asks the provider; resolves true where the page is left for the result
 */
export function useWatchedPayment(orderId: string | null, ask: () => Promise<boolean>): void {
  const isUnknown = orderId !== null;
  const { data: order } = useQuery({
    ...watchedOrderQuery(useServices(), orderId ?? ''),
    enabled: isUnknown,
  });
  const isSettled = order !== undefined && (order.payment_state !== 'READY' || Boolean(order.deposit));
  const latestAsk = useRef(ask);
  useEffect(() => {
    latestAsk.current = ask;
  });
  const isLeft = useRef(false);
  useEffect(() => {
    if (!isUnknown) return undefined;
    const askOnce = async () => {
      // The result may take longer than a round: to go there again would begin its loading anew.
      if (!isLeft.current && (await latestAsk.current())) isLeft.current = true;
    };
    // The server knows: asked now, it says what.
    if (isSettled) void askOnce();
    const timer = setInterval(() => void askOnce(), isSettled ? watchEveryMs : askEveryMs);
    return () => clearInterval(timer);
  }, [isUnknown, isSettled]);
}
