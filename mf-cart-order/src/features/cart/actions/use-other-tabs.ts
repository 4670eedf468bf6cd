import { cartCountChanged, cartLinesChanged } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import { cartQuery } from '../queries.ts';
import { readCartAnew } from '../refresh-cart.ts';
import { thisTab } from './this-tab.ts';

/** Reads the cart anew when another tab changed it. */
export function useOtherTabs(): void {
  const services = useServices();
  const { bus, queryClient } = services;
  useEffect(
    () =>
      bus.subscribe(cartCountChanged, ({ count }) => {
        // As it is cached: what this tab has just read is not drawn yet.
        const known = queryClient.getQueryData(cartQuery(services).queryKey)?.lines.length;
        if (known !== undefined && known !== count) void readCartAnew(services);
      }),
    [bus, queryClient, services],
  );
  useEffect(
    () =>
      bus.subscribe(cartLinesChanged, ({ source }) => {
        if (source !== thisTab()) void readCartAnew(services);
      }),
    [bus, services],
  );
}
