import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readdir, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { VariantStore } from './variant-store.ts';

let folder: string;
let store: VariantStore;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'edge-variants-'));
  store = new VariantStore(folder, 300);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name.slice(0, 1), `${name}.webp`);
const put = (name: string) => store.put(file(name), Buffer.alloc(100, name));
/** Removal of what makes room is not waited for by those who bring something. */
const gone = async (name: string) => {
  while (existsSync(file(name))) await new Promise(setImmediate);
};
const storedNames = async () => {
  const names = await readdir(folder, { recursive: true });
  return names
    .filter((name) => name.endsWith('.webp'))
    .map((name) => path.basename(name, '.webp'))
    .sort();
};

it('keeps no more than its bytes: the longest unused makes room, and can still be read by who began', async () => {
  for (const name of ['a', 'b', 'c']) await put(name);
  const reading = await store.open(file('b'));
  await (await store.open(file('a')))?.handle.close();
  await put('d');
  await put('e');
  await gone('b');
  await gone('c');
  expect(await storedNames()).toEqual(['a', 'd', 'e']);
  if (!reading) throw new Error('b was not stored');
  expect(await buffer(reading.handle.createReadStream())).toEqual(Buffer.alloc(100, 'b'));
  expect(await store.open(file('b'))).toBeNull();
});

it('counts what is there from before, and removes what was never finished', async () => {
  for (const name of ['a', 'b', 'c']) await put(name);
  // In the order of their last use.
  await utimes(file('a'), 3000, 3000);
  await utimes(file('b'), 1000, 1000);
  await utimes(file('c'), 2000, 2000);
  const draft = path.join(folder, 'a', 'x.webp.draft');
  writeFileSync(draft, 'half');
  // One that is begun now may still be finished.
  await utimes(draft, 3000, 3000);
  const next = new VariantStore(folder, 300);
  await next.load();
  await next.put(file('d'), Buffer.alloc(100));
  await gone('b');
  expect(await storedNames()).toEqual(['a', 'c', 'd']);
  expect(existsSync(draft)).toBe(false);
});

it('forgets what it removes', async () => {
  for (const name of ['a', 'b', 'c']) await put(name);
  await store.remove(file('a'));
  await put('d');
  expect(await storedNames()).toEqual(['b', 'c', 'd']);
});
