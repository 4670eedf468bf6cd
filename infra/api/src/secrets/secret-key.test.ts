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
    const [one, other] = await Promise.all([
      loadSecretKey(folder, undefined),
      loadSecretKey(folder, undefined),
    ]);
    expect(one).toHaveLength(32);
    expect(other).toEqual(one);
    expect(await loadSecretKey(folder, undefined)).toEqual(one);
    expect((await stat(path())).mode & 0o077).toBe(0);
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
