import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Artifact, artifactSchema } from '@mall/contracts/platform/artifact';
import * as z from 'zod/mini';

export const root = path.resolve(import.meta.dirname, '../../..');
export const dataFolder = process.env.SHOP_DATA_DIR ?? path.join(root, '.data');
const run = promisify(execFile);

/** The registry's command line as an image has it. */
export const registry = (...args: string[]): Promise<string> => registryWith({}, ...args);

/** The same with settings of its own. */
export async function registryWith(settings: NodeJS.ProcessEnv, ...args: string[]): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['--enable-source-maps', 'infra/registry/dist/cli.mjs', ...args],
    { cwd: root, env: { ...process.env, DATA_DIR: dataFolder, ...settings } },
  );
  return stdout.trim();
}

const folderOf = (name: string, version: string) =>
  path.join(dataFolder, 'registry/artifacts', name, version);

const readArtifact = (folder: string): Artifact =>
  z.parse(artifactSchema, JSON.parse(readFileSync(path.join(folder, 'artifact.json'), 'utf8')));

/** What each page of the release brings of its own, in bytes as sent: the entry of its remote and its chunks. */
export async function weighPages(): Promise<{ remote: string; page: string; bytes: number }[]> {
  const released = [...(await registry('status')).matchAll(/\b(mf-[a-z0-9-]+)@([\w.-]+)/g)];
  const folders = new Map(released.map(([, name = '', version = '']) => [name, folderOf(name, version)]));
  return [...folders].flatMap(([remote, folder]) => {
    const { entry, routes } = readArtifact(folder);
    const weights = new Map<string, number>();
    const weigh = (file: string) => {
      const known = weights.get(file) ?? brotliCompressSync(readFileSync(path.join(folder, file))).length;
      weights.set(file, known);
      return known;
    };
    return routes.map(({ id, chunks }) => {
      const bytes = [...new Set([entry, ...chunks])].reduce((sum, file) => sum + weigh(file), 0);
      return { remote, page: id, bytes };
    });
  });
}

/** Makes a new version of a published artifact with `change` applied to all of its text, as a squad's build would, and publishes it. */
export async function publishChanged(
  name: string,
  from: string,
  to: string,
  change: (code: string, file: string) => string,
): Promise<void> {
  const folder = path.join(os.tmpdir(), `artifact-${name}-${to}-${process.pid}`);
  cpSync(folderOf(name, from), folder, { recursive: true });
  const artifact = readArtifact(folder);
  const digest = (content: Buffer) => `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const rewritten = new Map<string, string>();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (file) => file.isFile() && file.name !== 'artifact.json',
  );
  // The entry comes last: it carries the hashes of the chunks.
  names.sort((a, b) => Number(a.name === artifact.entry) - Number(b.name === artifact.entry));
  for (const file of names) {
    const location = path.join(file.parentPath, file.name);
    const old = readFileSync(location);
    let text = change(old.toString().replaceAll(`/${from}/`, `/${to}/`), file.name);
    for (const [before, after] of rewritten) text = text.replaceAll(before, after);
    writeFileSync(location, text);
    rewritten.set(digest(old), digest(Buffer.from(text)));
  }
  const files = Object.fromEntries(
    Object.keys(artifact.files).map((file) => {
      const content = readFileSync(path.join(folder, file));
      return [file, { integrity: digest(content), size: content.length }];
    }),
  );
  writeFileSync(path.join(folder, 'artifact.json'), JSON.stringify({ ...artifact, version: to, files }));
  await registry('publish', folder);
  rmSync(folder, { recursive: true });
}
