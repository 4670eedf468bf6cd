import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readEdges } from '@mall/registry/edges/edge-book';
import type { Registry } from '@mall/registry/registry';
import { type FollowedRegistry, mover, openFollowedRegistry } from '../testing/followed-registry.ts';

let opened: FollowedRegistry;
let registry: Registry;
let folder: FollowedRegistry['folder'];
let promote: FollowedRegistry['promote'];
let renewKeys: FollowedRegistry['renewKeys'];
let serveRegistry: FollowedRegistry['serveRegistry'];
let serveInstead: FollowedRegistry['serveInstead'];
let follow: FollowedRegistry['follow'];
beforeEach(() => {
  opened = openFollowedRegistry();
  registry = opened.registry();
  ({ folder, promote, renewKeys, serveRegistry, serveInstead, follow } = opened);
});
afterEach(() => opened.close());

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

  it('serves from its disk after a restart without a registry', async () => {
    const id = promote('1.0.0');
    const { origin, close } = await serveRegistry();
    await follow(origin);
    await close();
    const restarted = await follow(origin);
    expect(restarted.current()?.id).toBe(id);
  });

  it('reports to the registry what it serves, and what keeps it from following', async () => {
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
    registry = renewKeys();
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
    writeFileSync(path.join(folder, 'last-good.json'), '{"revision":');
    expect((await follow(origin)).current()?.id).toBe(id);
  });

  it('fetches the files again when they are gone from its disk', async () => {
    const id = promote('1.0.0');
    const { origin } = await serveRegistry();
    await follow(origin);
    rmSync(path.join(folder, 'artifacts'), { recursive: true });
    expect((await follow(origin)).current()?.id).toBe(id);
    expect(readdirSync(path.join(folder, 'artifacts/mf-live'))).toEqual(['1.0.0']);
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
