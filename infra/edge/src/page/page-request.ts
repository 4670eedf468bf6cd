import { type Device, deviceOf } from '@mall/contracts/domain/device';
import { defaultFamilySite, type FamilySite, namedSiteOf } from '@mall/contracts/domain/family-site';
import { type PageGrade, pageGradeText } from '@mall/contracts/page-grade-header';
import type { ArtifactRoute } from '@mall/contracts/platform/artifact';
import { previewParameter } from '@mall/contracts/platform/preview';
import { decodePart } from '@mall/contracts/platform/routes/route-table';

/** A request for a page, reduced to what may change the answer. */
export interface PageRequest {
  /** Path and only the query parameters that the route knows, in a fixed order (spec 2.2). */
  href: string;
  site: FamilySite;
  device: Device;
}

/**
 * The address of a request for a page. A path that begins with two slashes would be read as another host.
 * @param target as the request line names it
 */
export const pageUrlOf = (target: string, publicOrigin: string): URL =>
  new URL(target.replace(/^\/{2,}/, '/'), publicOrigin);

/** Every route knows the family site. */
const siteParameter = 'family_site';

/** Whether a page shows what is not published yet: it is made for one visitor and never cached. */
export const isPreview = ({ href }: PageRequest): boolean =>
  href.includes('?') && new URLSearchParams(href.split('?')[1]).has(previewParameter);

/** Stands for every address without a route, so that made-up addresses share one cache entry. */
export const unknownHref = '/404';

interface Asker {
  userAgent: string;
  /** The brand site of the visit; null in the main shop. */
  visitSite: FamilySite | null;
}

/** The address decides the site, then the visit (docs/decisions/0135). */
export function pageRequestOf(
  url: URL,
  { userAgent, visitSite }: Asker,
  route: ArtifactRoute | null,
): PageRequest {
  const site = namedSiteOf(url) ?? visitSite ?? defaultFamilySite;
  return { href: route ? hrefOf(url, route, site) : unknownHref, site, device: deviceOf(userAgent) };
}

function hrefOf(url: URL, route: ArtifactRoute, site: FamilySite): string {
  if (url.search === '') return oneSpelling(url.pathname);
  const parameters = new URLSearchParams();
  for (const name of [...new Set([siteParameter, ...route.query])].sort()) {
    if (name === siteParameter) {
      if (url.searchParams.get(name) === site.code) parameters.append(name, site.code);
      continue;
    }
    for (const key of [name, `${name}[]`])
      for (const value of url.searchParams.getAll(key)) parameters.append(key, value);
  }
  const query = parameters.toString();
  return `${oneSpelling(url.pathname)}${query ? `?${query}` : ''}`;
}

/** A path of letters that are never encoded. */
const plainPath = /^[\w\-.~/]*$/;

/** Each letter may be written as its percent-encoding: every spelling would be a page of its own in the cache. */
const oneSpelling = (pathname: string) =>
  plainPath.test(pathname)
    ? pathname
    : pathname
        .split('/')
        .map((segment) => encodeURIComponent(decodePart(segment)))
        .join('/');

/** Key of a page that guests share, or the members of a grade (design: A page). */
export function cacheKeyOf(
  { href, site, device }: PageRequest,
  release: string,
  grade: PageGrade | null = null,
): string {
  const audience = grade ? pageGradeText(grade).replace(' ', ':') : '-';
  return [release, site.code, device.class, device.app ?? '-', audience, href].join(' ');
}
