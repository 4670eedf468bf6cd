import { cpSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesIfUnchanged, writeRecord } from './bundle-record.ts';

let folder: string;
const at = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bundle-record-'));
  writeFileSync(at('source.ts'), 'one');
  writeFileSync(at('server.mjs'), 'two');
  record(Date.now() + 1000);
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = (begun: number) =>
  writeRecord(at('records/api.json'), {
    read: [at('source.ts')],
    made: [at('server.mjs')],
    packages: ['fastify'],
    begun,
  });
const read = () => packagesIfUnchanged(at('records/api.json'));

it('a bundle of unchanged files need not be made again', () => {
  expect(read()).toEqual(['fastify']);
});

it.each([
  ['a source was edited', () => writeFileSync(at('source.ts'), 'other')],
  [
    'a source of the same length was put in its place',
    () => {
      writeFileSync(at('source.ts'), 'eno');
      utimesSync(at('source.ts'), 1, 1);
    },
  ],
  ['a source was edited while it was bundled', () => record(Date.now() - 1000)],
  ['a source is gone', () => rmSync(at('source.ts'))],
  ['what was made is gone', () => rmSync(at('server.mjs'))],
  ['the record was cut off', () => writeFileSync(at('records/api.json'), '{"files":{')],
  ['the record is gone', () => rmSync(at('records/api.json'))],
])('it is made again where %s', (_how, change) => {
  change();
  expect(read()).toBeNull();
});

it('a copy of a checkout is judged by its own files', () => {
  // Whole seconds: a copy by Node loses what is finer.
  for (const name of ['source.ts', 'server.mjs']) utimesSync(at(name), 1000, 1000);
  record(Date.now());
  const copy = mkdtempSync(path.join(tmpdir(), 'bundle-record-'));
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  const readCopy = () => packagesIfUnchanged(path.join(copy, 'records/api.json'));
  expect(readCopy()).toEqual(['fastify']);
  rmSync(path.join(copy, 'server.mjs'));
  expect(readCopy()).toBeNull();
  expect(read()).toEqual(['fastify']);
  rmSync(copy, { recursive: true });
});
