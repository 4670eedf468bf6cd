import { viewOptionInfo } from '@mall/contracts/api/catalogue/option-info';
import { quoteClaim } from '@mall/contracts/api/orders/my-claims';
import type { EndpointInput } from '@mall/contracts/endpoint';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { idParam } from '@mall/remote-kit/url-params';
import { type MyOrder, orderIdOf, orderQuery } from '../../shared/orders/queries.ts';
import { claimable, errorsOf, firstChoice, kindOf, wantedLines } from './claim-state.ts';

/** How long a quote that came with the page is not asked for again, ms; sending a claim asks for all quotes anew. */
const quoteFreshMs = 10_000;

/** What a claim would come to; it changes nothing. */
export const quoteQuery = ({ api }: RemoteServices, body: EndpointInput<typeof quoteClaim>['body']) => ({
  ...endpointQuery(api, quoteClaim, { body }),
  // Stock and other claims may change it any time.
  staleTime: quoteFreshMs,
  retry: false,
});

/** Options of a product with their stock. */
export const optionsQuery = ({ api }: RemoteServices, product_id: number) =>
  endpointQuery(api, viewOptionInfo, { query: { product_id } });

/** Reads the order, and what a cancellation gives back whose pieces are chosen from the beginning. */
export async function prefetchClaim({ services, params, url }: RouteContext): Promise<void> {
  const { queryClient } = services;
  const order = orderQuery(services, orderIdOf(params));
  await queryClient.prefetchQuery(order);
  const data = queryClient.getQueryData<MyOrder>(order.queryKey);
  const kind = kindOf(url);
  if (!data || data.needs_code || kind !== 'CANCEL' || data.order.status === 'DEPOSIT_WAIT') return;
  const lines = claimable(data.lines, kind);
  const choice = firstChoice(lines, idParam(url.searchParams.get('line')));
  if (errorsOf(lines, { choice, reason: null, kind })) return;
  const asked = { order_id: data.order.order_id, kind, lines: wantedLines(lines, choice, kind) };
  await queryClient.prefetchQuery(quoteQuery(services, asked));
}
