import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from './all-endpoints.ts';

const folder = import.meta.dirname;
const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

it('lists every file of the folder in domains.ts, by name', () => {
  const files = readdirSync(folder).filter((file) => !/\.test\.ts$|^(all-endpoints|domains)\.ts$/.test(file));
  const names = files.map((file) => path.basename(file, '.ts')).sort();
  const lines = names.map((name) => `export * as ${camelCase(name)} from './${name}.ts';`);
  const [, ...listed] = readFileSync(path.join(folder, 'domains.ts'), 'utf8').trimEnd().split('\n');
  expect(listed).toEqual(lines);
});

it.each(['id', 'call'] as const)('has no two endpoints of one %s', (what) => {
  const keys = allEndpoints.map(({ id, method, path: url }) => (what === 'id' ? id : `${method} ${url}`));
  expect(keys).toEqual([...new Set(keys)]);
});
