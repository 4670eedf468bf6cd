import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod/mini';
import { root } from '../workspace.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const scope = '@mall/';
const dependencies = z.optional(z.record(z.string(), z.string()));
const packageSchema = z.object({ name: z.string(), dependencies, devDependencies: dependencies });
const { workspaces } = z.object({ workspaces: z.array(z.string()) }).parse(JSON.parse(read('package.json')));

const ours = (found: Readonly<Record<string, string>> = {}) =>
  Object.keys(found)
    .filter((name) => name.startsWith(scope))
    .map((name) => name.slice(scope.length))
    .sort();

/** What each package imports of the others, by name. */
const packages = workspaces.map((folder) => {
  const manifest = packageSchema.parse(JSON.parse(read(`${folder}/package.json`)));
  return {
    name: manifest.name.replace(scope, ''),
    imports: ours(manifest.dependencies),
    inTests: ours(manifest.devDependencies),
  };
});

const names = (cell = '') => (/^(nothing of ours)?$/.test(cell) ? [] : cell.split(', '));
const rows = Array.from(
  read('docs/map.md').matchAll(/^\| `([a-z0-9*-]+)`\s*\| (.*?)\s*\| (.*?)\s*\| .*\|$/gm),
  ([, name = '', imports, inTests]) => ({ name, imports: names(imports), inTests: names(inTests) }),
);
/** Remotes have one row, as they import the same. */
const rowOf = (name: string) => (name.startsWith('mf-') ? 'mf-*' : name);

it.each(packages)('the map says what $name imports', ({ name, ...imported }) => {
  expect(rows.find((row) => row.name === rowOf(name))).toEqual({ name: rowOf(name), ...imported });
});

it('the map names no other package', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual([
    ...new Set(packages.map(({ name }) => rowOf(name)).sort()),
  ]);
});
