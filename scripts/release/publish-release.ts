import path from 'node:path';
import { commandLine } from '@mall/command-line/command-line';
import { runCommandLine } from '@mall/command-line/run-command-line';
import { readConfig } from '@mall/registry/config';
import { Registry } from '@mall/registry/registry';
import { promoteVersions } from './promote-versions.ts';
import { publishFolders } from './publish-folders.ts';
import { recordApiContract } from './record-api-contract.ts';

function publish(artifacts: string, { promote }: { promote?: true }): void {
  const { folder, keys } = readConfig(process.env);
  const registry = new Registry(folder, keys);
  recordApiContract(registry);
  const versions = publishFolders(registry, path.resolve(artifacts), console.log);
  // A deployment of the platform must not undo a squad's later release.
  if (promote || !registry.channel('stable')) promoteVersions(registry, versions, console.log);
}

const program = commandLine({
  command: 'node publish-release.mjs',
  description:
    'Stores the artifacts of an image in the registry of DATA_DIR, and the calls that the API of the same image serves.',
  notes: 'Stable serves them when it serves nothing yet.',
})
  .argument('<folder>', 'artifacts of the image')
  .option('--promote', 'have stable serve them in any case')
  .action(publish);

await runCommandLine(program);
