import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue } from '@mall/contracts/error-catalogue';
import type { ConnectionError, FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { answerHeadersOf } from './answer-headers.ts';
import type { EdgeConfig } from './config.ts';

/** Failures of node's parser that have a status of their own. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };
const { message } = errorCatalogue.INVALID_REQUEST;
const body = JSON.stringify({ success: false, code: 'INVALID_REQUEST', message });

/**
 * Answers to requests that no route and no hook ever sees: their address cannot be decoded, or they are no HTTP. They
 * say the same of themselves as every other answer.
 */
export function unreadableRequests(config: EdgeConfig) {
  const headers = {
    ...answerHeadersOf(config),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  return {
    frameworkErrors: (_error: FastifyError, _request: FastifyRequest, reply: FastifyReply) => {
      reply.status(errorCatalogue.INVALID_REQUEST.status).headers(headers).send(body);
    },
    clientErrorHandler: (error: ConnectionError, socket: Socket) => {
      if (error.code === 'ECONNRESET' || !socket.writable) {
        socket.destroy();
        return;
      }
      const status = statuses[error.code] ?? errorCatalogue.INVALID_REQUEST.status;
      const lines = Object.entries({
        ...headers,
        'content-length': Buffer.byteLength(body),
        connection: 'close',
      }).map(([name, value]) => `${name}: ${value}`);
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
      socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
    },
  };
}
