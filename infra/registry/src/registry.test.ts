import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ArtifactContracts } from '@mall/contracts/platform/artifact-contracts';
import { createRegistryApp } from './app.ts';
import { Registry } from './registry.ts';
import { type SampleParts, sampleContracts, sampleRoute, writeSampleBuild } from './testing/sample-build.ts';

const mover = { by: 'a squad', why: '' };
let root: string;
let registry: Registry;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'registry-'));
  registry = new Registry(path.join(root, 'data'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const publish = (parts: SampleParts) => registry.artifacts.publish(writeSampleBuild(root, parts));

/** Publishes and promotes a release, as a squad would. */
function release(versions: Record<string, string>) {
  for (const [name, version] of Object.entries(versions)) publish({ name, version });
  const composed = registry.compose({ versions, base: 'stable' });
  registry.promote(composed.id, 'stable', mover);
  return composed;
}

it('signs with the pair of the folder that it is given', () => {
  const keys = path.join(root, 'secrets');
  const apart = new Registry(path.join(root, 'apart'), keys);
  expect(apart.publicKeyFile).toBe(path.join(keys, 'public.pem'));
  expect(existsSync(path.join(root, 'apart/keys'))).toBe(false);
});

describe('compose', () => {
  it('keeps the versions of the base that were not named', () => {
    release({ shell: '1.0.0', 'mf-live': '1.0.0', 'mf-product': '1.0.0' });
    const next = release({ 'mf-live': '1.0.1' });
    expect(Object.values(next.remotes).map(({ artifact }) => `${artifact.name}@${artifact.version}`)).toEqual(
      ['mf-live@1.0.1', 'mf-product@1.0.0'],
    );
    expect(next.sequence).toBe(2);
  });

  it('gives a remote its previous version to fall back to, and keeps it while the version stays', () => {
    release({ shell: '1.0.0', 'mf-live': '1.0.0' });
    expect(release({ 'mf-live': '1.0.1' }).remotes['mf-live']?.fallback?.version).toBe('1.0.0');
    expect(release({ 'mf-product': '1.0.0' }).remotes['mf-live']?.fallback?.version).toBe('1.0.0');
  });

  it('gives the first version of a remote no fallback', () => {
    expect(release({ shell: '1.0.0', 'mf-live': '1.0.0' }).remotes['mf-live']?.fallback).toBeNull();
  });

  it('refuses a stored file that does not match its hash', () => {
    publish({ name: 'shell' });
    publish({ name: 'mf-live' });
    writeFileSync(
      path.join(registry.artifacts.folderOf('mf-live', '1.0.0'), 'remoteEntry.js'),
      '// tampered',
    );
    expect(() =>
      registry.compose({ versions: { shell: '1.0.0', 'mf-live': '1.0.0' }, base: 'stable' }),
    ).toThrow(/make no release[\s\S]*mf-live@1\.0\.0: remoteEntry\.js does not match its hash/);
    expect(registry.releases.ids()).toEqual([]);
  });

  it('refuses an unpublished version, and a release without a shell', () => {
    publish({ name: 'shell' });
    expect(() =>
      registry.compose({ versions: { shell: '1.0.0', 'mf-live': '7.0.0' }, base: 'stable' }),
    ).toThrow(/mf-live@7\.0\.0 was never published/);
    expect(() => registry.compose({ versions: {}, base: 'stable' })).toThrow(/needs a shell/);
  });

  it('refuses a part that is named and left out in one breath', () => {
    publish({ name: 'shell' });
    publish({ name: 'mf-live' });
    const versions = { shell: '1.0.0', 'mf-live': '1.0.0' };
    expect(() => registry.compose({ versions, without: ['mf-live'], base: 'stable' })).toThrow(
      /mf-live is wanted and left out[\s\S]*--without mf-live/,
    );
    expect(registry.releases.ids()).toEqual([]);
  });

  // A page that was mistyped was taken, as if there were something to lose.
  it('refuses to leave out what is not there, and names what is like it', () => {
    publish({ name: 'shell' });
    publish({ name: 'mf-live', routes: [sampleRoute('live', '/livestream')] });
    const versions = { shell: '1.0.0', 'mf-live': '1.0.0' };
    registry.promote(registry.compose({ versions, base: 'stable' }).id, 'stable', mover);
    const without = (word: string) => registry.compose({ versions: {}, without: [word], base: 'stable' });
    expect(() => without('mf-lieve')).toThrow(/has no mf-lieve \(did you mean mf-live\?\) to leave out/);
    expect(() => without('/livstream')).toThrow(/has no \/livstream \(did you mean \/livestream\?\)/);
    expect(without('/livestream').remotes['mf-live']?.artifact.version).toBe('1.0.0');
  });

  it('compares the schemas that the artifacts carry', () => {
    const name = 'mf-live/badge';
    const offered = { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] };
    const contracts = 'server/contracts.json';
    const carrying = (schemas: Partial<ArtifactContracts>) => ({
      contracts,
      content: {
        'remoteEntry.js': '',
        'server/server.cjs': '',
        [contracts]: JSON.stringify(sampleContracts(schemas)),
      },
    });
    const used = { ...offered, required: [] };
    publish({
      name: 'shell',
      fragmentsUsed: [{ name, propsHash: 'a'.repeat(64) }],
      ...carrying({ fragmentsUsed: { [name]: used } }),
    });
    const live = (version: string, required: string[]) =>
      publish({
        name: 'mf-live',
        version,
        fragmentsOffered: [{ name, propsHash: 'b'.repeat(64), chunks: [] }],
        ...carrying({ fragmentsOffered: { [name]: { ...offered, required } } }),
      });
    live('1.0.0', []);
    live('1.0.1', ['id']);
    const compose = (version: string) =>
      registry.compose({ versions: { shell: '1.0.0', 'mf-live': version }, base: 'stable' });
    expect(compose('1.0.0').remotes['mf-live']?.artifact.version).toBe('1.0.0');
    expect(() => compose('1.0.1')).toThrow(/props\.id may be missing, but is required/);
  });

  it('refuses unreadable schemas, and calls of an API that described too little', () => {
    const contracts = 'server/contracts.json';
    const content = { 'remoteEntry.js': '', 'server/server.cjs': '', [contracts]: '[]' };
    publish({ name: 'shell', contracts, content });
    const compose = () => registry.compose({ versions: { shell: '1.0.0' }, base: 'stable' });
    expect(compose).toThrow(/shell@1\.0\.0 carries no readable contracts[\s\S]*publish it again/);
    publish({ name: 'shell', version: '1.0.1' });
    writeFileSync(path.join(root, 'data/api-contract.json'), '{"live.campaigns":"aaaa"}');
    expect(() => registry.compose({ versions: { shell: '1.0.1' }, base: 'stable' })).toThrow(
      /api-contract\.json says too little[\s\S]*deploy the API again/,
    );
  });

  it('says every reason at once', () => {
    publish({ name: 'shell', fragmentsUsed: [{ name: 'mf-live/badge', propsHash: 'a'.repeat(64) }] });
    publish({ name: 'mf-live', apiCalls: [{ id: 'live.campaigns', hash: 'a'.repeat(64) }] });
    expect(() =>
      registry.compose({ versions: { shell: '1.0.0', 'mf-live': '1.0.0' }, base: 'stable' }),
    ).toThrow(/no remote offers[\s\S]*does not serve/);
  });
});

describe('releases', () => {
  it('does not take the draft of a write that was cut off for a release', () => {
    release({ shell: '1.0.0' });
    writeFileSync(path.join(root, 'data/releases/r0002-00000000.json.draft'), '{');
    expect(registry.releases.ids()).toHaveLength(1);
  });
});

describe('registry over HTTP', () => {
  it('serves a channel and the files that artifacts list, nothing else', async () => {
    const { id } = release({ shell: '1.0.0' });
    const app = createRegistryApp(registry);
    const channel = await app.inject('/channels/stable');
    expect(JSON.parse(channel.json().release.payload)).toMatchObject({ id });
    expect((await app.inject('/artifacts/shell/1.0.0/remoteEntry.js')).body).toBe('// shell 1.0.0');
    for (const address of [
      '/channels/canary',
      '/channels/other',
      '/artifacts/shell/1.0.0/artifact.json',
      '/artifacts/shell/1.0.0/../../../keys/private.pem',
      '/artifacts/..%2F..%2Fkeys/x/private.pem',
      '/artifacts/shell/9.9.9/remoteEntry.js',
    ])
      expect((await app.inject(address)).statusCode).toBe(404);
    await app.close();
  });
});
