import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { readCatalogue } from './read-catalogue.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-catalogue-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = async (name: string, content: string | Uint8Array) => {
  await writeFile(join(folder, name), content);
  return join(folder, name);
};

describe('the catalogue that an operator sends', () => {
  it('has the pictures that it names, in the size of the shop, and says how far it is', async () => {
    const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#4a72ad' } })
      .png()
      .toBuffer();
    const decomposed = '블루.png'.normalize('NFD');
    await Promise.all([decomposed, 'other.png'].map((name) => write(name, photo)));
    const file = await write('goods.csv', 'code,picture\nA,블루.png\nB,gone.png\n');
    const progress: string[] = [];
    const { pictures } = await readCatalogue(file, folder, (line) => progress.push(line));
    expect(Object.keys(pictures)).toEqual(['블루.png']);
    const { width, height } = await sharp(Buffer.from(pictures['블루.png'] ?? '', 'base64')).metadata();
    expect({ width, height }).toEqual({ width: 1200, height: 1600 });
    expect(progress).toEqual(['1 of 1 pictures read']);
  });

  it('sends what is no picture as it is, so that the API can say on which line it stands', async () => {
    await write('x.png', 'not a picture');
    const file = await write('goods.csv', 'code,picture\nA,x.png\n');
    const { pictures } = await readCatalogue(file, folder, () => undefined);
    expect(Buffer.from(pictures['x.png'] ?? '', 'base64').toString()).toBe('not a picture');
  });

  it('is read as Excel saves it in Korea', async () => {
    const file = await write('goods.csv', Buffer.from([0xbf, 0xef, 0x20, 0xc4, 0xda, 0xc6, 0xae]));
    expect((await readCatalogue(file, undefined, () => undefined)).csv).toBe('울 코트');
  });
});
