import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { root } from '@mall/scripts/workspace';

const run = promisify(execFile);

/** The registry's command line on the folder of a shop, as the platform team types it; rejects what it refuses. */
export async function registry(dataFolder: string, ...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'infra/registry/src/cli.ts', ...args], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
  });
  return stdout.trim();
}

/** Versions that stable serves, by name. */
export async function servedVersions(dataFolder: string): Promise<Map<string, string>> {
  const [stable = ''] = (await registry(dataFolder, 'status')).split('\n');
  return new Map(
    [...stable.matchAll(/\b(shell|mf-[a-z-]+)@([\w.-]+)/g)].map(([, name = '', version = '']) => [
      name,
      version,
    ]),
  );
}

/** Id of the release that a command speaks of. */
const idIn = (output: string): string => {
  const [id] = /r\d+-[0-9a-f]+/.exec(output) ?? [];
  if (!id) throw new Error(`the registry named no release: ${output}`);
  return id;
};

/** Makes a release of what stable serves with other versions; its id. */
export async function compose(dataFolder: string, versions: readonly string[]): Promise<string> {
  const replaced = versions.flatMap((version) => ['--with', version]);
  return idIn(await registry(dataFolder, 'compose', ...replaced));
}

/** The word of a link that shows a release to one browser. */
export async function previewWord(dataFolder: string, release: string): Promise<string> {
  const [, word] = /\?release=(\S+)/.exec(await registry(dataFolder, 'preview', release)) ?? [];
  if (!word) throw new Error(`no link shows ${release}`);
  return word;
}
