import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(__dirname, '../../../../..');

/** Sources of our own packages that the API needs: plain Node reads no TypeScript, so they go into a bundle. */
async function ownPackages(): Promise<string[]> {
  const { dependencies } = JSON.parse(await readFile(join(root, 'infra/api/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@mall/'));
  return Promise.all(
    names.map(
      async (name) => `--alias:${name}=${join(await realpath(join(root, 'node_modules', name)), 'src')}`,
    ),
  );
}

/**
 * Bundles processes of the API for plain Node, libraries apart.
 * As a command: esbuild's own service process would keep the test's process from ending.
 */
export async function bundle(entries: readonly string[], ...options: string[]): Promise<void> {
  await promisify(execFile)(
    join(root, 'node_modules/.bin/esbuild'),
    [
      ...entries,
      ...options,
      '--bundle',
      '--platform=node',
      '--format=esm',
      '--target=node20',
      '--packages=external',
      ...(await ownPackages()),
      '--log-level=error',
    ],
    { timeout: 30_000 },
  );
}
