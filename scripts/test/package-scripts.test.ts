import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { serviceNames } from '../release/build-services.ts';
import { squadPackages } from '../release/packages/squad-packages.ts';
import { artifactNames, root } from '../workspace.ts';

const names = z._default(z.record(z.string(), z.string()), {});
const manifestSchema = z.object({
  name: z.string(),
  dependencies: names,
  devDependencies: names,
  workspaces: z.optional(z.array(z.string())),
  scripts: names,
});
const manifestOf = (folder: string) =>
  z.parse(manifestSchema, JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')));

const packages = manifestOf('.').workspaces ?? [];
const built = [...artifactNames, ...serviceNames.map((name) => `infra/${name}`), ...squadPackages];

/** What a package's build does: the root's for one with an output, and a check of types for one that runs as it is. */
function buildOf(folder: string): string {
  if (!built.includes(folder)) return 'npm run typecheck';
  const bootstrap = path.posix.relative(folder, 'scripts/bootstrap.mjs');
  return `node ${bootstrap} scripts/release/build.ts ${path.basename(folder)}`;
}

/** Packages of ours that the sources of a folder name in an import. */
function importsOfOurs(folder: string): Set<string> {
  const sources = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|[cm]js)$/.test(file))
    .filter((file) => !/(^|\/)(node_modules|dist|fixtures)\//.test(file))
    .map((file) => readFileSync(path.join(root, folder, file), 'utf8'));
  return new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/(?:from|import\()\s*'(@mall\/[a-z-]+)/g)].map(([, name = '']) => name),
    ),
  );
}

describe('every package works alone in its folder', () => {
  it.each(packages)('%s', (folder) => {
    const { scripts } = manifestOf(folder);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['lint', 'test', 'typecheck']));
    expect(scripts.build).toBe(buildOf(folder));
    for (const file of ['tsconfig.json', 'CHANGELOG.md'])
      expect([file, existsSync(path.join(root, folder, file))]).toEqual([file, true]);
  });

  // What is not declared is found all the same, as all packages are linked; only versions are not raised together.
  it.each(packages)('%s declares the packages of ours that it imports', (folder) => {
    const { name, dependencies, devDependencies } = manifestOf(folder);
    const declared = new Set([name, ...Object.keys({ ...dependencies, ...devDependencies })]);
    expect([...importsOfOurs(folder)].filter((each) => !declared.has(each))).toEqual([]);
  });

  it('has all that are built among the packages', () => {
    expect(packages).toEqual(expect.arrayContaining(built));
  });
});
