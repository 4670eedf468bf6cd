import { defaultFamilySite, type FamilySite, namedSiteOf } from '@mall/contracts/domain/family-site';
import { visitSiteCookie, visitSiteOf, visitSiteText } from '@mall/contracts/platform/visit-site';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName, readCookies } from './cookies.ts';

/** A page that the browser loads ahead is not where the shopper is. */
const isSpeculative = ({ headers }: FastifyRequest) =>
  /\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''));

/**
 * The brand site that the visit came with; null in the main shop. An address that names a site changes the visit, with
 * or without scripts (docs/decisions/0135).
 */
export function followVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  url: URL,
  publicOrigin: string,
): FamilySite | null {
  const value = readCookies(request.headers.cookie).get(cookieName(visitSiteCookie, publicOrigin));
  const visited = visitSiteOf(value);
  const named = namedSiteOf(url);
  if (named && named !== (visited ?? defaultFamilySite) && !isSpeculative(request))
    reply.header('set-cookie', visitSiteText(named, cookieName('', publicOrigin)));
  return visited;
}
