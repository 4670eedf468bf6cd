import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawJob } from './draw-job.ts';
import { createPictureStore } from './picture-store.ts';

const job: DrawJob = {
  kind: 'picture',
  width: 100,
  spec: { type: 'cap', fabric: 'cotton', pattern: 'solid', colorHex: '#111111', seed: 1, view: 'front' },
};
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-pictures-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the picture store', () => {
  it('draws a picture once, however many ask at once, and keeps it', async () => {
    let drawn = 0;
    const draw = async () => {
      drawn += 1;
      return Buffer.from('webp');
    };
    const store = createPictureStore(folder, draw);
    await Promise.all(Array.from({ length: 20 }, () => store.open('products/1/a.webp', () => job)));
    expect(drawn).toBe(1);
    const again = await createPictureStore(folder, draw).open('products/1/a.webp', () => job);
    expect([again.toString(), drawn]).toEqual(['webp', 1]);
    expect(await readdir(join(folder, 'products/1'))).toEqual(['a.webp']);
  });

  it('leaves nothing of a picture that the disk did not take', async () => {
    const store = createPictureStore(folder, async () => Buffer.from('webp'));
    // A folder in its place: writing goes well, and the last step does not.
    await mkdir(join(folder, 'products/1/a.webp/in-the-way'), { recursive: true });
    await expect(store.keep('products/1/a.webp', Buffer.from('webp'))).rejects.toThrow();
    expect(await readdir(join(folder, 'products/1'))).toEqual(['a.webp']);
  });

  it('draws two pictures at a time', async () => {
    let running = 0;
    let most = 0;
    let haveTwo = () => {};
    const two = new Promise<void>((resolve) => {
      haveTwo = resolve;
    });
    const store = createPictureStore(folder, async () => {
      running += 1;
      most = Math.max(most, running);
      if (running === 2) haveTwo();
      await two;
      // A look at the disk takes as long as that of the pictures behind them: a third would be drawn now.
      await store.read('nothing');
      running -= 1;
      return Buffer.from('webp');
    });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => store.open(name, () => job)));
    expect(most).toBe(2);
  });

  it('refuses when too many wait, and goes on after a failure', async () => {
    let fails = true;
    let open: (bytes: Buffer) => void = () => undefined;
    const gate = new Promise<Buffer>((resolve) => {
      open = resolve;
    });
    const store = createPictureStore(folder, (_job) => (fails ? Promise.reject(new Error('no')) : gate));
    await expect(store.open('broken', () => job)).rejects.toThrow('no');
    fails = false;
    const asked = Array.from({ length: 401 }, (_, index) => store.open(`p${index}`, () => job));
    // All of them wait for the gate; the one too many is refused before it opens.
    const refusal = await Promise.any(
      asked.map((picture) =>
        picture.then(
          () => Promise.reject(new Error('drawn before the gate opened')),
          (error: unknown) => error,
        ),
      ),
    );
    expect(refusal).toMatchObject({ code: 'UNAVAILABLE' });
    open(Buffer.from('webp'));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(400);
  });
});
