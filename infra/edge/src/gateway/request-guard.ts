import type { FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { isOwnOrigin } from '../session/own-origin.ts';
import { hasSessionHeader } from '../session/visitor.ts';
import { callOf } from './call-of.ts';
import { copy } from './copy.ts';
import type { Refusal } from './refuse.ts';

/** A logout changes something although it is a GET (spec 7.1). */
export function isChanging(request: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const { method } = request;
  return (method !== 'GET' && method !== 'HEAD') || callOf(request)?.login !== undefined;
}

/**
 * Why a request that changes something is refused, or null (design: Session). A form of another site can send
 * cookies, but neither our header nor our origin.
 */
export function refusalOf(request: FastifyRequest, config: EdgeConfig): Refusal | null {
  if (!isChanging(request)) return null;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin !== undefined && !isOwnOrigin(origin, request, config))
    return {
      code: 'FORBIDDEN',
      // Which setting decides.
      message: copy.foreignOrigin(config.publicOrigin),
    };
  if (site !== undefined && site !== 'same-origin') return { code: 'FORBIDDEN' };
  return hasSessionHeader(request) ? null : { code: 'FORBIDDEN' };
}
