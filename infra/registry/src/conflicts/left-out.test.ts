import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '../registry.ts';
import { type SampleParts, schemaHash, writeSampleBuild } from '../testing/sample-build.ts';

/** A remote is taken out of the shop, or was never in it, while others show its fragment and subscribe to its event. */
let root: string;
let registry: Registry;
const mover = { by: 'platform', why: '' };

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'left-out-'));
  registry = new Registry(path.join(root, 'data'));
  publish({ name: 'shell', fragmentsUsed: [{ name: 'mf-live/mini-player', propsHash: schemaHash('a') }] });
  publish({ name: 'mf-product', eventsHeard: [{ topic: 'live:started@1', hash: schemaHash('b') }] });
  publish({
    name: 'mf-product',
    version: '1.0.1',
    eventsHeard: [{ topic: 'live:started@1', hash: schemaHash('b') }],
  });
  publish({
    name: 'mf-live',
    fragmentsOffered: [{ name: 'mf-live/mini-player', propsHash: schemaHash('a'), chunks: [] }],
    eventsPublished: [{ topic: 'live:started@1', hash: schemaHash('b') }],
  });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const publish = (parts: SampleParts) => registry.publish(writeSampleBuild(root, parts));
const present = { shell: '1.0.0', 'mf-product': '1.0.0' };
const whole = { ...present, 'mf-live': '1.0.0' };
const compose = (
  versions: Record<string, string>,
  options: { without?: string[]; missing?: string[] } = {},
) => registry.compose({ versions, base: 'stable', ...options });
const promote = (id: string) => registry.promote(id, 'stable', mover).release;

it('is no fault of those who use it, from then on', () => {
  promote(compose(whole).id);
  const without = promote(compose({}, { without: ['mf-live'] }).id);
  expect([Object.keys(without.remotes), without.without]).toEqual([['mf-product'], ['mf-live']]);
  // The next squad's release is not refused for it.
  expect(promote(compose({ 'mf-product': '1.0.1' }).id).without).toEqual(['mf-live']);
});

it('is looked at again once the remote is back', () => {
  promote(compose(whole).id);
  promote(compose({}, { without: ['mf-live'] }).id);
  expect(promote(compose({ 'mf-live': '1.0.0' }).id).without).toBeUndefined();
  publish({ name: 'mf-live', version: '1.0.1' });
  expect(() => compose({ 'mf-live': '1.0.1' })).toThrow(/mini-player, which no remote offers/);
});

it('lets a shop begin without it, where it is said to be missing', () => {
  expect(() => compose(present)).toThrow(/no remote offers[\s\S]*no remote publishes/);
  expect(promote(compose(present, { missing: ['mf-live'] }).id).without).toEqual(['mf-live']);
});

it('says nothing for a remote that is there or not meant', () => {
  expect(() => compose(present, { missing: ['mf-content'] })).toThrow(/mini-player, which no remote offers/);
  expect(compose(whole, { missing: ['mf-live'] }).without).toBeUndefined();
});

it('stays out when others promoted theirs meanwhile', () => {
  promote(compose(whole).id);
  const [out, product] = [compose({}, { without: ['mf-live'] }), compose({ 'mf-product': '1.0.1' })];
  promote(product.id);
  const release = promote(out.id);
  expect([release.without, release.remotes['mf-product']?.artifact.version]).toEqual([['mf-live'], '1.0.1']);
});
