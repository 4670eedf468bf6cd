import { type Device, deviceOf } from '@mall/contracts/domain/device';
import { type FamilySite, familySiteOfUrl } from '@mall/contracts/domain/family-site';
import type { ArtifactRoute } from '@mall/contracts/platform/artifact';

/** A request for a page, reduced to what may change the answer. */
export interface PageRequest {
  /** Path and only the query parameters that the route knows, in a fixed order (spec 2.2). */
  href: string;
  site: FamilySite;
  device: Device;
}

/** Every route knows the family site. */
const commonParameters = ['family_site'];

export function pageRequestOf(url: URL, userAgent: string, route: ArtifactRoute | null): PageRequest {
  const kept = new URLSearchParams();
  for (const name of [...new Set([...commonParameters, ...(route?.query ?? [])])].sort()) {
    for (const key of [name, `${name}[]`])
      for (const value of url.searchParams.getAll(key)) kept.append(key, value);
  }
  const query = kept.toString();
  return {
    href: `${url.pathname}${query ? `?${query}` : ''}`,
    site: familySiteOfUrl(url),
    device: deviceOf(userAgent),
  };
}

/** Key of an anonymous page (design: A page). */
export function cacheKeyOf({ href, site, device }: PageRequest, releaseId: string): string {
  return [releaseId, site.code, device.class, device.app ?? '-', href].join(' ');
}
