import { cartCountChanged, cartLinesChanged } from '@mall/contracts/events/topics';
import { useServices } from '@mall/remote-kit/services';
import { useEffect } from 'react';
import { readCartAnew } from '../refresh-cart.ts';
import { thisTab } from './this-tab.ts';

/** Reads the cart anew when another tab changed it. `count` is how many lines are known here. */
export function useOtherTabs(count: number | undefined): void {
  const services = useServices();
  const { bus } = services;
  useEffect(() => {
    if (count === undefined) return;
    return bus.subscribe(cartCountChanged, (fact) => {
      if (fact.count !== count) void readCartAnew(services);
    });
  }, [bus, services, count]);
  useEffect(
    () =>
      bus.subscribe(cartLinesChanged, ({ source }) => {
        if (source !== thisTab()) void readCartAnew(services);
      }),
    [bus, services],
  );
}
