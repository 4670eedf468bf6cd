import { listFaqs } from '@mall/contracts/api/content/help';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { textParam } from '@mall/remote-kit/url-params';
import { keywordParam } from '../../shared/search/keyword-param.ts';

const categoryParam = (url: URL) => textParam(url, 'category', 20);

/** The category that a URL shows; all without one, and for one that there is not (spec 2.2). */
export function shownCategory(url: URL, categories: readonly string[] = []): string {
  const asked = categoryParam(url);
  return categories.includes(asked) ? asked : '';
}

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
