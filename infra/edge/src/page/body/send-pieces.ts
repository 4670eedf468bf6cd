import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply } from 'fastify';

/**
 * Sends a body in pieces, each as it lies in memory; no `onSend` hook runs. Fastify takes one Buffer: one made for each
 * response is memory outside V8's heap, for which its collector runs the more often the larger pages are.
 */
export function sendPieces(reply: FastifyReply, pieces: readonly Buffer[]): FastifyReply {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  reply.addAnswerHeaders();
  const { raw } = reply.header('content-length', String(length));
  // Fastify's type has names of request headers as well, of which Node knows that they are no numbers.
  const headers = reply.getHeaders() as OutgoingHttpHeaders;
  raw.writeHead(reply.statusCode, headers);
  reply.hijack();
  raw.cork();
  for (const piece of pieces) raw.write(piece);
  raw.end();
  raw.uncork();
  return reply;
}
