import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSecretKey } from './secret-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-api-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'api', 'secret.key');

describe('the key of what is sealed', () => {
  it('is made once, for its owner only', async () => {
    const one = await loadSecretKey(folder, undefined);
    expect(one).toHaveLength(32);
    expect(await loadSecretKey(folder, undefined)).toEqual(one);
    expect((await stat(path())).mode & 0o077).toBe(0);
    expect(await readdir(join(folder, 'api'))).toEqual(['secret.key']);
  });

  it('is one and the same for all who make it at once', async () => {
    // Each comes one step later than the one before, so that every two steps of the making meet.
    const load = async (later: number) => {
      for (let step = 0; step < later; step++) await readdir(folder);
      return loadSecretKey(folder, undefined);
    };
    const keys = await Promise.all(Array.from({ length: 50 }, (_, later) => load(later)));
    expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
    expect(await readdir(join(folder, 'api'))).toEqual(['secret.key']);
  });

  it('of the environment comes first, and nothing is written', async () => {
    expect(await loadSecretKey(folder, 'ab'.repeat(32))).toEqual(Buffer.alloc(32, 0xab));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is not replaced when it is broken: what it sealed would be lost', async () => {
    await loadSecretKey(folder, undefined);
    await chmod(path(), 0o600);
    await writeFile(path(), 'broken');
    await expect(loadSecretKey(folder, undefined)).rejects.toThrow('not a key');
  });
});
