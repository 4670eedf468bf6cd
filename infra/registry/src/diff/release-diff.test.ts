import type { Release } from '@mall/contracts/platform/release';
import { type SampleParts, sampleArtifact, sampleRoute, schemaHash } from '../testing/sample-build.ts';
import { diffReleases } from './release-diff.ts';

const [one, other] = [schemaHash('a'), schemaHash('b')];

function release(...builds: SampleParts[]): Release {
  const [shell, ...remotes] = [{ name: 'shell' }, ...builds].map((build) => ({
    artifact: sampleArtifact(build),
    fallback: null,
  }));
  if (!shell) throw new Error('a release has a shell');
  return {
    schemaVersion: 1,
    id: 'r0001-5f6e8bba',
    sequence: 1,
    createdAt: '2026-11-24T00:00:00.000Z',
    note: '',
    shell,
    remotes: Object.fromEntries(remotes.map((part) => [part.artifact.name, part])),
  };
}

const live: SampleParts = {
  name: 'mf-live',
  routes: [sampleRoute('a', '/livestream'), sampleRoute('b', '/live/old')],
  fragmentsOffered: [{ name: 'live-player', propsHash: one, chunks: [] }],
  eventsPublished: [{ topic: 'live:started@1', hash: one }],
  apiCalls: [{ id: 'live.list', hash: one }],
  shared: { react: '^19.3.0', valtio: '^2.0.0' },
  content: { 'remoteEntry.js': 'x'.repeat(1024), 'server/server.cjs': '' },
};
const catalog: SampleParts = {
  name: 'mf-catalog',
  fragmentsUsed: [{ name: 'live-player', propsHash: one }],
};
const cart: SampleParts = { name: 'mf-cart-order', eventsHeard: [{ topic: 'live:started@1', hash: one }] };

it('lists routes, weights, contracts with whom they affect, and libraries', () => {
  const next: SampleParts = {
    name: 'mf-live',
    version: '1.1.0',
    routes: [sampleRoute('a', '/livestream'), sampleRoute('c', '/live/new')],
    fragmentsOffered: [{ name: 'live-player', propsHash: other, chunks: [] }],
    eventsPublished: [],
    apiCalls: [
      { id: 'live.list', hash: other },
      { id: 'live.view', hash: one },
    ],
    shared: { react: '^19.4.0' },
    content: { 'remoteEntry.js': 'x'.repeat(2048), 'server/server.cjs': '' },
  };
  expect(diffReleases(release(live, catalog, cart), release(next, catalog, cart))).toEqual([
    'mf-live 1.0.0 -> 1.1.0',
    '  route /live/new: new',
    '  route /live/old: gone',
    '  route /livestream: 1.0 KB -> 2.0 KB of JavaScript',
    '  fragment live-player: another contract; affects mf-catalog',
    '  event live:started@1: gone; affects mf-cart-order',
    '  call live.list: another contract',
    '  call live.view: new',
    '  library react: ^19.3.0 -> ^19.4.0',
    '  library valtio: gone',
  ]);
});

it('names parts that are new or left out, and nothing of those that are the same', () => {
  expect(diffReleases(release(live, catalog), release(catalog, cart))).toEqual([
    'mf-cart-order is new: 1.0.0',
    'mf-live is left out: it was 1.0.0',
  ]);
  expect(diffReleases(release(live, catalog), release(live, catalog))).toEqual([]);
});
