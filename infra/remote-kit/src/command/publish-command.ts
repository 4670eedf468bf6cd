import type { Command } from '@commander-js/extra-typings';
import { builtFolderOf } from '../publish/built-folder.ts';
import { sendBuild } from '../publish/send-build.ts';
import { readRemoteFolder } from './remote-folder.ts';

async function publish({ to }: { to: string }): Promise<void> {
  const { folder } = readRemoteFolder(process.cwd());
  const { name, version, isNew } = await sendBuild(builtFolderOf(folder), {
    to,
    token: process.env.REGISTRY_TOKEN ?? '',
  });
  console.log(`${name}@${version} ${isNew ? 'published' : 'was published already, unchanged'}`);
}

/** `publish`: over HTTP, with a token of the squad. */
export function addPublishCommand(program: Command): void {
  program
    .command('publish')
    .description('stores the build in a registry, with the token in REGISTRY_TOKEN')
    .requiredOption('--to <url>', "the registry's publishing side")
    .action(publish);
}
