import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { Registry } from '@mall/registry/registry';
import { sampleRoute, writeSampleBuild } from '../../infra/registry/src/testing/sample-build.ts';
import { artifactNames, localVersion } from '../workspace.ts';
import { recordApiContract } from './record-api-contract.ts';
import { releaseSources } from './release-sources.ts';

let folder: string;
let registry: Registry;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'release-sources-'));
  registry = new Registry(path.join(folder, 'registry'));
  // Builds of the present sources, so that nothing has to be built.
  for (const name of artifactNames)
    registry.artifacts.publish(writeSampleBuild(folder, { name, version: localVersion(name) }));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const recorded = (file: string) => readFileSync(path.join(folder, 'registry', file), 'utf8');

it('a release of the sources leaves what compose judges calls by to the API that runs', async () => {
  const [first] = allEndpoints;
  if (!first) throw new Error('there are no calls');
  const contract = { [first.id]: { hash: 'a', call: { method: 'GET', path: '/of/before', data: {} } } };
  registry.setApiContract(contract);
  registry.setMenuLinks(['/of/before']);
  await releaseSources(folder, () => undefined);
  expect(registry.channel('stable')).not.toBeNull();
  expect(JSON.parse(recorded('api-contract.json'))).toEqual(contract);
  expect(JSON.parse(recorded('menu-links.json'))).toEqual(['/of/before']);
});

it('the start of an API records its calls, and the addresses of its menus without their queries', () => {
  recordApiContract(registry);
  expect(Object.keys(JSON.parse(recorded('api-contract.json'))).sort()).toEqual(
    allEndpoints.map(({ id }) => id).sort(),
  );
  const links: string[] = JSON.parse(recorded('menu-links.json'));
  expect(links).toEqual(expect.arrayContaining(['/coupon/list', '/goods/list/category/2', '/livestream']));
  expect(links.filter((link) => link.includes('?'))).toEqual([]);
});

it('a shop that is opened from its sources opens without a page that menus lead to, and says so', async () => {
  const build = { name: 'mf-content', version: '0.0.1', routes: [sampleRoute('coupons', '/coupon/list')] };
  registry.artifacts.publish(writeSampleBuild(folder, build));
  registry.setMenuLinks(['/coupon/list']);
  const versions = { shell: localVersion('shell'), 'mf-content': '0.0.1' };
  const before = registry.compose({ versions, base: 'stable' });
  registry.promote(before.id, 'stable', { by: 'the test', why: '' });
  const said: string[] = [];
  await releaseSources(folder, (line) => said.push(line));
  expect(said).toContain('gone: /coupon/list (mf-content@0.0.1), where the menus lead');
});
