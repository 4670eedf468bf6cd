import { defaultFamilySite, namedSiteOf } from '@mall/contracts/domain/family-site';
import type { Head } from '../head.ts';
import type { RemoteServices } from '../services.tsx';

/**
 * The URL that a page is asked to show. Where its address names no site it names that of the visit, so that a page
 * which reads the site from its URL shows the one of the header (docs/decisions/0135).
 */
export function pageUrlOf(href: string, { origin, site }: Pick<RemoteServices, 'origin' | 'site'>): URL {
  const url = new URL(href, origin);
  const visited = site.current();
  // By code: the shell's objects are not those of a remote's own copy of the contracts.
  if (visited.code !== defaultFamilySite.code && namedSiteOf(url) === null)
    url.searchParams.set('family_site', visited.code);
  return url;
}

/** The head of a page: its canonical address is that of the address, whichever site the visit is on. */
export function headOfAddress(head: Head, href: string, origin: string): Head {
  if (head.canonical === undefined || namedSiteOf(new URL(href, origin)) !== null) return head;
  const canonical = new URL(head.canonical, origin);
  canonical.searchParams.delete('family_site');
  return { ...head, canonical: `${canonical.pathname}${canonical.search}` };
}
