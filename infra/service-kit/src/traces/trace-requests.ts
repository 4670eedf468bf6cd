import { context, ROOT_CONTEXT } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';
import { routeNameOf } from '../requests/watch-requests.ts';
import { type OpenSpan, openSpan, senderOf, traceHeaders } from './spans.ts';
import { isTracing } from './tracing.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request; null without tracing. */
    span: OpenSpan | null;
  }
}

export interface RequestTraces {
  /** Whether a request's `traceparent` is continued: only where our own processes alone can send one. */
  isSenderTrusted: boolean;
  /** Exposes the trace of an answer to browsers, in `Server-Timing`. */
  isExposedToBrowsers?: boolean;
}

/** A span for each request of an app, in which its handler runs. Needs `watchRequests`; costs nothing without tracing. */
export function traceRequests(
  app: FastifyInstance,
  { isSenderTrusted, isExposedToBrowsers = false }: RequestTraces,
): void {
  app.decorateRequest('span', null);
  if (!isTracing()) return;
  app.addHook('onRequest', (request, reply, done) => {
    const parent = isSenderTrusted ? senderOf(request.headers) : ROOT_CONTEXT;
    request.span = openSpan(request.method, {
      kind: 'server',
      parent,
      traceId: request.id,
      attributes: { 'http.request.method': request.method, 'request.id': request.id },
    });
    const { traceparent } = traceHeaders(request.span.context);
    if (isExposedToBrowsers && traceparent)
      reply.header('server-timing', `traceparent;desc="${traceparent}"`);
    context.with(request.span.context, done);
  });
  // A body's last byte arrives outside of what the first hook began.
  app.addHook('preHandler', (request, _reply, done) => {
    if (request.span) context.with(request.span.context, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { span } = request;
    const route = routeNameOf(request);
    span?.rename(`${request.method} ${route}`);
    span?.note({ 'http.route': route, 'http.response.status_code': reply.statusCode });
    if (reply.statusCode >= 500) span?.fail(new Error(`answered ${reply.statusCode}`));
    span?.end();
    done();
  });
}
