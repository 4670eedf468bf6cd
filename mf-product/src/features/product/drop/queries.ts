import { type DropView, viewDrop } from '@mall/contracts/api/orders/drops';
import { endpointKey, endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';

/**
 * How often an open page asks by itself, ms: a member near the head of the queue wants to know soon. A hold's clock
 * goes on without questions, and every page receives holds by the stream.
 */
const eagerMs = 4000;
const calmMs = 20_000;
/** So many people ask eagerly at most, for each option. */
const headOfQueue = 20;

const isWatched = ({ mine, opens_in_ms }: DropView) =>
  (mine?.state === 'WAITING' && mine.ahead < headOfQueue) || (opens_in_ms > 0 && opens_in_ms < calmMs);

/** How a drop stands, asked for again while the tab is in view, and at once when it comes back into view. */
export function dropQuery({ api }: RemoteServices, product_id: number) {
  return {
    ...endpointQuery(api, viewDrop, { params: { product_id } }),
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }: { state: { data: DropView | undefined } }) =>
      state.data && isWatched(state.data) ? eagerMs : calmMs,
    refetchOnWindowFocus: 'always' as const,
    refetchOnReconnect: 'always' as const,
  };
}

export const dropKey = (product_id: number) => endpointKey(viewDrop, { params: { product_id } });
