import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import sharp from 'sharp';
import { createBudgets } from '../budgets/budgets.ts';
import { readConfig } from '../config.ts';
import { registerImages } from './register-images.ts';

let folder: string;
let originals: Server;
let app: FastifyInstance;
/** What the media store has, by address, and how often it was asked. */
const store = new Map<string, Buffer>();
/** Where it leads who asks for a path under another address. */
let leading: string;
let asked = 0;
/** The store answers when this has come. */
let opened: Promise<void>;
/** Whether the store has previews. */
let hasPreviews: boolean;
/** Whether it answers with them at once, whatever else waits. */
let isPreviewOpen: boolean;

/** A picture of a colour, so many px wide. */
const pictureOf = (width: number) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#345' } })
    .webp()
    .toBuffer();

/** The pictures of an edge with these settings. */
function register(environment: Record<string, string> = {}) {
  const log = pino({ level: 'silent' });
  const config = readConfig({ DATA_DIR: folder, ...environment });
  registerImages(app, config, createBudgets({ redisUrl: undefined, factor: config.budgetFactor, log }));
}

const front = '/media/products/1/10-front.webp?v=a1';

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'edge-images-'));
  asked = 0;
  opened = Promise.resolve();
  hasPreviews = true;
  isPreviewOpen = false;
  leading = front;
  originals = createServer(async (request, response) => {
    asked += 1;
    const { url = '' } = request;
    if (!isPreviewOpen || !url.endsWith('&w=480')) await opened;
    const bytes = store.get(url) ?? (hasPreviews ? store.get(url.replace(/&w=480$/, '')) : undefined);
    const isElsewhere = request.url?.startsWith('/media/products/') && store.has(front);
    if (!bytes && isElsewhere) response.writeHead(302, { location: leading }).end();
    else response.writeHead(bytes ? 200 : 404).end(bytes);
  });
  await new Promise<void>((resolve) => originals.listen(0, '127.0.0.1', resolve));
  const { port } = originals.address() as AddressInfo;
  app = Fastify();
  register({ API_ORIGIN: `http://127.0.0.1:${port}` });
  const picture = await pictureOf(400);
  store.clear();
  for (const name of ['/media/reviews/a.webp', front]) store.set(name, picture);
});
afterEach(async () => {
  await app.close();
  await new Promise((resolve) => originals.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

/** Names of the pictures that are kept. */
async function kept(): Promise<string[]> {
  const names = await readdir(path.join(folder, 'edge/images'), { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.webp'));
}

/** Makes every kept picture a day older. */
async function passDay() {
  const root = path.join(folder, 'edge/images');
  const yesterday = new Date(Date.now() - 86_400_000 - 1);
  for (const name of await kept()) await utimes(path.join(root, name), yesterday, yesterday);
}

describe('pictures in the sizes that pages ask for', () => {
  it('are made once and kept for ever under their version', async () => {
    const url = `/_img/160${front}`;
    const first = await app.inject(url);
    expect((await sharp(first.rawPayload).metadata()).width).toBe(160);
    expect(first.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    store.clear();
    await passDay();
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(asked).toBe(1);
  });

  it('are made from the preview where that is wide enough', async () => {
    const preview = await sharp({ create: { width: 480, height: 640, channels: 3, background: '#fff' } })
      .webp()
      .toBuffer();
    store.set(`${front}&w=480`, preview);
    store.set(front, await pictureOf(800));
    const redOf = async (width: number) => {
      const { rawPayload } = await app.inject(`/_img/${width}${front}`);
      const { channels } = await sharp(rawPayload).stats();
      return Math.round(channels[0]?.mean ?? 0);
    };
    expect([await redOf(160), await redOf(480), await redOf(750)]).toEqual([255, 255, 0x33]);
  });

  /** Closes the store for everything but previews, until it is opened. */
  function closeAllButPreviews(): () => void {
    let open: () => void = () => undefined;
    opened = new Promise((resolve) => {
      open = resolve;
    });
    isPreviewOpen = true;
    return open;
  }

  // Six connections of a phone once waited for drawings of 20 s, and every script behind them.
  it('are answered with their preview while they take long, and are there for the next who asks', async () => {
    store.set(`${front}&w=480`, await pictureOf(480));
    store.set(front, await pictureOf(800));
    const url = `/_img/750${front}`;
    const widthOf = async () => {
      const { statusCode, headers, rawPayload } = await app.inject(url);
      return [statusCode, headers['cache-control'], (await sharp(rawPayload).metadata()).width];
    };
    const open = closeAllButPreviews();
    const crowd = await Promise.all(Array.from({ length: 20 }, widthOf));
    expect(crowd).toEqual(crowd.map(() => [200, 'no-cache', 480]));
    // Once for the picture, and for its preview once unless it is there before the last of the crowd has waited.
    expect(asked).toBeLessThan(6);
    open();
    while ((await kept()).length === 0) await new Promise(setImmediate);
    expect(await widthOf()).toEqual([200, 'public, max-age=31536000, immutable', 750]);
  });

  it.each([
    ['has none', async () => store.delete(`${front}&w=480`)],
    [
      'answers with all of the picture instead',
      async () => store.set(`${front}&w=480`, await pictureOf(800)),
    ],
    ['answers with none that can be read', async () => store.set(`${front}&w=480`, Buffer.from('<html>'))],
  ])('are waited for where the store of previews %s', async (_case, change) => {
    hasPreviews = false;
    store.set(front, await pictureOf(800));
    await change();
    const open = closeAllButPreviews();
    const asking = app.inject(`/_img/750${front}`).then(({ rawPayload }) => sharp(rawPayload).metadata());
    // The second call is the one for a preview.
    while (asked < 2) await new Promise(setImmediate);
    open();
    expect((await asking).width).toBe(750);
  });

  it('are made from the original where the store has no preview', async () => {
    hasPreviews = false;
    expect((await app.inject(`/_img/160${front}`)).statusCode).toBe(200);
  });

  it.each(['?v=0', '?v=zzzzzzzz', ''])(
    'are kept under their true address alone, not under %p',
    async (query) => {
      const reply = await app.inject(`/_img/160/media/products/1/10-front.webp${query}`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-cache']);
      expect(reply.headers.location).toBe(`/_img/160${front}`);
      expect(await kept()).toEqual([]);
      expect((await app.inject(`/_img/160${front}`)).statusCode).toBe(200);
      expect(await kept()).toHaveLength(1);
    },
  );

  it.each(['https://elsewhere.example/media/a.webp?v=1', '/media/a.webp?v=1&x=2', '/api/a.webp'])(
    'never lead to %s',
    async (location) => {
      leading = location;
      expect((await app.inject('/_img/160/media/products/1/10-front.webp?v=0')).statusCode).toBe(503);
    },
  );

  it("are forgotten when they are shoppers' photos that were deleted", async () => {
    const url = '/_img/160/media/reviews/a.webp';
    const first = await app.inject(url);
    expect(first.headers['cache-control']).toBe('public, max-age=86400');
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(asked).toBe(1);
    await passDay();
    expect((await app.inject(url)).statusCode).toBe(200);
    expect(asked).toBe(2);
    store.delete('/media/reviews/a.webp');
    await passDay();
    expect((await app.inject(url)).statusCode).toBe(404);
    expect(await kept()).toEqual([]);
  });

  it("leave the disk by themselves after a day when they are of shoppers' photos", async () => {
    await app.inject('/_img/160/media/reviews/a.webp');
    await app.inject(`/_img/160${front}`);
    await passDay();
    await app.close();
    app = Fastify();
    register();
    await app.ready();
    // The edge serves meanwhile.
    while ((await kept()).length > 1) await new Promise(setImmediate);
    expect(await kept()).toEqual([expect.not.stringContaining('photos')]);
  });

  it('are served from a disk on which nothing more can be kept', async () => {
    await writeFile(path.join(folder, 'edge'), 'in the place of the folder');
    expect((await app.inject(`/_img/160${front}`)).statusCode).toBe(200);
  });

  it.each([
    ['another way to write its path', '.%2Freviews%2Fa.webp'],
    ['an empty folder', 'reviews%2F%2Fa.webp'],
    ['a way out of the store', '..%2Fapi%2Fa.webp'],
    ['a version, which no photo has', 'reviews/a.webp?v=1'],
  ])('are refused under %s', async (_case, address) => {
    expect((await app.inject(`/_img/160/media/${address}`)).statusCode).toBe(404);
    expect(asked).toBe(0);
  });

  it.each([
    ['a quality', `160${front}&q=50`],
    ['a parameter of nobody', `160${front}&utm_source=mail`],
    ['a width written otherwise', `0160${front}`],
    ['a width with a sign', `+160${front}`],
    ['a width that there is not', `161${front}`],
    ['letters that need no escape', `160${front.replace('front', '%66ront')}`],
    ['an empty version', '160/media/products/1/10-front.webp?v='],
  ])('have one address each: none with %s', async (_case, address) => {
    expect((await app.inject(`/_img/${address}`)).statusCode).toBe(404);
    expect(asked).toBe(0);
  });

  it('are never kept above the original: the address of the whole of it is named instead', async () => {
    for (const width of [640, 1080, 3840, 3840]) {
      const reply = await app.inject(`/_img/${width}${front}`);
      expect([reply.statusCode, reply.headers.location]).toEqual([302, `/_img/480${front}`]);
    }
    expect(await kept()).toEqual([]);
    // What is known of the picture needs no further look at it.
    expect(asked).toBe(1);
    expect((await app.inject(`/_img/480${front}`)).statusCode).toBe(200);
  });
});

/** A new picture once waited 35 seconds behind 280 valid requests of one caller, in a queue without an end. */
describe('more new pictures than can be made', () => {
  const many = 600;
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });

  it('are refused beyond what may wait, and leave the next caller the next turn', async () => {
    let open: () => void = () => undefined;
    opened = new Promise((resolve) => {
      open = resolve;
    });
    const picture = store.get(front);
    for (let index = 0; index < many; index += 1)
      store.set(`/media/products/2/${index}-front.webp?v=a1`, picture ?? Buffer.alloc(0));
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
