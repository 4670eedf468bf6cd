import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import type { Artifact } from '@mall/contracts/platform/artifact';
import { Registry } from '@mall/registry/registry';
import { buildRemote } from '@mall/remote-kit/build/build-package';
import { apiContractOf, contractsFile } from '@mall/remote-kit/build/contracts';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { writeSampleBuild } from '../../infra/registry/src/testing/sample-build.ts';
import { root } from '../workspace.ts';

const contractsFolder = path.join(root, 'shared-contracts');
/** What the older contracts lack: an optional field of a reply. */
const addedLater = /\n {4}player: z\.optional\(.*\),(?=\n)/;
let folder: string;

/** Packages as npm installs them: links to the repository's, in a folder where a remote may bring its own. */
function installPackages(): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) symlinkSync(path.join(from, name), path.join(to, name));
}

/** A remote's folder with a contracts package of its own: that of the release before the field was added. */
function installOlderContracts(remote: string): void {
  const target = path.join(folder, remote, 'node_modules/@mall/contracts');
  cpSync(contractsFolder, target, { recursive: true, filter: (from) => !from.includes('node_modules') });
  const file = path.join(target, 'src/api/catalogue/live.ts');
  const present = readFileSync(file, 'utf8');
  expect(present).toMatch(addedLater);
  writeFileSync(file, present.replace(addedLater, ''));
}

function copyRemote(remote: string): void {
  const isSource = (from: string) => !['node_modules', 'dist'].includes(path.basename(from));
  cpSync(path.join(root, remote), path.join(folder, remote), { recursive: true, filter: isSource });
}

/** A small remote that makes the same call as mf-live. */
function writeRemote(name: string): void {
  const source = `import { listCampaigns } from '@mall/contracts/api/catalogue/live';
import { defineRemote } from '@mall/remote-kit/define-remote';

export const remote = defineRemote({
  name: '${name}',
  routes: [
    {
      id: 'sample',
      path: '/sample',
      head: () => ({ title: 'Sample', description: 'Sample' }),
      component: () => import(/* webpackChunkName: "route-sample" */ './page.tsx'),
    },
  ],
  uses: { calls: [listCampaigns] },
});
`;
  mkdirSync(path.join(folder, name, 'src'), { recursive: true });
  writeFileSync(path.join(folder, name, 'package.json'), JSON.stringify({ name, version: '2.0.0' }));
  writeFileSync(path.join(folder, name, 'src/remote.ts'), source);
  writeFileSync(path.join(folder, name, 'src/page.tsx'), 'export default () => <p>Sample</p>;\n');
}

const repliesOf = (remote: string): string =>
  readFileSync(path.join(outputFolder(path.join(folder, remote)), contractsFile), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'older-contracts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Libraries that the shell of a release gives to these builds. */
const sharedWith = (...artifacts: readonly Artifact[]): Artifact['shared'] =>
  Object.fromEntries(
    artifacts
      .flatMap(({ shared }) => Object.entries(shared))
      .map(([name, entry]) => [name, typeof entry === 'string' ? entry : entry.range.replace('^', '')]),
  );

it('a remote of older contracts and one of the present ones make one release', async () => {
  installPackages();
  copyRemote('mf-live');
  installOlderContracts('mf-live');
  writeRemote('mf-sample');
  const older = await buildRemote(path.join(folder, 'mf-live'));
  const present = await buildRemote(path.join(folder, 'mf-sample'));
  expect(repliesOf('mf-live')).not.toContain('"player"');
  expect(repliesOf('mf-sample')).toContain('"player"');

  const registry = new Registry(path.join(folder, 'registry'));
  registry.artifacts.publish(writeSampleBuild(folder, { name: 'shell', shared: sharedWith(older, present) }));
  for (const remote of ['mf-live', 'mf-sample'])
    registry.artifacts.publish(outputFolder(path.join(folder, remote)));
  const versions = { shell: '1.0.0', 'mf-live': older.version, 'mf-sample': present.version };
  registry.setApiContract(apiContractOf(allEndpoints));
  const release = registry.compose({ versions, base: 'stable' });
  expect(Object.keys(release.remotes).sort()).toEqual(['mf-live', 'mf-sample']);

  // The same builds are refused by an API that no longer serves what the older contracts name.
  registry.setApiContract(apiContractOf(allEndpoints.filter(({ id }) => id !== 'live.shortForms')));
  expect(() => registry.compose({ versions, base: 'stable' })).toThrow(/mf-live.*live\.shortForms/s);
}, 120_000);
