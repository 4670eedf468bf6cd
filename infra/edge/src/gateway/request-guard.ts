import type { FastifyRequest } from 'fastify';
import { sessionIdPattern } from '../session/visitor.ts';

/** Calls that read nothing new but change something although they are a GET (spec 7.1). */
const changingReads = new Set(['/api/members/member/logout']);

/** Path of a call as the API's router reads it: `%6Cogin` is `login`, and a closing slash means nothing. */
export function callPathOf(url: string): string {
  const path = url.split('?')[0] ?? url;
  try {
    return decodeURIComponent(path).replace(/(.)\/+$/, '$1');
  } catch {
    return path;
  }
}

function isChanging({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (method !== 'GET' && method !== 'HEAD') || changingReads.has(callPathOf(url));
}

/**
 * Why a request that changes something is refused, or null (design: Session). A form of another site can send
 * cookies, but neither our header nor our origin.
 */
export function refusalOf(request: FastifyRequest, publicOrigin: string): string | null {
  if (!isChanging(request)) return null;
  const { origin, 'sec-fetch-site': site, 'client-session-id': sessionId } = request.headers;
  if (origin !== undefined && origin !== publicOrigin) return 'the request comes from another origin';
  if (site !== undefined && site !== 'same-origin') return 'the request comes from another site';
  if (typeof sessionId !== 'string' || !sessionIdPattern.test(sessionId))
    return 'the request has no client-session-id';
  return null;
}
