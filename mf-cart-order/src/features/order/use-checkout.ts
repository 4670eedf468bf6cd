import type { GiftChoice } from '@mall/contracts/api/orders/gifts';
import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { isApiError } from '@mall/contracts/client/api-error';
import { useServices, useSession } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { copy } from './benefits/copy.ts';
import { sendPendingWish } from './mutations.ts';
import { checkoutQuery } from './queries.ts';

type Start = { isReady: boolean; error: unknown };

/** What the shopper chose to use; null for the best coupons, no points and no gifts. */
export type Benefits = {
  coupon_ids: number[];
  use_points: number;
  gifts?: GiftChoice[] | undefined;
} | null;

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
  const { query, ...choice } = useBenefits(isKnown && isReady);
  return {
    ...choice,
    data: query.data,
    error: error ?? query.error,
    refetch: async () => {
      if (!isReady) return void (await start());
      return (await query.refetch()).data;
    },
  };
}

/** The benefits in use. Others are counted first, and what the server refuses changes nothing but says why. */
function useBenefits(enabled: boolean) {
  const services = useServices();
  const [benefits, setBenefits] = useState<Benefits>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isCounting, setCounting] = useState(false);
  const query = useQuery({
    ...checkoutQuery(services, benefits ?? undefined),
    enabled,
    placeholderData: (previous) => previous,
  });
  const { queryClient } = services;
  const count = (next: Benefits) => queryClient.fetchQuery(checkoutQuery(services, next ?? undefined));
  const apply = async (next: Benefits) => {
    setCounting(true);
    setRefusal(null);
    try {
      await count(next);
      setBenefits(next);
    } catch (error) {
      if (next && next.use_points > 0 && isApiError(error, orderPurchase, 'POINT_LIMIT')) {
        const withoutPoints = { ...next, use_points: 0 };
        const isOther = String(next.coupon_ids) !== String(query.data?.chosen_coupon_ids);
        if (isOther && (await count(withoutPoints).catch(() => null))) {
          setBenefits(withoutPoints);
          return setRefusal(copy.pointsReset);
        }
      }
      setRefusal(isApiError(error) && error.message ? error.message : copy.failed);
    } finally {
      setCounting(false);
    }
  };
  return { query, apply, refusal, isCounting };
}
