import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Release } from '@mall/contracts/platform/release';
import { versionsOf } from './rebase.ts';
import { Registry } from './registry.ts';
import { type SampleParts, writeSampleBuild } from './testing/sample-build.ts';

let root: string;
let registry: Registry;
const squad = { by: 'live squad', why: 'a new show' };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'promote-'));
  registry = new Registry(path.join(root, 'data'));
  compose({ shell: '1.0.0', 'mf-live': '1.0.0', 'mf-product': '1.0.0' });
  promote(compose({}).id);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const publish = (parts: SampleParts) => registry.artifacts.publish(writeSampleBuild(root, parts));
let base: Record<string, string> = {};

/** Publishes these versions and makes a release of them from stable, as a squad does. */
function compose(versions: Record<string, string>, without: string[] = []): Release {
  for (const [name, version] of Object.entries(versions)) publish({ name, version });
  if (!registry.channel('stable')) base = { ...base, ...versions };
  return registry.compose({
    versions: registry.channel('stable') ? versions : base,
    without,
    base: 'stable',
  });
}
const promote = (id: string, options: { isExact?: boolean; revision?: number } = {}) =>
  registry.promote(id, 'stable', { ...squad, ...options });
const rollback = (options: { to?: string; revision?: number; keepsVisitors?: boolean } = {}) =>
  registry.rollback('stable', { ...squad, ...options }).channel;
const served = () => {
  const stable = registry.channel('stable');
  return versionsOf(stable && registry.releases.get(stable.releaseId));
};
const stableId = () => registry.channel('stable')?.releaseId ?? '';
const withdrawn = () => JSON.parse(registry.reply('stable').pointer.payload).withdrawn as string[];

describe('two squads that compose from the same stable', () => {
  it('both have their change served, whichever promotes last', () => {
    const [live, product] = [compose({ 'mf-live': '1.0.1' }), compose({ 'mf-product': '1.0.1' })];
    expect(promote(live.id).rebasedFrom).toBeNull();
    const { rebasedFrom, release } = promote(product.id);
    expect(rebasedFrom).toBe(product.id);
    expect(served()).toEqual({ shell: '1.0.0', 'mf-live': '1.0.1', 'mf-product': '1.0.1' });
    // What a broken version falls back to in a browser is that of the new base.
    expect(release.remotes['mf-live']?.fallback?.version).toBe('1.0.0');
    expect(release.base).toMatchObject({ channel: 'stable', releaseId: live.id });
  });

  it('are told when both changed the same part, and nothing happens', () => {
    const [first, second] = [compose({ 'mf-live': '1.0.1' }), compose({ 'mf-live': '1.0.2' })];
    promote(first.id);
    expect(() => promote(second.id)).toThrow(
      /serves r0003-\w+ meanwhile[\s\S]*mf-live: 1\.0\.0 then, 1\.0\.1 now, 1\.0\.2 in yours/,
    );
    expect(stableId()).toBe(first.id);
  });

  it('are refused when the sum does not fit together', () => {
    const uses = (version: string) =>
      publish({
        name: 'mf-product',
        version,
        fragmentsUsed: [{ name: 'mf-live/badge', propsHash: 'a'.repeat(64) }],
      });
    publish({
      name: 'mf-live',
      version: '1.0.1',
      fragmentsOffered: [{ name: 'mf-live/badge', propsHash: 'a'.repeat(64), chunks: [] }],
    });
    promote(registry.compose({ versions: { 'mf-live': '1.0.1' }, base: 'stable' }).id);
    uses('1.0.1');
    const product = registry.compose({ versions: { 'mf-product': '1.0.1' }, base: 'stable' });
    promote(compose({ 'mf-live': '1.0.2' }).id);
    expect(() => promote(product.id)).toThrow(/make no release[\s\S]*no remote offers/);
    expect(served()['mf-live']).toBe('1.0.2');
  });

  it('may take a part out while another changes a second one', () => {
    const [gone, product] = [compose({}, ['mf-live']), compose({ 'mf-product': '1.0.1' })];
    promote(product.id);
    promote(gone.id);
    expect(served()).toEqual({ shell: '1.0.0', 'mf-product': '1.0.1' });
    expect(() => compose({}, ['mf-live'])).toThrow(/stable has no mf-live[\s\S]*it has: mf-product, shell/);
  });

  it('undo the other one only when they say so', () => {
    const [live, product] = [compose({ 'mf-live': '1.0.1' }), compose({ 'mf-product': '1.0.1' })];
    promote(live.id);
    promote(product.id, { isExact: true });
    expect(served()['mf-live']).toBe('1.0.0');
  });
});

describe('promote', () => {
  it('keeps who moved the channel, and why', () => {
    const { id } = compose({ 'mf-live': '1.0.1' });
    const before = stableId();
    promote(id);
    expect(registry.channel('stable')?.moves[0]).toMatchObject({
      kind: 'promote',
      revision: 2,
      from: before,
      to: id,
      ...squad,
    });
  });

  it('refuses what is served already, by itself or in a later release', () => {
    const [live, product] = [compose({ 'mf-live': '1.0.1' }), compose({ 'mf-product': '1.0.1' })];
    promote(live.id);
    expect(() => promote(live.id)).toThrow(/serves r\d+-\w+ already \(revision 2\)/);
    promote(product.id);
    expect(() => promote(live.id)).toThrow(/serves the changes of r\d+-\w+ already[\s\S]*rollback --to/);
  });

  it('checks a release again: the API may serve less than when it was composed', () => {
    const call = { method: 'GET', path: '/api/live', data: { type: 'object' } };
    registry.setApiContract({ 'live.campaigns': { hash: 'a'.repeat(64), call } });
    publish({
      name: 'mf-live',
      version: '1.0.1',
      apiCalls: [{ id: 'live.campaigns', hash: 'a'.repeat(64) }],
    });
    const { id } = registry.compose({ versions: { 'mf-live': '1.0.1' }, base: 'stable' });
    registry.setApiContract({});
    expect(() => promote(id)).toThrow(/make no release/);
  });

  it('refuses a mover who looked at an older revision, and a release that does not exist', () => {
    const { id } = compose({ 'mf-live': '1.0.1' });
    expect(() => promote(id, { revision: 0 })).toThrow(/moved meanwhile: it is at revision 1, not 0/);
    expect(() => promote('r0001-00000000')).toThrow(/there is no release/);
    expect(() => promote('../channels/stable')).toThrow(/there is no release/);
    expect(registry.channel('stable')?.revision).toBe(1);
  });

  // The shell before shows a fragment of what was left out as well, and was taken for one that does not fit.
  it('keeps the shell before to fall back to where a remote is left out', () => {
    const badge = { name: 'mf-live/badge', propsHash: 'a'.repeat(64) };
    publish({ name: 'mf-live', version: '1.1.0', fragmentsOffered: [{ ...badge, chunks: [] }] });
    publish({ name: 'shell', version: '1.1.0', fragmentsUsed: [badge] });
    publish({ name: 'shell', version: '1.2.0', fragmentsUsed: [badge] });
    const made = (versions: Record<string, string>, without: string[] = []) =>
      registry.compose({ versions, without, base: 'stable' });
    promote(made({ shell: '1.1.0', 'mf-live': '1.1.0' }).id);
    expect(made({ shell: '1.2.0' }).shell.fallback?.version).toBe('1.1.0');
    expect(made({ shell: '1.2.0' }, ['mf-live']).shell.fallback?.version).toBe('1.1.0');
  });

  // Said no more than the revision: two squads that looked at the same time had to find out whose move it was.
  it('tells a mover who was overtaken what was moved, by whom and why', () => {
    const [live, product] = [compose({ 'mf-live': '1.0.1' }), compose({ 'mf-product': '1.0.1' })];
    promote(live.id, { revision: 1 });
    expect(() => promote(product.id, { revision: 1 })).toThrow(
      new RegExp(`promote to ${live.id} by live squad on [\\dT:-]+: a new show[\\s\\S]*--revision 2`),
    );
  });

  it('gives canary what stable serves now, with the change', () => {
    const live = compose({ 'mf-live': '1.0.1' });
    promote(compose({ 'mf-product': '1.0.1' }).id);
    const { release, channel } = registry.promote(live.id, 'canary', squad);
    expect(versionsOf(release)).toEqual({ shell: '1.0.0', 'mf-live': '1.0.1', 'mf-product': '1.0.1' });
    expect(channel).toMatchObject({ name: 'canary', revision: 1 });
    expect(registry.channel('stable')?.revision).toBe(2);
  });
});

describe('rollback', () => {
  it('goes back one release each time, and never to one that was left', () => {
    const first = stableId();
    const good = promote(compose({ 'mf-live': '1.0.1' }).id).release.id;
    const bad = promote(compose({ 'mf-live': '1.0.2' }).id).release.id;
    expect(rollback()).toMatchObject({ releaseId: good, revision: 4 });
    expect(rollback()).toMatchObject({ releaseId: first, revision: 5 });
    expect(() => rollback()).toThrow(/no earlier release/);
    expect(withdrawn()).toEqual([good, bad]);
    expect(() => promote(bad)).toThrow(/was rolled back from .* by live squad on .*: a new show/);
  });

  it('goes on from where it went back to', () => {
    promote(compose({ 'mf-live': '1.0.1' }).id);
    rollback();
    const repaired = promote(compose({ 'mf-live': '1.0.2' }).id).release.id;
    promote(compose({ 'mf-product': '1.0.1' }).id);
    expect(rollback().releaseId).toBe(repaired);
  });

  it('goes further back to a named release, over others that are left then, too', () => {
    const first = stableId();
    const second = promote(compose({ 'mf-live': '1.0.1' }).id).release.id;
    const third = promote(compose({ 'mf-live': '1.0.2' }).id).release.id;
    expect(rollback({ to: first }).releaseId).toBe(first);
    expect(withdrawn()).toEqual([third, second]);
    expect(() => rollback({ to: third })).toThrow(/cannot go back to/);
  });

  it('leaves the visitors of the release on it when it is told to', () => {
    promote(compose({ 'mf-live': '1.0.1' }).id);
    rollback({ keepsVisitors: true });
    expect(withdrawn()).toEqual([]);
  });

  it('puts a change that was composed from a bad release on top of the good one', () => {
    promote(compose({ 'mf-live': '1.0.1' }).id);
    const product = compose({ 'mf-product': '1.0.1' });
    rollback();
    promote(product.id);
    expect(served()).toEqual({ shell: '1.0.0', 'mf-live': '1.0.0', 'mf-product': '1.0.1' });
  });

  it('refuses a mover who looked at an older revision', () => {
    promote(compose({ 'mf-live': '1.0.1' }).id);
    expect(() => rollback({ revision: 1 })).toThrow(/moved meanwhile/);
  });

  it('signs a release of before a change of keys anew, so that edges take it', () => {
    promote(compose({ 'mf-live': '1.0.1' }).id);
    rmSync(path.join(root, 'data/keys'), { recursive: true });
    registry = new Registry(path.join(root, 'data'));
    const { isSignedAnew } = registry.rollback('stable', squad);
    const { pointer, release } = registry.reply('stable');
    expect(isSignedAnew).toBe(true);
    expect(release.keyId).toBe(pointer.keyId);
  });
});

describe('numbers of releases', () => {
  it('never repeat, even when releases are removed', () => {
    const { sequence, id } = compose({ 'mf-live': '1.0.1' });
    rmSync(path.join(root, `data/releases/${id}.json`));
    expect(compose({ 'mf-live': '1.0.2' }).sequence).toBe(sequence + 1);
  });
});
