import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod/mini';
import { root } from '../registry.ts';

const run = promisify(execFile);
const names = z._default(z.record(z.string(), z.string()), {});
const manifestSchema = z.object({
  bin: z._default(z.union([z.string(), z.record(z.string(), z.string())]), {}),
  dependencies: names,
  devDependencies: names,
  peerDependencies: names,
  peerDependenciesMeta: z._default(
    z.record(z.string(), z.object({ optional: z._default(z.boolean(), false) })),
    {},
  ),
});
const manifestOf = (folder: string) =>
  z.parse(manifestSchema, JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));

/** Makes a link to an installed package of this repository, and to its programs. */
function link(modules: string, name: string): void {
  const target = path.join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(path.join(root, 'node_modules', name), target);
  linkPrograms(modules, name);
}

function linkPrograms(modules: string, name: string): void {
  const { bin } = manifestOf(path.join(modules, name));
  const programs = typeof bin === 'string' ? { [path.basename(name)]: bin } : bin;
  mkdirSync(path.join(modules, '.bin'), { recursive: true });
  for (const [program, file] of Object.entries(programs))
    symlinkSync(path.join('..', name, file), path.join(modules, '.bin', program));
}

/**
 * What `npm install` would bring, without a network: packages of ours from their tarballs, all others as links, and
 * each where only its owner finds it. What a package imports without declaring it is missing.
 */
async function install(folder: string, tarballs: string): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  const own = manifestOf(folder);
  for (const file of readdirSync(tarballs)) {
    const [, name = ''] = /^mall-(.+)-\d+\.\d+\.\d+\.tgz$/.exec(file) ?? [];
    const target = path.join(modules, '@mall', name);
    mkdirSync(target, { recursive: true });
    await run('tar', ['-xzf', path.join(tarballs, file), '-C', target, '--strip-components=1']);
    const { dependencies, peerDependencies, peerDependenciesMeta } = manifestOf(target);
    for (const needed of Object.keys(dependencies).filter((each) => !each.startsWith('@mall/')))
      link(path.join(target, 'node_modules'), needed);
    for (const needed of Object.keys(peerDependencies).filter(
      (each) => !peerDependenciesMeta[each]?.optional,
    ))
      link(modules, needed);
    linkPrograms(modules, `@mall/${name}`);
  }
  for (const needed of Object.keys({ ...own.dependencies, ...own.devDependencies }))
    if (!needed.startsWith('@mall/')) link(modules, needed);
}

/**
 * The example of docs/own-repository.md in a folder outside of this repository, at this version, with its packages
 * installed. Resolves with the folder.
 */
export async function setUpOwnRepository(version: string): Promise<string> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'own-repository-'));
  const [tarballs, folder] = [path.join(home, 'tarballs'), path.join(home, 'mf-lookbook')];
  await run(
    process.execPath,
    ['--import', 'tsx', 'scripts/release/packages/pack-packages.ts', '--to', tarballs],
    { cwd: root },
  );
  cpSync(path.join(root, 'docs/examples/own-repository'), folder, { recursive: true });
  edit(folder, 'package.json', (text) => text.replace(/"version": "[^"]+"/, `"version": "${version}"`));
  await install(folder, tarballs);
  return folder;
}

/** Runs a script of the example as its squad does; resolves with what it says, and rejects with that when it fails. */
export async function runScript(
  folder: string,
  script: string,
  args: readonly string[] = [],
  env: NodeJS.ProcessEnv = {},
): Promise<string> {
  const { stdout } = await run('npm', ['run', '--silent', script, '--', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
  });
  return stdout.trim();
}

/** Removes what `setUpOwnRepository` made. */
export const removeOwnRepository = (folder: string): void =>
  rmSync(path.dirname(folder), { recursive: true, force: true });

/** Runs a script of the example until `stop`; resolves once it says `words`, and rejects with what it says when it ends. */
export async function startScript(
  folder: string,
  script: string,
  args: readonly string[],
  words: string,
): Promise<{ stop: () => Promise<void> }> {
  // A group of its own, as a terminal's Ctrl-C reaches every process of the command.
  const child = spawn('npm', ['run', '--silent', script, '--', ...args], { cwd: folder, detached: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const onOutput = (data: Buffer) => {
      said += data.toString();
      if (said.includes(words)) resolve();
    };
    child.stdout.on('data', onOutput);
    child.stderr.on('data', onOutput);
    void ended.then(() => reject(new Error(`npm run ${script} ended:\n${said}`)));
  });
  return {
    stop: async () => {
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}

/** Changes a file of the example. */
export function edit(folder: string, file: string, change: (code: string) => string): void {
  const location = path.join(folder, file);
  writeFileSync(location, change(readFileSync(location, 'utf8')));
}
