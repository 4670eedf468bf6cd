import { listStores } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { keywordParam } from '../../shared/search-form.tsx';

/** The region that a URL shows; all without one. */
export const regionParam = (url: URL) => (url.searchParams.get('region') ?? '').slice(0, 20);

/** Stores of the URL's region, with its word in them. */
export function storesQuery({ api }: RemoteServices, url: URL) {
  const region = regionParam(url);
  const keyword = keywordParam(url);
  return endpointQuery(api, listStores, {
    query: { ...(region ? { region } : {}), ...(keyword ? { keyword } : {}) },
  });
}

/** Address of the stores of a region, or of all. */
export const storesHref = (region = '') => (region ? `/store?${new URLSearchParams({ region })}` : '/store');
