import type { ProductView } from '@mall/contracts/api/catalogue/product-view';
import type { DropView } from '@mall/contracts/api/orders/drops';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { useLeft } from './clock.tsx';
import { dropQuery } from './queries.ts';

/** Everybody's clock comes to its end at once; their pages ask within this time, ms. */
const spreadMs = 1500;

export interface Drop {
  view: DropView | undefined;
  /** What is shown may be out of date: the last question was not answered. */
  isUnknown: boolean;
  isOpen: boolean;
  /** ms until it opens, ends, or the member's hold is over; null when that is not known or will not be. */
  opensIn: number | null;
  endsIn: number | null;
  heldFor: number | null;
}

/** How the page's drop stands, with times that go on by themselves. */
export function useDrop(product: ProductView, terms: NonNullable<ProductView['drop']>): Drop {
  const services = useServices();
  const { data: view, dataUpdatedAt, isError, refetch } = useQuery(dropQuery(services, product.product_id));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the moment at which this reply came
  const receivedAt = useMemo(() => (view ? performance.now() : 0), [view, dataUpdatedAt]);
  const asking = useRef<number>(undefined);
  useEffect(() => () => clearTimeout(asking.current), []);
  const askSoon = () => {
    clearTimeout(asking.current);
    asking.current = window.setTimeout(() => void refetch(), Math.random() * spreadMs);
  };
  const held = view?.mine?.state === 'HELD' ? view.mine.left_ms : null;
  const opensIn = useLeft(view?.opens_in_ms ?? null, receivedAt, askSoon);
  return {
    view,
    isUnknown: isError,
    isOpen: opensIn === null ? terms.is_open : opensIn === 0,
    opensIn,
    endsIn: useLeft(view?.ends_in_ms ?? null, receivedAt, askSoon),
    heldFor: useLeft(held, receivedAt, askSoon),
  };
}
