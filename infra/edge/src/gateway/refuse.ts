import { type ErrorCode, errorCatalogue } from '@mall/contracts/error-catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The same for a request whose body was not read: the connection ends, or all of the body would still be taken in. */
export function refuseUnread(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message?: string,
): FastifyReply {
  return refuse(hasBody(request) ? reply.header('connection', 'close') : reply, code, message);
}

/** Whether a body comes after the head of a request. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Answers in the place of the API, in its envelope. */
export function refuse(reply: FastifyReply, code: ErrorCode, message?: string): FastifyReply {
  const fact = errorCatalogue[code];
  if (fact.status === 503) reply.header('retry-after', '2');
  return reply.status(fact.status).send({ success: false, code, message: message ?? fact.message });
}
