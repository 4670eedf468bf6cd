import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';
import type { ReleaseSource } from './release/release-source.ts';

const healthLimitMs = 2000;

/** What machines ask every site for: health, the icon, the rules for crawlers. */
export function registerHealth(app: FastifyInstance, config: EdgeConfig, releases: ReleaseSource): void {
  // Without the API there are still pages of the day: an edge that has a release stays in service.
  app.get('/healthz/live', async () => ({ success: true }));
  app.get('/healthz/ready', async (_request, reply) => {
    const release = releases.current()?.id ?? null;
    return reply.status(release ? 200 : 503).send({ release });
  });
  app.get('/healthz', async (_request, reply) => {
    const api = await fetch(`${config.apiOrigin}/healthz`, {
      signal: AbortSignal.timeout(healthLimitMs),
    }).catch(() => null);
    const parts = { release: releases.current()?.id ?? null, api: api?.ok ?? false };
    return reply.status(parts.release && parts.api ? 200 : 503).send(parts);
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(favicon),
  );
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain')
      .send('User-agent: *\nDisallow: /cart\nDisallow: /order\nDisallow: /member\nDisallow: /api\n'),
  );
}

const favicon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#111"/><path d="M9 10h14v3.2h-5.2V23h-3.6v-9.8H9z" fill="#fff"/></svg>';
