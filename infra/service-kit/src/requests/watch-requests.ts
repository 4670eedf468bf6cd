import type { FastifyInstance, FastifyRequest } from 'fastify';
import { durationOf } from '../metrics/registry.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What was asked for, where a handler knows better than the router: a declared id, never an address. */
    routeName: string;
    /** Release that the answer is of; empty where it is of none. */
    servedRelease: string;
  }
}

/** A log that takes one line of facts. */
export interface AccessLog {
  info: (facts: object, message: string) => void;
}

export interface RequestWatch {
  /** Whether times and outcomes are counted for `/metrics`. */
  isMeasured: boolean;
  /** Where each request leaves a line; none without. */
  accessLog?: AccessLog | null;
}

const requests = durationOf({
  name: 'http_request_seconds',
  help: 'Time from the head of a request to the end of its answer, by route pattern or declared id.',
  labels: ['method', 'route', 'status'],
});

/** What a request asked for: the declared id, else the pattern of its route. */
export const routeNameOf = ({ routeName, routeOptions }: FastifyRequest): string =>
  routeName || routeOptions.url || 'no route';

/** Counts what an app answers, and writes the access log. Costs nothing where neither is wanted. */
export function watchRequests(app: FastifyInstance, { isMeasured, accessLog }: RequestWatch): void {
  app.decorateRequest('routeName', '');
  app.decorateRequest('servedRelease', '');
  if (!isMeasured && !accessLog) return;
  app.addHook('onResponse', (request, reply, done) => {
    const route = routeNameOf(request);
    const { method } = request;
    const milliseconds = reply.elapsedTime;
    if (isMeasured)
      requests.observe({ method, route, status: String(reply.statusCode) }, milliseconds / 1000);
    accessLog?.info(
      {
        requestId: request.id,
        method,
        route,
        status: reply.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
        bytes: bytesOf(reply.getHeader('content-length')),
        ...(request.servedRelease ? { release: request.servedRelease } : {}),
      },
      'request',
    );
    done();
  });
}

/** Bytes of an answer's body; null where it was sent as it came. */
function bytesOf(length: number | string | string[] | undefined): number | null {
  return length === undefined ? null : Number(length);
}
