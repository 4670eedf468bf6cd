import { type ChildProcess, fork } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../workspace.ts';
import { checkMachine, readConfiguration } from './configuration.ts';

let folder: string;
let children: ChildProcess[];
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'private-data-'));
  // As most shells and older versions made it.
  chmodSync(folder, 0o755);
  children = [];
});
afterEach(async () => {
  for (const child of children) {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a service from its sources in the data folder and waits until it serves. */
function start(file: string, environment: Record<string, string>): Promise<void> {
  const child = fork(path.join(root, file), [], {
    cwd: root,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, NODE_OPTIONS: '', DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  return new Promise((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
}

/** Everything below the data folder that another account of this machine could open, with its mode. */
function openToOthers(): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return ['.', ...paths].flatMap((name) => {
    const { mode } = statSync(path.join(folder, name));
    return (mode & 0o077) === 0 ? [] : [`${(mode & 0o777).toString(8)} ${name}`];
  });
}

it('database, keys and all else that a shop writes are for its own account only', async () => {
  const ports = { API_PORT: '0', REGISTRY_PORT: '0', REGISTRY_PUBLISH_PORT: '0' };
  await Promise.all([
    start('infra/api/src/app/server.ts', { ...ports, DATABASE_URL: '', SECRET_KEY: '', SEED_PRODUCTS: '0' }),
    start('infra/registry/src/server.ts', ports),
  ]);
  expect(readdirSync(path.join(folder, 'api'))).toEqual(
    expect.arrayContaining(['pg', 'secret.key', 'operator.json']),
  );
  expect(openToOthers()).toEqual([]);
  // A new PGlite takes six seconds alone, and many times that beside other work.
}, 120_000);

it('a start takes a data folder from before away from other accounts', async () => {
  const before = process.umask();
  try {
    await checkMachine(readConfiguration({ DATA_DIR: folder, PORT: '21840' }));
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(process.umask()).toBe(0o077);
  } finally {
    process.umask(before);
  }
});
