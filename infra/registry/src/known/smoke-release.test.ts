import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Registry } from '../registry.ts';
import { writeSampleBuild } from '../testing/sample-build.ts';
import { lookBefore, smokeRelease } from './smoke-release.ts';
import { provideSmokeTool, type SmokeOptions, type SmokeResult } from './smoke-tool.ts';

/** The browser itself is looked at by e2e (composition/smoke.spec.ts). */

const squad = { by: 'live squad', why: 'a new show' };
const works: SmokeResult = { pages: 12, skipped: [], failures: [] };
let root: string;
let registry: Registry;
let looks: SmokeOptions[];
let said: string[];
let result: SmokeResult;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'smoke-'));
  registry = new Registry(path.join(root, 'data'));
  [looks, said, result] = [[], [], works];
  provideSmokeTool(async (options) => {
    looks.push(options);
    return result;
  });
  promote(compose({ shell: '1.0.0', 'mf-live': '1.0.0', 'mf-product': '1.0.0' }));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function compose(versions: Record<string, string>): string {
  for (const [name, version] of Object.entries(versions))
    registry.artifacts.publish(writeSampleBuild(root, { name, version }));
  return registry.compose({ versions, base: 'stable' }).id;
}
const promote = (id: string) => registry.promote(id, 'stable', squad);
const place = () => ({ registry, folder: path.join(root, 'data'), say: (line: string) => said.push(line) });
const look = (id: string, options: Partial<Parameters<typeof lookBefore>[0]> = {}) =>
  lookBefore({ id, channel: 'stable', isExact: false, isSmoked: undefined, why: '', ...options }, place());

it('stable is looked at before it moves, other channels where the mover asks for it', async () => {
  const id = compose({ 'mf-live': '1.0.1' });
  expect(await look(id)).toEqual({ id, rebasedFrom: null, revision: 1, smoke: '12 pages looked at' });
  expect(await look(id, { channel: 'canary' })).toMatchObject({ id, smoke: '' });
  expect(looks).toHaveLength(1);
  expect(await look(id, { channel: 'canary', isSmoked: true })).toMatchObject({
    smoke: '12 pages looked at',
  });
  expect(looks).toHaveLength(2);
});

it('what is looked at is what stable will serve, with what others promoted', async () => {
  const mine = compose({ 'mf-live': '1.0.1' });
  promote(compose({ 'mf-product': '1.0.1' }));
  const looked = await look(mine);
  expect(looked).toMatchObject({ rebasedFrom: mine, revision: 2 });
  expect(looks[0]?.release.id).toBe(looked.id);
  expect(looks[0]?.release.remotes['mf-product']?.artifact.version).toBe('1.0.1');
  registry.promote(looked.id, 'stable', { ...squad, revision: 2, smoke: looked.smoke });
  expect(registry.channel('stable')).toMatchObject({
    releaseId: looked.id,
    moves: [{ smoke: '12 pages looked at', why: 'a new show' }, {}, {}],
  });
});

it('a release that fails is refused with the pages and their pictures', async () => {
  const picture = Buffer.from('a picture');
  result = {
    pages: 12,
    skipped: ['mf-live /live/:id'],
    failures: [
      { remote: 'mf-live', page: '/livestream', reasons: ['it throws \u001b[2Ja', 'it reports b'], picture },
      { remote: '../mf-live', page: '/../../x?y=1', reasons: ['late'], picture },
      { remote: 'mf-live', page: '/', reasons: ['late'], picture: null },
    ],
  };
  const id = compose({ 'mf-live': '1.0.1' });
  const pictures = path.join(root, 'data/smoke', id);
  await expect(look(id)).rejects.toThrow(
    [
      `${id} does not work: 3 of 12 pages failed`,
      `  - mf-live /livestream: it throws  [2Ja; it reports b (picture: ${pictures}/01-mf-live-livestream.png)`,
      `  - ../mf-live /../../x?y=1: late (picture: ${pictures}/02--mf-live-x-y-1.png)`,
      '  - mf-live /: late',
      '  - repair what failed and compose again; to promote it all the same: --no-smoke --why "<reason>"',
    ].join('\n'),
  );
  expect(said).toEqual(['not looked at, because nothing leads there: mf-live /live/:id']);
  expect(readdirSync(pictures)).toEqual(['01-mf-live-livestream.png', '02--mf-live-x-y-1.png']);
  expect(readFileSync(path.join(pictures, '01-mf-live-livestream.png'), 'utf8')).toBe('a picture');
  // The next look has pictures of its own.
  result = { ...works, failures: [{ remote: 'mf-live', page: '/', reasons: ['late'], picture: null }] };
  await expect(look(id)).rejects.toThrow(/1 of 12 pages failed/);
  expect(existsSync(pictures)).toBe(false);
});

it('skips the look only with a reason', async () => {
  const id = compose({ 'mf-live': '1.0.1' });
  await expect(look(id, { isSmoked: false })).rejects.toThrow(/say why that is right: --no-smoke --why/);
  expect(await look(id, { isSmoked: false, why: 'the shop is down' })).toMatchObject({
    id,
    smoke: 'no smoke',
  });
  expect(looks).toEqual([]);
});

it('a registry without a browser says that no page was looked at, and stable records that', async () => {
  provideSmokeTool(null);
  const id = compose({ 'mf-live': '1.0.1' });
  expect(await look(id, { channel: 'canary' })).toMatchObject({ smoke: '' });
  expect(said).toEqual([]);
  expect(await look(id)).toEqual({
    id,
    rebasedFrom: null,
    revision: undefined,
    smoke: 'no smoke: no browser here',
  });
  expect(said).toEqual([
    expect.stringMatching(/^its pages were not looked at: this registry has no browser/),
  ]);
  await expect(look(id, { isSmoked: true })).rejects.toThrow(/no browser to look at releases with/);
});

it('a release that is served already, or was left, is not looked at', async () => {
  const id = compose({ 'mf-live': '1.0.1' });
  promote(id);
  await expect(look(id)).rejects.toThrow(/serves .* already/);
  registry.rollback('stable', squad);
  await expect(look(id)).rejects.toThrow(/was rolled back from/);
  expect(looks).toEqual([]);
});

it('the link that a release is looked at by shows this release', async () => {
  const id = compose({ 'mf-live': '1.0.1' });
  await smokeRelease(registry.releases.get(id), place());
  const [payload = ''] = looks[0]?.word.split('.') ?? [];
  expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({
    kind: 'preview',
    releaseId: id,
  });
});
