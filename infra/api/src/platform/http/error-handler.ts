import type { Envelope } from '@mall/contracts/envelope';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorCode } from '../error-code.ts';
import { declaresCode } from './check-reply.ts';
import { ApiFailure, invalidRequest, notFound, unavailable } from './create-error.ts';

/** Class 22 of SQL errors: a value that the column cannot hold, such as an id beyond 32 bits. */
const unstorableValue = /^22[0-9A-Z]{3}$/;

/** Seconds to wait where the failure does not say: a busy server is soon free, a limit is counted by the minute. */
const defaultRetryAfterS: Partial<Record<number, number>> = { 429: 60, 503: 2 };

/** Turns anything thrown into a failure that may be shown; what is not ours to show becomes UNAVAILABLE. */
function failureOf(error: FastifyError | Error): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (unstorableValue.test(errorCode(error) ?? '')) return invalidRequest();
  const status = 'statusCode' in error ? (error.statusCode ?? 500) : 500;
  return status >= 400 && status < 500 ? invalidRequest(undefined, status) : unavailable();
}

/** The envelope of a failure (spec 7). */
export function failureBody({ code, message, data }: ApiFailure): Envelope {
  return { success: false, code, message, ...(data === undefined ? {} : { data }) };
}

/** Sends a failure in the envelope, never with a stack (spec 7, 8.8). */
export function sendFailure(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  const { endpoint } = request.routeOptions.config;
  if (endpoint && request.server.checkReplies && !declaresCode(endpoint, failure.code)) {
    const message = `${endpoint.id} fails with ${failure.code}, which it does not declare`;
    reply.status(500).send({ success: false, code: 'UNDECLARED', message });
    return;
  }
  const status = endpoint?.statuses?.[failure.code] ?? failure.status;
  if (!(error instanceof ApiFailure) && status >= 500) {
    request.log.error({ err: error, method: request.method, path: request.url.split('?')[0] }, 'call failed');
  }
  const retryAfterS = failure.retryAfterS ?? defaultRetryAfterS[status];
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  reply.status(status).header('cache-control', 'no-store').send(failureBody(failure));
}

/** Installs the envelope for failures and for unknown routes. */
export function installErrorHandling(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | Error>(sendFailure);
  app.setNotFoundHandler((request, reply) => sendFailure(notFound(), request, reply));
}
