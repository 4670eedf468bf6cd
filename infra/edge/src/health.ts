import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';
import type { Releases } from './release/releases.ts';

const healthLimitMs = 2000;

/** Whether this edge is alive and has what it serves. */
export function registerHealth(app: FastifyInstance, config: EdgeConfig, releases: Releases): void {
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
}
