import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { registerAssets } from '../assets/register-assets.ts';
import { readConfig } from '../config.ts';
import { pageUrlOf } from '../page/page-request.ts';
import { ArtifactCache } from '../release/artifact-cache.ts';
import { createReleaseChoice, pinnedRelease } from '../release/choose-release.ts';
import { registerReleaseState } from '../release/register-release-state.ts';
import { Releases } from '../release/releases.ts';
import { composeSample } from './sample-releases.ts';

export const mover = { by: 'the platform', why: '' };
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0.0.0 Safari/537.36';

/** An edge that follows a registry and answers every page with the release of this visitor. */
export async function openReleaseEdge() {
  const root = mkdtempSync(path.join(tmpdir(), 'choice-'));
  /** What the next new visitor draws, from 0 to below 1. */
  const lot = { drawn: 0 };
  const registry = new Registry(path.join(root, 'registry'));
  const registryApp = createRegistryApp(registry);
  const registryOrigin = await registryApp.listen({ host: '127.0.0.1', port: 0 });
  const artifacts = new ArtifactCache(path.join(root, 'edge/artifacts'), registryOrigin);
  const releases = new Releases({
    registryOrigin,
    publicKeyFile: registry.publicKeyFile,
    folder: path.join(root, 'edge'),
    artifacts,
    log: pino({ level: 'silent' }),
    random: () => lot.drawn,
  });
  const edge = Fastify();
  const config = readConfig({});
  registerReleaseState(edge, releases, config);
  registerAssets(edge, artifacts, (version, request) =>
    releases.artifact(version, pinnedRelease(request, config.publicOrigin)),
  );
  const choose = createReleaseChoice(releases, config);
  edge.get('/*', async (request, reply) => {
    const release = await choose(request, reply, pageUrlOf(request.url, config.publicOrigin));
    return reply.sent ? reply : { release: release?.id ?? null };
  });
  return {
    lot,
    registry,
    releases,
    artifacts,
    edge,
    compose: (version: string) => composeSample(registry, root, version),
    promote: (id: string) => registry.promote(id, 'stable', mover).release.id,
    openBrowser: () => openBrowser(edge),
    isWithdrawn: (id: string, headers?: Record<string, string>) => isWithdrawn(edge, id, headers),
    close: async () => {
      await edge.close();
      await registryApp.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
export type ReleaseEdge = Awaited<ReturnType<typeof openReleaseEdge>>;

/** A browser with its cookies. */
function openBrowser(edge: FastifyInstance) {
  const cookies = new Map<string, string>();
  return async (url: string) => {
    const reply = await edge.inject({
      url,
      headers: {
        'user-agent': chrome,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0) cookies.delete(name);
      else cookies.set(name, value);
    return reply;
  };
}

export const releaseSeenBy = async (browse: ReturnType<typeof openBrowser>) =>
  (await browse('/')).json<{ release: string }>().release;

/** Whether the edge answers a page that its release is withdrawn, when it asks or makes a call. */
async function isWithdrawn(
  edge: FastifyInstance,
  id: string,
  headers: Record<string, string> = {},
): Promise<boolean> {
  const reply = await edge.inject({ url: '/_release', headers: { 'client-release': id, ...headers } });
  return reply.headers['release-withdrawn'] !== undefined;
}
