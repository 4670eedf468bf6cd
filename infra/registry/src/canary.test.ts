import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from './registry.ts';
import { writeSampleBuild } from './testing/sample-build.ts';

const mover = { by: 'the platform', why: 'a trial' };
let root: string;
let registry: Registry;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'canary-'));
  registry = new Registry(path.join(root, 'data'));
  promote(compose({ shell: '1.0.0', 'mf-live': '1.0.0', 'mf-product': '1.0.0' }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function compose(versions: Record<string, string>, without: string[] = []): string {
  for (const [name, version] of Object.entries(versions))
    registry.artifacts.publish(writeSampleBuild(root, { name, version }));
  return registry.compose({ versions, without, base: 'stable' }).id;
}
const promote = (id: string, channel: 'stable' | 'canary' = 'stable') =>
  registry.promote(id, channel, mover).release.id;
const rollback = (channel: 'stable' | 'canary' = 'stable', options = {}) =>
  registry.rollback(channel, { ...mover, ...options });
const weigh = (weight: number, isWithdrawn = false) =>
  registry.weighCanary(weight, { ...mover, isWithdrawn });
const canary = () => registry.channel('canary');

describe('a canary that was withdrawn', () => {
  // The command said that it goes to 5 % of new visitors, and edges gave it to none.
  it('gets no share again', () => {
    const id = promote(compose({ 'mf-live': '1.0.1' }), 'canary');
    weigh(5);
    weigh(0, true);
    expect(() => weigh(5)).toThrow(
      new RegExp(`${id} was withdrawn from canary by the platform on .*: a trial[\\s\\S]*compose`),
    );
    expect(canary()).toMatchObject({ weight: 0, revision: 3 });
    weigh(0, true);
    expect(canary()?.left).toEqual([{ releaseId: id, keepsVisitors: false }]);
  });

  it('is withdrawn without a share', () => {
    promote(compose({ 'mf-live': '1.0.1' }), 'canary');
    expect(() => weigh(5, true)).toThrow(/gets no share of visitors[\s\S]*canary 0 --withdraw/);
    expect(canary()).toMatchObject({ weight: 0, revision: 1, left: [] });
  });

  it('is nothing that canary goes back to', () => {
    const first = promote(compose({ 'mf-live': '1.0.1' }), 'canary');
    promote(compose({ 'mf-live': '1.0.2' }), 'canary');
    weigh(0, true);
    promote(compose({ 'mf-live': '1.0.3' }), 'canary');
    expect(rollback('canary').channel.releaseId).toBe(first);
    expect(() => rollback('canary')).toThrow(/no earlier release/);
  });
});

describe('a rollback of stable', () => {
  it('takes canary from its visitors where that has the broken part', () => {
    const bad = promote(compose({ 'mf-live': '1.0.1' }));
    const tried = promote(compose({ 'mf-product': '1.0.1' }), 'canary');
    weigh(5);
    expect(rollback().canary).toEqual([tried]);
    expect(canary()).toMatchObject({
      releaseId: tried,
      weight: 0,
      left: [{ releaseId: tried, keepsVisitors: false }],
      moves: [
        { kind: 'weigh', by: 'the platform', why: `stable was rolled back from ${bad}` },
        { kind: 'weigh' },
        { kind: 'promote' },
      ],
    });
    // Of what stable serves now with the change that was tried.
    const again = promote(compose({ 'mf-product': '1.0.2' }), 'canary');
    expect(registry.releases.get(again).remotes['mf-live']?.artifact.version).toBe('1.0.0');
  });

  it('takes an earlier canary as well, which sessions are still on, and leaves a good one its share', () => {
    promote(compose({ 'mf-live': '1.0.1' }));
    const earlier = promote(compose({ 'mf-product': '1.0.1' }), 'canary');
    const present = promote(compose({ 'mf-live': '1.0.2' }), 'canary');
    weigh(5);
    expect(rollback().canary).toEqual([earlier]);
    expect(canary()).toMatchObject({ releaseId: present, weight: 5, history: [] });
  });

  it('takes the very release that stable left, whatever it is made of', () => {
    const id = promote(compose({}), 'canary');
    weigh(5);
    promote(id);
    expect(rollback().canary).toEqual([id]);
    expect(canary()).toMatchObject({ weight: 0 });
  });

  it('takes a canary that lacks a part which was left out by mistake', () => {
    promote(compose({}, ['mf-live']));
    const tried = promote(compose({ 'mf-product': '1.0.1' }), 'canary');
    expect(rollback().canary).toEqual([tried]);
  });

  it('leaves canary alone where it has nothing of what was left, or visitors may keep it', () => {
    promote(compose({ 'mf-product': '1.0.1' }), 'canary');
    weigh(5);
    promote(compose({ 'mf-live': '1.0.1' }));
    expect(rollback().canary).toEqual([]);
    promote(compose({ 'mf-live': '1.0.2' }));
    promote(compose({ 'mf-product': '1.0.3' }), 'canary');
    expect(rollback('stable', { keepsVisitors: true }).canary).toEqual([]);
    expect(canary()).toMatchObject({ weight: 5, left: [] });
  });

  it('is no reason not to roll back: a canary that cannot be read', () => {
    const first = registry.channel('stable')?.releaseId;
    promote(compose({ 'mf-live': '1.0.1' }));
    const tried = promote(compose({ 'mf-product': '1.0.1' }), 'canary');
    rmSync(path.join(root, `data/releases/${tried}.json`));
    expect(rollback().canary).toEqual([]);
    expect(registry.channel('stable')?.releaseId).toBe(first);
  });

  // Edges never give as canary what stable was rolled back from.
  it('leaves nothing that canary may serve', () => {
    const bad = promote(compose({ 'mf-live': '1.0.1' }));
    rollback();
    expect(() => promote(bad, 'canary')).toThrow(/stable was rolled back from/);
  });
});
