import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryApp } from '@mall/registry/app';
import { Registry } from '@mall/registry/registry';
import { pino } from 'pino';
import { ArtifactCache } from '../release/artifact-cache.ts';
import { ReleaseSource } from '../release/release-source.ts';
import { composeSample } from './sample-releases.ts';

export const mover = { by: 'a squad', why: '' };

type Answer = (response: ServerResponse, url: string) => unknown;

async function openServer(answer: Answer) {
  const server = createServer(({ url = '' }, response) => answer(response, url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}

/** A registry in a folder, servers that stand for it, and edges that follow them on one disk. */
export function openFollowedRegistry() {
  const root = mkdtempSync(path.join(tmpdir(), 'edge-'));
  const folder = path.join(root, 'edge');
  const closers: (() => Promise<unknown>)[] = [];
  let registry = new Registry(path.join(root, 'registry'));

  /** A server of any answers; resolves with its origin. */
  async function serve(answer: Answer): Promise<string> {
    const { origin, close } = await openServer(answer);
    closers.push(close);
    return origin;
  }

  return {
    folder,
    registry: () => registry,
    promote(version: string): string {
      const id = composeSample(registry, root, version);
      registry.promote(id, 'stable', mover);
      return id;
    },
    /** The same registry with new keys. */
    renewKeys(): Registry {
      rmSync(path.join(root, 'registry/keys'), { recursive: true });
      registry = new Registry(path.join(root, 'registry'));
      return registry;
    },
    async serveRegistry() {
      const app = createRegistryApp(registry);
      const origin = await app.listen({ host: '127.0.0.1', port: 0 });
      let isOpen = true;
      const close = async () => {
        if (isOpen) await app.close();
        isOpen = false;
      };
      closers.push(close);
      return { origin, close };
    },
    serve,
    /** A registry that answers every request with the same document. */
    serveInstead: (body: () => unknown) => serve((response) => response.end(JSON.stringify(body()))),
    /** What an edge that starts now serves; it asks again only when told to. */
    async follow(registryOrigin: string): Promise<ReleaseSource> {
      const source = new ReleaseSource({
        channel: 'stable',
        registryOrigin,
        publicKeyFile: registry.publicKeyFile,
        folder,
        artifacts: new ArtifactCache(path.join(folder, 'artifacts'), registryOrigin),
        log: pino({ level: 'silent' }),
        edgeName: 'edge-1:3000',
      });
      await source.start();
      source.stop();
      return source;
    },
    async close(): Promise<void> {
      await Promise.all(closers.map((close) => close()));
      rmSync(root, { recursive: true, force: true });
    },
  };
}
export type FollowedRegistry = ReturnType<typeof openFollowedRegistry>;
