import type { FastifyRequest } from 'fastify';
import { sessionIdPattern } from '../session/visitor.ts';
import { loginEffectOf } from './login-calls.ts';

/** A logout changes something although it is a GET (spec 7.1). */
export function isChanging({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  return (method !== 'GET' && method !== 'HEAD') || loginEffectOf(url) !== undefined;
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
