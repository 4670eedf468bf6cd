import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { front, PictureEdge } from '../testing/picture-edge.ts';

let pictures: PictureEdge;
beforeEach(async () => {
  pictures = await PictureEdge.open();
});
afterEach(() => pictures.close());

describe('pictures in the sizes that pages ask for', () => {
  it('are made once, and are immutable under their version', async () => {
    const url = `/_img/160${front}`;
    const first = await pictures.app.inject(url);
    expect((await sharp(first.rawPayload).metadata()).width).toBe(160);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    pictures.store.clear();
    await pictures.passDay();
    expect((await pictures.app.inject(url)).statusCode).toBe(200);
    expect(pictures.asked).toBe(1);
  });

  it.each(['?v=0', '?v=zzzzzzzz', ''])(
    'are stored under their canonical address alone, not under %p',
    async (query) => {
      const reply = await pictures.app.inject(`/_img/160/media/products/1/10-front.webp${query}`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-cache']);
      expect(reply.headers.location).toBe(`/_img/160${front}`);
      expect(await pictures.storedFiles()).toEqual([]);
      expect((await pictures.app.inject(`/_img/160${front}`)).statusCode).toBe(200);
      expect(await pictures.storedFiles()).toHaveLength(1);
    },
  );

  it.each(['https://elsewhere.example/media/a.webp?v=1', '/media/a.webp?v=1&x=2', '/api/a.webp'])(
    'never lead to %s',
    async (location) => {
      pictures.leading = location;
      expect((await pictures.app.inject('/_img/160/media/products/1/10-front.webp?v=0')).statusCode).toBe(
        503,
      );
    },
  );

  it("are forgotten when they are shoppers' photos that were deleted", async () => {
    const url = '/_img/160/media/reviews/a.webp';
    const first = await pictures.app.inject(url);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect((await pictures.app.inject(url)).statusCode).toBe(200);
    expect(pictures.asked).toBe(1);
    await pictures.passDay();
    expect((await pictures.app.inject(url)).statusCode).toBe(200);
    expect(pictures.asked).toBe(2);
    pictures.store.delete('/media/reviews/a.webp');
    await pictures.passDay();
    expect((await pictures.app.inject(url)).statusCode).toBe(404);
    expect(await pictures.storedFiles()).toEqual([]);
  });

  it("leave the disk by themselves after a day when they are of shoppers' photos", async () => {
    await pictures.app.inject('/_img/160/media/reviews/a.webp');
    await pictures.app.inject(`/_img/160${front}`);
    await pictures.passDay();
    await pictures.startAgain();
    // The edge serves meanwhile.
    while ((await pictures.storedFiles()).length > 1) await new Promise(setImmediate);
    expect(await pictures.storedFiles()).toEqual([expect.not.stringContaining('photos')]);
  });

  it('are served from a full disk', async () => {
    await writeFile(path.join(pictures.folder, 'edge'), 'in the place of the folder');
    expect((await pictures.app.inject(`/_img/160${front}`)).statusCode).toBe(200);
  });

  it.each([
    ['another way to write its path', '.%2Freviews%2Fa.webp'],
    ['an empty folder', 'reviews%2F%2Fa.webp'],
    ['a way out of the store', '..%2Fapi%2Fa.webp'],
    ['a version, which no photo has', 'reviews/a.webp?v=1'],
  ])('are refused under %s', async (_case, address) => {
    expect((await pictures.app.inject(`/_img/160/media/${address}`)).statusCode).toBe(404);
    expect(pictures.asked).toBe(0);
  });

  it.each([
    ['a quality', `160${front}&q=50`],
    ['an unknown parameter', `160${front}&utm_source=mail`],
    ['a width written otherwise', `0160${front}`],
    ['a width with a sign', `+160${front}`],
    ['a width that there is not', `161${front}`],
    ['letters that need no escape', `160${front.replace('front', '%66ront')}`],
    ['an empty version', '160/media/products/1/10-front.webp?v='],
  ])('have one address each: none with %s', async (_case, address) => {
    expect((await pictures.app.inject(`/_img/${address}`)).statusCode).toBe(404);
    expect(pictures.asked).toBe(0);
  });

  it('are never stored above the original: its full size is named instead', async () => {
    for (const width of [640, 1080, 3840, 3840]) {
      const reply = await pictures.app.inject(`/_img/${width}${front}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, `/_img/480${front}`]);
    }
    expect(await pictures.storedFiles()).toEqual([]);
    // What is known of the picture needs no further look at it.
    expect(pictures.asked).toBe(1);
    expect((await pictures.app.inject(`/_img/480${front}`)).statusCode).toBe(200);
  });
});

/** A new picture once waited 35 seconds behind 280 valid requests of one caller, in a queue without an end. */
describe('more new pictures than can be made', () => {
  const many = 600;
  const from = (remoteAddress: string, url: string) => pictures.app.inject({ url, remoteAddress });

  it('are refused beyond what may wait, and the next caller is served next', async () => {
    const open = pictures.closeStore();
    const picture = pictures.store.get(front);
    for (let index = 0; index < many; index += 1)
      pictures.store.set(`/media/products/2/${index}-front.webp?v=a1`, picture ?? Buffer.alloc(0));
    const order: string[] = [];
    const refused: unknown[] = [];
    const crowd = Array.from({ length: many }, async (_, index) => {
      const reply = await from('203.0.113.7', `/_img/160/media/products/2/${index}-front.webp?v=a1`);
      if (reply.statusCode === 200) order.push('crowd');
      else refused.push([reply.statusCode, reply.headers['retry-after']]);
    });
    while (refused.length < many - 402) await new Promise(setImmediate);
    expect(new Set(refused.map(String))).toEqual(new Set(['503,5']));
    const shopper = from('203.0.113.8', `/_img/160${front}`).then(({ statusCode }) => {
      expect(statusCode).toBe(200);
      order.push('shopper');
    });
    // It takes a place from the crowd.
    while (refused.length < many - 401) await new Promise(setImmediate);
    open();
    await Promise.all([...crowd, shopper]);
    expect(order).toHaveLength(402);
    // Behind the two that were being made, and one or two that end about when it does.
    expect(order.indexOf('shopper')).toBeLessThan(5);
  });
});
