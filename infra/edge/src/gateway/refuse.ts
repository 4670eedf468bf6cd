import { type ErrorCode, errorCatalogue } from '@mall/contracts/error-catalogue';
import type { FastifyReply } from 'fastify';

/** Answers in the place of the API, in its envelope. */
export function refuse(reply: FastifyReply, code: ErrorCode, message?: string): FastifyReply {
  const fact = errorCatalogue[code];
  if (fact.status === 503) reply.header('retry-after', '2');
  return reply.status(fact.status).send({ success: false, code, message: message ?? fact.message });
}
