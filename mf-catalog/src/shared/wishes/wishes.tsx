import { whenUsed } from '@mall/remote-kit/when-used';
import { type ComponentType, useEffect, useState } from 'react';
import { loadPatiently } from '../load-patiently.ts';

/** Hearts come once the page is used: without scripts they could do nothing, and nobody waits for them. */
export function Wishes() {
  const [Keeper, setKeeper] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isStale = false;
    void whenUsed()
      .then(() => loadPatiently(() => import(/* webpackChunkName: "wishes" */ './wish-keeper.tsx')))
      .then(({ WishKeeper }) => !isStale && setKeeper(() => WishKeeper));
    return () => {
      isStale = true;
    };
  }, []);
  return Keeper && <Keeper />;
}
