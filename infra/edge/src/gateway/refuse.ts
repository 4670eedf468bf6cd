import type { Endpoint } from '@mall/contracts/endpoint';
import { type ErrorCode, errorCatalogue } from '@mall/contracts/error-catalogue';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What is answered in the place of the API: the words and the status of the code unless others are said. */
export interface Refusal {
  code: ErrorCode;
  message?: string;
  status?: number;
}

/** The same for a request whose body was not read: the connection ends, or all of the body would still be taken in. */
export function refuseUnread(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  return refuse(hasBody(request) ? reply.header('connection', 'close') : reply, refusal);
}

/** Whether a body comes after the head of a request. */
export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** A body beyond the limit: a file says so with a code of its own, which other calls do not have. */
export const tooLarge = (call: Endpoint | null): Refusal =>
  call?.upload
    ? { code: 'FILE_SIZE' }
    : { code: 'INVALID_REQUEST', status: 413, message: errorCatalogue.FILE_SIZE.message };

/** Answers in the place of the API, in its envelope. */
export function refuse(reply: FastifyReply, { code, message, status }: Refusal): FastifyReply {
  const fact = errorCatalogue[code];
  if (fact.status === 503) reply.header('retry-after', '2');
  return reply.status(status ?? fact.status).send({ success: false, code, message: message ?? fact.message });
}
