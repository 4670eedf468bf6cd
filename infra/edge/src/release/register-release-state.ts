import { releaseHeader, releaseStatePath, withdrawnHeader } from '@mall/contracts/platform/release-header';
import type { FastifyInstance } from 'fastify';
import type { Releases } from './releases.ts';

/** Tells open pages that their release was withdrawn: with the answers to their calls, and when they ask. */
export function registerReleaseState(app: FastifyInstance, releases: Releases): void {
  app.addHook('onRequest', async (request, reply) => {
    const id = request.headers[releaseHeader];
    if (typeof id === 'string' && releases.isWithdrawn(id)) reply.header(withdrawnHeader, '1');
  });
  app.get(releaseStatePath, async (_request, reply) =>
    reply.status(204).header('cache-control', 'no-store').send(),
  );
}
