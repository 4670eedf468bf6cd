import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-lock-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the lock of a database folder', () => {
  it('lets one in, names who has it, and lets the next in afterwards', async () => {
    const unlock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
    await unlock();
    await (await lockFolder(folder))();
  });

  it.each([
    ['of a process that is gone', () => '999999999 1'],
    ['of a process whose number another one has now', () => `${process.pid} 1`],
    ['that was cut off while being written', () => ''],
  ])('takes over one %s', async (_case, content) => {
    await writeFile(join(folder, 'process.lock'), content());
    const unlock = await lockFolder(folder);
    expect(await readFile(join(folder, 'process.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} \\d*$`));
    await unlock();
  });
});
