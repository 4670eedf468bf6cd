import { execFile, fork } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import { openEmptyServerDatabase } from '../database/empty-server-database.ts';
import { bundle } from './bundle.ts';

const root = join(__dirname, '../../../../..');
const source = join(root, 'infra/api/src');
const execute = promisify(execFile);

/** Names of the libraries of a folder, with those in scopes; not of our own packages. */
async function packagesIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name !== '@mall');
  const inScopes = names
    .filter((name) => name.startsWith('@'))
    .map(async (scope) => (await readdir(join(folder, scope))).map((name) => `${scope}/${name}`));
  return [...names.filter((name) => !name.startsWith('@')), ...(await Promise.all(inScopes)).flat()];
}

/** Bundles server and command line into a folder where every library is installed and the sample shop is not. */
async function installBare(folder: string): Promise<void> {
  const libraries = join(folder, 'node_modules');
  await mkdir(libraries);
  // The API's own versions go before those of the repository.
  const installed = new Map<string, string>();
  for (const from of [join(root, 'node_modules'), join(root, 'infra/api/node_modules')])
    for (const name of await packagesIn(from)) installed.set(name, join(from, name));
  for (const [name, from] of installed) {
    await mkdir(dirname(join(libraries, name)), { recursive: true });
    await symlink(from, join(libraries, name));
  }
  const entries = [
    'app/server.ts',
    'app/operator/cli.ts',
    'platform/database/pglite/create-pglite-process.ts',
  ];
  await bundle(
    entries.map((file) => join(source, file)),
    `--outdir=${folder}`,
    '--entry-names=[name]',
    '--out-extension:.js=.mjs',
  );
}

/** The API as a mall of its own runs it: an empty database, no sample shop, commands typed by an operator. */
export async function startBareApi() {
  const folder = await mkdtemp(join(tmpdir(), 'mall-api-bare-'));
  await installBare(folder);
  const database = testDatabase === 'postgresql' ? await openEmptyServerDatabase() : null;
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    API_PORT: '0',
    LOG_LEVEL: 'warn',
    CATALOGUE_CHECK_MS: '0',
    ...(database ? { DATABASE_URL: database.url } : {}),
  };
  const child = fork(join(folder, 'server.mjs'), [], {
    execArgv: [],
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => resolve(message.port));
    child.once('exit', (code) => reject(new Error(`the API did not start: ${code}`)));
  });
  return {
    folder,
    call: createApiClient({
      baseUrl: `http://127.0.0.1:${port}`,
      headers: () => ({ 'client-session-id': '00000000-0000-4000-8000-000000000001' }),
    }),
    /** Types a command of `npm run shop --` and returns what it prints. */
    shop: async (...words: string[]) =>
      (await execute(process.execPath, [join(folder, 'cli.mjs'), ...words], { env })).stdout,
    /** Stops it and starts it with other settings; resolves with its code and what it says when it ends by itself. */
    startAgain: async (settings: Record<string, string>) => {
      child.kill('SIGTERM');
      await ended;
      const options = { env: { ...env, ...settings } };
      return execute(process.execPath, [join(folder, 'server.mjs')], options).then(
        () => ({ code: 0, said: '' }),
        ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
      );
    },
    close: async () => {
      child.kill('SIGTERM');
      await ended;
      await database?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
