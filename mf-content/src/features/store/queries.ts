import { listStores } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { textParam } from '@mall/remote-kit/url-params';
import { keywordParam } from '../../shared/search/keyword-param.ts';

const regionParam = (url: URL) => textParam(url, 'region', 20);

/** The region that a URL shows; all without one, and for one that has no store (spec 2.2). */
export function shownRegion(url: URL, regions: readonly string[] = []): string {
  const asked = regionParam(url);
  return regions.includes(asked) ? asked : '';
}

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
