import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { outputFolder } from '@mall/remote-kit/build/output-folder';
import { SetupError } from '../setup-error.ts';
import { artifactNames, localVersion, root } from '../workspace.ts';
import { buildArtifacts } from './build-artifacts.ts';
import { buildService, type ServiceName, serviceNames } from './build-services.ts';
import { missingPackages, readLockfile, runtimePackages } from './runtime-packages.ts';

const lock = readLockfile(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/**
 * A service as a folder that runs without the rest of the repository. The sample shop is packed to where the API
 * resolves it, so that an image of the API with it is the two folders laid over each other.
 */
async function packService(name: ServiceName, target: string): Promise<void> {
  const workspace = path.join('infra', name);
  const asked = await buildService(name);
  const packages = runtimePackages(lock, workspace, (folder) => existsSync(path.join(root, folder)));
  const missing = missingPackages(asked, packages);
  if (missing.length > 0)
    throw new SetupError(`${workspace}/package.json does not name ${missing.join(', ')}, which it asks for`);
  const own = name === 'sample-shop' ? 'node_modules/@mall/sample-shop' : workspace;
  for (const part of ['dist', 'package.json'])
    cpSync(path.join(root, workspace, part), path.join(target, own, part), { recursive: true });
  for (const folder of packages)
    cpSync(path.join(root, folder), path.join(target, folder), { recursive: true, dereference: true });
}

async function packArtifacts(target: string): Promise<void> {
  const builds = artifactNames.map((name) => ({ name, version: localVersion(name) }));
  await buildArtifacts(builds, ({ name }) => {
    cpSync(outputFolder(path.join(root, name)), path.join(target, name), { recursive: true });
    console.log(`built ${name}`);
  });
}

async function pack(folder: string, what: ServiceName | 'artifacts'): Promise<void> {
  const target = path.resolve(folder);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await (what === 'artifacts' ? packArtifacts(target) : packService(what, target));
}

const program = commandLine({
  command: 'node --import tsx scripts/release/pack.ts',
  description:
    'Puts together what images are made of (infra/deploy/Dockerfile): all that runs, and nothing else.',
  examples: [
    [
      'node --import tsx scripts/release/pack.ts out edge',
      "a service's bundles and the packages that they need",
    ],
    ['node --import tsx scripts/release/pack.ts out artifacts', 'shell and remotes, built for release'],
  ],
})
  .argument('<folder>', 'emptied first')
  .addArgument(new Argument('<what>').choices([...serviceNames, 'artifacts'] as const))
  .action(pack);

await runCommandLine(program);
