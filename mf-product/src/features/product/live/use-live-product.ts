import { useServices } from '@mall/remote-kit/services';
import { useEffect, useState } from 'react';
import { useTouched } from '../../../shared/use-touched.ts';

/** A page without input waits this long, ms: until it is loaded, the network is its own. */
const untouchedMs = 4000;

const loadFollowing = () =>
  Promise.all([
    import(/* webpackChunkName: "product-touched" */ './follow-product.ts'),
    import(/* webpackChunkName: "product-touched" */ './refresh-product.ts'),
  ]);

/** Keeps stock and prices of an open page as they are in the shop; where that cannot be had, it stays as it is. */
export function useLiveProduct(productId: number): void {
  const services = useServices();
  const isTouched = useTouched();
  const [isOpenForLong, setOpenForLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpenForLong(true), untouchedMs);
    return () => clearTimeout(timer);
  }, []);
  const isFollowed = isTouched || isOpenForLong;
  useEffect(() => {
    if (!isFollowed) return;
    let isOver = false;
    let stop = () => {};
    loadFollowing().then(
      ([{ followProduct }, { refreshProduct }]) => {
        if (!isOver) stop = followProduct(productId, () => void refreshProduct(services, productId));
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [services, productId, isFollowed]);
}
