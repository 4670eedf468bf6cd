import { listFaqs } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { keywordParam } from '../../shared/search-form.tsx';

/** The category that a URL shows; all without one. */
export const categoryParam = (url: URL) => (url.searchParams.get('category') ?? '').slice(0, 20);

/** Questions of the URL's category, with its word in them. */
export function faqsQuery({ api }: RemoteServices, url: URL) {
  const category = categoryParam(url);
  const keyword = keywordParam(url);
  return endpointQuery(api, listFaqs, {
    query: { ...(category ? { category } : {}), ...(keyword ? { keyword } : {}) },
  });
}

/** Address of the questions of a category, or of all. */
export const faqHref = (category = '') =>
  category ? `/cs/faq?${new URLSearchParams({ category })}` : '/cs/faq';
