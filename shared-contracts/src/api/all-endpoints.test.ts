import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints } from './all-endpoints.ts';

const folder = import.meta.dirname;
const camelCase = (name: string) =>
  name.replace(/-([a-z])/g, (_match, letter: string) => letter.toUpperCase());

it('lists every file of the folders in domains.ts, by path', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes(path.sep) && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replaceAll(path.sep, '/').slice(0, -'.ts'.length))
    .sort();
  const lines = files.map((file) => `export * as ${camelCase(path.basename(file))} from './${file}.ts';`);
  const [, ...listed] = readFileSync(path.join(folder, 'domains.ts'), 'utf8').trimEnd().split('\n');
  expect(listed).toEqual(lines);
});

it.each(['id', 'call'] as const)('has no two endpoints of one %s', (what) => {
  const keys = allEndpoints.map(({ id, method, path: url }) => (what === 'id' ? id : `${method} ${url}`));
  expect(keys).toEqual([...new Set(keys)]);
});
