import type { Command } from '@commander-js/extra-typings';
import { builtFolderOf } from '../built-folder.ts';
import { readConfig } from '../config.ts';
import { sendBuild } from '../http/send-build.ts';
import { RegistryError } from '../registry-error.ts';
import { openRegistry, say } from './open-registry.ts';

async function send(folder: string, to: string) {
  const { token } = readConfig(process.env);
  if (token === '')
    throw new RegistryError('no token to publish with', [
      'set REGISTRY_TOKEN to the one that the platform team gave your squad (npm run registry -- token create)',
    ]);
  if (!URL.canParse(to) || !/^https?:$/.test(new URL(to).protocol))
    throw new RegistryError(`"${to}" is no address`, ['it begins with http:// or https://']);
  return sendBuild(folder, { to, token });
}

function store(folder: string) {
  const { artifact, isNew } = openRegistry().publish(folder);
  return { name: artifact.name, version: artifact.version, isNew };
}

async function publish(folder: string, { to }: { to?: string }): Promise<void> {
  const built = builtFolderOf(folder);
  const { name, version, isNew } = to === undefined ? store(built) : await send(built, to);
  say(`${name}@${version} ${isNew ? 'published' : 'was published already, unchanged'}`);
}

/** `publish`: into the registry of the data folder, or over HTTP into another one. */
export function addPublishCommand(program: Command): void {
  program
    .command('publish')
    .description('stores a build: the folder of a package, or of an artifact')
    .argument('<folder>')
    .option('--to <url>', 'into the registry there, with the token in REGISTRY_TOKEN')
    .action(publish);
}
