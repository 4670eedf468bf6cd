import { requestIdHeader } from '@mall/service-kit/requests/request-id';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For an answer that is sent past Fastify's hooks: every other one has them. */
    addAnswerHeaders(): void;
  }
}

/** How long browsers use https only, seconds: two years. */
const httpsSeconds = 63_072_000;

/** What every answer says of itself: pages, files, pictures, API replies, health, errors. */
export const answerHeadersOf = ({
  publicOrigin,
}: Pick<EdgeConfig, 'publicOrigin'>): Record<string, string> => ({
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  ...(publicOrigin.startsWith('https:') ? { 'strict-transport-security': `max-age=${httpsSeconds}` } : {}),
});

/**
 * Puts them on every answer. One that states one of them itself keeps its own. The policy is for documents that no page
 * of ours is: an error or a reply opened as one.
 */
export function registerAnswerHeaders(app: FastifyInstance, config: Pick<EdgeConfig, 'publicOrigin'>): void {
  const headers = Object.entries(answerHeadersOf(config));
  app.decorateReply('addAnswerHeaders', function addAnswerHeaders() {
    this.header(requestIdHeader, this.request.id);
    for (const [name, value] of headers) if (!this.hasHeader(name)) this.header(name, value);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.addAnswerHeaders();
    done(null, payload);
  });
}
