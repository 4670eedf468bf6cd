import type { ApiClient } from '@mall/contracts/client/create-api-client';
import type { Endpoint, EndpointData, EndpointInput } from '@mall/contracts/endpoint';
import { type QueryKeyWithDataTag, queryOptions, type UnusedSkipTokenOptions } from '@tanstack/react-query';

/** Five minutes for member info and settings (spec 9), in ms. */
export const longStaleTimeMs = 5 * 60_000;

/** Query key of a call; `[endpoint.id]` alone matches all of its inputs. */
export function endpointKey<E extends Pick<Endpoint, 'id'>>(
  endpoint: E,
  input?: EndpointInput<E>,
): readonly unknown[] {
  return input === undefined ? [endpoint.id] : [endpoint.id, input];
}

/** Spelt out: inferred, it would name a package of the library's own, which is not installed. */
type EndpointQuery<Data> = UnusedSkipTokenOptions<Data> &
  QueryKeyWithDataTag<readonly unknown[], Data, Error>;

/** Key and fetcher of a call together, so that invalidation cannot drift from reading. */
export function endpointQuery<E extends Endpoint>(
  api: ApiClient,
  endpoint: E,
  input: EndpointInput<E>,
): EndpointQuery<EndpointData<E>> {
  return queryOptions<EndpointData<E>>({
    queryKey: endpointKey(endpoint, input),
    queryFn: ({ signal }) => api(endpoint, input, { signal }),
  });
}
