import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from '@mall/remote-kit/build/webpack';
import { SetupError } from '../setup-error.ts';
import { artifactNames, localVersion, root } from '../workspace.ts';
import { buildArtifact } from './build-artifact.ts';
import { buildService, type ServiceName, serviceNames } from './build-services.ts';
import { readLockfile, runtimePackages } from './runtime-packages.ts';

const help = `Puts together what images are made of (infra/deploy/Dockerfile): all that runs, and nothing else.

  node --import tsx scripts/release/pack.ts <folder> edge        a service's bundles and the packages that they need
  node --import tsx scripts/release/pack.ts <folder> artifacts   shell and remotes, built for release

Services: ${serviceNames.join(', ')}`;

const lock = readLockfile(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/** A service as a folder that runs without the rest of the repository. */
async function packService(name: ServiceName, target: string): Promise<void> {
  const workspace = path.join('infra', name);
  const asked = await buildService(name);
  const packages = runtimePackages(lock, workspace, (folder) => existsSync(path.join(root, folder)));
  const missing = asked.filter((each) => !packages.some((folder) => folder.endsWith(`node_modules/${each}`)));
  if (missing.length > 0)
    throw new SetupError(`${workspace}/package.json does not name ${missing.join(', ')}, which it asks for`);
  for (const folder of [path.join(workspace, 'dist'), ...packages])
    cpSync(path.join(root, folder), path.join(target, folder), { recursive: true, dereference: true });
}

async function packArtifacts(target: string): Promise<void> {
  for (const name of artifactNames) {
    await buildArtifact(name, localVersion(name));
    cpSync(outputFolder(path.join(root, name)), path.join(target, name), { recursive: true });
    console.log(`built ${name}`);
  }
}

async function run([folder, what]: string[]): Promise<void> {
  if (!folder || !what) return console.log(help);
  const target = path.resolve(folder);
  const service = serviceNames.find((name) => name === what);
  if (!service && what !== 'artifacts') throw new SetupError(`there is nothing called "${what}" to pack`);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  await (service ? packService(service, target) : packArtifacts(target));
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
