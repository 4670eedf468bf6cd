import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { orderIdParam } from '../../shared/order-id-param.ts';
import { copy } from './copy.ts';
import { outcomeOf } from './outcome.ts';
import { completeOrderQuery } from './queries.ts';

/** Title of the result page: what became of the order, once that is known. */
export function completeHead({ services, url }: RouteContext): Head {
  const { queryKey } = completeOrderQuery(services, orderIdParam(url));
  const order = services.queryClient.getQueryData(queryKey);
  return { ...copy.completeHead, ...(order ? { title: outcomeOf(order).title } : {}), isNoIndex: true };
}
