import { useServices } from '@mall/remote-kit/services';
import { type ComponentType, useEffect, useState } from 'react';

/** When a browser has no idle callback, ms. */
const restMs = 1200;

/** Hearts come when the page is at rest: without scripts they could do nothing, and nobody waits for them. */
export function Wishes() {
  const { reportError } = useServices();
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isStale = false;
    const load = () =>
      import(/* webpackChunkName: "wishes" */ './wish-keeper.tsx').then(
        ({ WishKeeper }) => !isStale && setKeeper(() => WishKeeper),
        // A page without hearts is still a page.
        (error: unknown) => reportError('wishes', error),
      );
    const hasIdle = typeof requestIdleCallback === 'function';
    const handle = hasIdle ? requestIdleCallback(load, { timeout: 4000 }) : setTimeout(load, restMs);
    return () => {
      isStale = true;
      if (hasIdle) cancelIdleCallback(Number(handle));
      else clearTimeout(handle);
    };
  }, [reportError]);
  return Keeper && <Keeper />;
}
