import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { sendPendingWish } from './mutations.ts';
import { checkoutQuery } from './queries.ts';

type Start = { isReady: boolean; error: unknown };

/** The order page's content, once a remembered wish has become the temporary order. */
export function useCheckout() {
  const services = useServices();
  const isKnown = useSession().status !== 'checking';
  const [{ isReady, error }, setStart] = useState<Start>({ isReady: false, error: null });
  const start = useCallback(
    () =>
      sendPendingWish(services).then(
        () => setStart({ isReady: true, error: null }),
        (reason: unknown) => setStart({ isReady: false, error: reason }),
      ),
    [services],
  );
  useEffect(() => {
    if (isKnown) void start();
  }, [isKnown, start]);
  const checkout = useQuery({ ...checkoutQuery(services), enabled: isKnown && isReady });
  return {
    data: checkout.data,
    error: error ?? checkout.error,
    refetch: (): Promise<unknown> => (isReady ? checkout.refetch() : start()),
  };
}
