import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistryApp } from '@mall/registry/app';
import { readEdges } from '@mall/registry/edges/edge-book';
import { Registry } from '@mall/registry/registry';
import { pino } from 'pino';
import { composeSample } from '../testing/sample-releases.ts';
import { ArtifactCache } from './artifact-cache.ts';
import { ReleaseSource } from './release-source.ts';

const mover = { by: 'a squad', why: '' };
let root: string;
let registry: Registry;
let closers: (() => Promise<unknown>)[];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'edge-'));
  registry = new Registry(path.join(root, 'registry'));
  closers = [];
});
afterEach(async () => {
  await Promise.all(closers.map((close) => close()));
  rmSync(root, { recursive: true, force: true });
});

function promote(version: string): string {
  const id = composeSample(registry, root, version);
  registry.promote(id, 'stable', mover);
  return id;
}

async function serveRegistry() {
  const app = createRegistryApp(registry);
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  let isOpen = true;
  const close = async () => {
    if (isOpen) await app.close();
    isOpen = false;
  };
  closers.push(close);
  return { origin, close };
}

/** A registry that answers every request with the same document. */
const serveInstead = (body: () => unknown) => serve((response) => response.end(JSON.stringify(body())));

async function serve(answer: (response: ServerResponse, url: string) => unknown): Promise<string> {
  const server: Server = createServer(({ url = '' }, response) => answer(response, url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => new Promise((resolve) => server.close(resolve).closeAllConnections()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const folder = () => path.join(root, 'edge');

async function follow(registryOrigin: string): Promise<ReleaseSource> {
  const source = new ReleaseSource({
    channel: 'stable',
    registryOrigin,
    publicKeyFile: registry.publicKeyFile,
    folder: folder(),
    artifacts: new ArtifactCache(path.join(folder(), 'artifacts'), registryOrigin),
    log: pino({ level: 'silent' }),
    edgeName: 'edge-1:3000',
  });
  await source.start();
  source.stop();
  return source;
}

describe('release source', () => {
  it('serves what the channel points to, and follows it', async () => {
    const first = promote('1.0.0');
    const { origin } = await serveRegistry();
    const source = await follow(origin);
    expect(source.current()?.id).toBe(first);
    expect(source.current()?.match('/livestream')).toMatchObject({ owner: 'mf-live', route: { id: 'live' } });

    const second = promote('1.0.1');
    await source.refresh();
    expect(source.current()?.id).toBe(second);
    expect(source.current()?.client.remotes['mf-live']?.candidates.map(({ version }) => version)).toEqual([
      '1.0.1',
      '1.0.0',
    ]);
    // A visitor of the first release stays on it.
    expect(source.get(first)?.shell.version).toBe('1.0.0');

    registry.rollback('stable', { ...mover, keepsVisitors: true });
    await source.refresh();
    expect(source.current()?.id).toBe(first);
  });

  it('keeps serving when the registry dies', async () => {
    const id = promote('1.0.0');
    const { origin, close } = await serveRegistry();
    const source = await follow(origin);
    await close();
    await source.refresh();
    expect(source.current()?.id).toBe(id);
  });

  it('keeps serving when the registry answers a forged document', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    const forged = await serveInstead(() => {
      const { pointer, release } = registry.reply('stable');
      return {
        pointer: { ...pointer, payload: pointer.payload.replace('"revision":', '"revision":9') },
        release,
      };
    });
    promote('1.0.1');
    const source = await follow(forged);
    expect(source.current()?.id).toBe(id);
  });

  it('serves from its disk after a restart without a registry', async () => {
    const id = promote('1.0.0');
    const { origin, close } = await serveRegistry();
    await follow(origin);
    await close();
    const restarted = await follow(origin);
    expect(restarted.current()?.id).toBe(id);
  });

  it('does not go back behind what it served before a restart', async () => {
    promote('1.0.0');
    const old = registry.reply('stable');
    const { origin } = await serveRegistry();
    await follow(origin);
    const second = promote('1.0.1');
    await follow(origin);
    const restarted = await follow(await serveInstead(() => old));
    expect(restarted.current()?.id).toBe(second);
  });

  it('does not take a release whose files cannot be fetched or were changed', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    const source = await follow(origin);
    promote('1.0.1');
    writeFileSync(
      path.join(registry.artifacts.folderOf('mf-live', '1.0.1'), 'remoteEntry.js'),
      '// tampered',
    );
    await source.refresh();
    expect(source.current()?.id).toBe(id);
    expect(readdirSync(path.join(folder(), 'artifacts/mf-live'))).toEqual(['1.0.0']);
  });

  it('tells the registry what it serves, and what keeps it from following', async () => {
    const id = promote('1.0.0');
    const { origin, close } = await serveRegistry();
    const source = await follow(origin);
    await source.refresh();
    promote('1.0.1');
    writeFileSync(
      path.join(registry.artifacts.folderOf('mf-live', '1.0.1'), 'remoteEntry.js'),
      '// tampered',
    );
    await source.refresh();
    await source.refresh();
    await close();
    const [edge, ...others] = readEdges(registry.root);
    expect(others).toEqual([]);
    expect(edge).toMatchObject({ edge: 'edge-1:3000', channel: 'stable', release: id, revision: 1 });
    expect(edge?.problem).toContain('remoteEntry.js');
  });

  it('takes the versions signed with a new key, as the runbook on rotation says', async () => {
    const id = promote('1.0.0');
    const { origin, close } = await serveRegistry();
    await follow(origin);
    await close();
    rmSync(path.join(root, 'registry/keys'), { recursive: true });
    registry = new Registry(path.join(root, 'registry'));
    const renewed = await serveRegistry();
    expect((await follow(renewed.origin)).current()?.id).toBe(id);
    const again = registry.compose({ versions: {}, base: 'stable', note: 'new key' });
    registry.promote(again.id, 'stable', mover);
    expect((await follow(renewed.origin)).current()?.id).toBe(again.id);
  });

  it('starts when its last good release cannot be read', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    writeFileSync(path.join(folder(), 'last-good.json'), '{"revision":');
    expect((await follow(origin)).current()?.id).toBe(id);
  });

  it('fetches the files again when they are gone from its disk', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    rmSync(path.join(folder(), 'artifacts'), { recursive: true });
    expect((await follow(origin)).current()?.id).toBe(id);
    expect(readdirSync(path.join(folder(), 'artifacts/mf-live'))).toEqual(['1.0.0']);
  });

  it('drops a release that was rolled back from, also for the visitors that have it', async () => {
    const first = promote('1.0.0');
    const { origin } = await serveRegistry();
    const source = await follow(origin);
    const bad = promote('1.0.1');
    await source.refresh();
    expect(source.get(bad)).not.toBeNull();
    registry.rollback('stable', mover);
    await source.refresh();
    expect(source.current()?.id).toBe(first);
    expect(source.get(bad)).toBeNull();
    const restarted = await follow(origin);
    expect(restarted.get(bad)).toBeNull();
    expect([restarted.isWithdrawn(bad), restarted.isWithdrawn(first)]).toEqual([true, false]);
  });

  it('takes neither an endless answer nor one from elsewhere', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    promote('1.0.1');
    const endless = await serve((response) => {
      const more = () => response.destroyed || response.write(Buffer.alloc(1 << 20, ' '), more);
      more();
    });
    const pointing = await serve((response) =>
      response.writeHead(302, { location: `${origin}/channels/stable` }).end(),
    );
    for (const elsewhere of [endless, pointing]) expect((await follow(elsewhere)).current()?.id).toBe(id);
  });

  // Files were read to their end, which filled the memory of every edge within the ten seconds that a download may take.
  it('takes no file that is longer than its release says', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    const next = promote('1.0.1');
    let sent = 0;
    const endless = await serve((response, url) => {
      if (url.startsWith('/channels/')) return response.end(JSON.stringify(registry.reply('stable')));
      const more = () => {
        if (response.destroyed) return;
        sent += 1;
        response.write(Buffer.alloc(1 << 20, ' '), more);
      };
      more();
    });
    const source = await follow(endless);
    expect(source.current()?.id).toBe(id);
    expect(sent).toBeLessThan(64);
    expect((await follow(origin)).current()?.id).toBe(next);
  });

  it('asks one question at a time', async () => {
    promote('1.0.0');
    let asked = 0;
    const origin = await serveInstead(() => {
      asked += 1;
      return {};
    });
    const source = await follow(origin);
    await Promise.all([source.refresh(), source.refresh(), source.refresh()]);
    expect(asked).toBe(2);
  });
});
