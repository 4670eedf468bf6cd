import { releaseHeader, releaseStatePath, withdrawnHeader } from '@mall/contracts/platform/release-header';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EdgeConfig } from '../config.ts';
import { previewedRelease } from './choose-release.ts';
import type { Releases } from './releases.ts';

/** Tells open pages that their release was withdrawn: with the answers to their calls, and when they ask. */
export function registerReleaseState(
  app: FastifyInstance,
  releases: Releases,
  { publicOrigin }: Pick<EdgeConfig, 'publicOrigin'>,
): void {
  const tellOf = async (id: string, request: FastifyRequest, reply: FastifyReply) => {
    // A preview link would lead to it again: a page that breaks would load itself anew without end.
    const previewed = await previewedRelease(request, releases, publicOrigin);
    if (previewed?.id !== id) reply.header(withdrawnHeader, '1');
  };
  // Every request passes here, and hardly one waits for anything.
  app.addHook('onRequest', (request, reply, done) => {
    const id = request.headers[releaseHeader];
    if (typeof id !== 'string' || !releases.isWithdrawn(id)) done();
    else tellOf(id, request, reply).then(() => done(), done);
  });
  app.get(releaseStatePath, async (_request, reply) =>
    reply.status(204).header('cache-control', 'no-store').send(),
  );
}
