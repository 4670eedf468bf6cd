import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

/** How long browsers use https only, seconds: two years. */
const httpsSeconds = 63_072_000;

/**
 * Headers of every answer: pages, files, pictures, API replies, health, errors. An answer that states one of them
 * itself keeps its own. The policy is for documents that no page of ours is: an error or a reply opened as one.
 */
export function registerAnswerHeaders(app: FastifyInstance, { publicOrigin }: EdgeConfig): void {
  const headers = Object.entries({
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsSeconds}` } : {}),
  });
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
  });
}
