import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { outputFolder } from '@mall/remote-kit/build/webpack';
import { buildArtifact } from './tasks/build-artifact.ts';
import { buildService, type ServiceName, serviceNames } from './tasks/build-services.ts';
import { SetupError } from './tasks/configuration.ts';
import { readLockfile, runtimePackages } from './tasks/runtime-packages.ts';
import { artifactNames, localVersion, root } from './tasks/workspace.ts';

const help = `Puts together what images are made of (infra/deploy/Dockerfile): all that runs, and nothing else.

  node --import tsx scripts/pack.ts <folder> edge        a service's bundles and the packages that they need
  node --import tsx scripts/pack.ts <folder> artifacts   shell and remotes, built for release

Services: ${serviceNames.join(', ')}`;

const lock = readLockfile(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));

/**
 * A service as a folder that runs without the rest of the repository. The sample shop is packed to where the API
 * resolves it, so that an image of the API with it is the two folders laid over each other.
 */
async function packService(name: ServiceName, target: string): Promise<void> {
  const workspace = path.join('infra', name);
  const asked = await buildService(name);
  const packages = runtimePackages(lock, workspace, (folder) => existsSync(path.join(root, folder)));
  const missing = asked.filter((each) => !packages.some((folder) => folder.endsWith(`node_modules/${each}`)));
  if (missing.length > 0)
    throw new SetupError(`${workspace}/package.json does not name ${missing.join(', ')}, which it asks for`);
  const own = name === 'sample-shop' ? 'node_modules/@mall/sample-shop' : workspace;
  for (const part of ['dist', 'package.json'])
    cpSync(path.join(root, workspace, part), path.join(target, own, part), { recursive: true });
  for (const folder of packages)
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
