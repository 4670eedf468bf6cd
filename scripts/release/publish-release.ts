import path from 'node:path';
import { parseArgs } from 'node:util';
import { allEndpoints } from '@mall/contracts/api/all-endpoints';
import { readConfig } from '@mall/registry/config';
import { Registry } from '@mall/registry/registry';
import { apiContractOf } from '@mall/remote-kit/build/contracts';
import { promoteVersions } from './promote-versions.ts';
import { publishFolders } from './publish-folders.ts';

const help = `Stores the artifacts of an image in the registry of DATA_DIR, and the calls that the API of the same image serves.

  node publish-release.mjs <folder>              stores them; has stable serve them when it serves nothing yet
  node publish-release.mjs <folder> --promote    and has stable serve them in any case`;

function run(args: string[]): void {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      promote: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [artifacts] = positionals;
  if (values.help || !artifacts) {
    console.log(help);
    return;
  }
  const { folder, keys } = readConfig(process.env);
  const registry = new Registry(folder, keys);
  registry.setApiContract(apiContractOf(allEndpoints));
  const versions = publishFolders(registry, path.resolve(artifacts), console.log);
  // A squad's later release must not be undone by whoever deploys the platform.
  if (values.promote || !registry.releases.channel('stable'))
    promoteVersions(registry, versions, console.log);
}

try {
  run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
