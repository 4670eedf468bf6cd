import type { Command } from '@commander-js/extra-typings';
import { builtFolderOf } from '@mall/remote-kit/publish/built-folder';
import { sendBuild } from '@mall/remote-kit/publish/send-build';
import { readConfig } from '../config.ts';
import { openRegistry, say } from './open-registry.ts';

function store(folder: string) {
  const { artifact, isNew } = openRegistry().publish(folder);
  return { name: artifact.name, version: artifact.version, isNew };
}

async function publish(folder: string, { to }: { to?: string }): Promise<void> {
  const built = builtFolderOf(folder);
  const { name, version, isNew } =
    to === undefined ? store(built) : await sendBuild(built, { to, token: readConfig(process.env).token });
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
