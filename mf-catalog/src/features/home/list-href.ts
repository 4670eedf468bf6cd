import type { FamilySite } from '@mall/contracts/domain/family-site';
import { encodeQuery } from '@mall/contracts/query-string';

/** Address of a goods list of one site; the main shop's needs no name. */
export function listHref(site: FamilySite, path: string, query: Record<string, unknown> = {}): string {
  const search = encodeQuery({ family_site: site.home === '/' ? '' : site.code, ...query });
  return search ? `${path}?${search}` : path;
}
