import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { drawAhead } from './draw-ahead.ts';
import type { PictureStore } from './picture-store.ts';

let api: TestApi;
/** Places of what was drawn, in order. */
let drawn: string[];
/** Places that fail. */
let broken: RegExp;
const stored = new Map<string, Buffer>();
const open: PictureStore['open'] = async (key, job) => {
  const known = stored.get(key);
  if (known) return known;
  await job();
  drawn.push(key);
  if (broken.test(key)) throw new Error('cannot be drawn');
  const bytes = Buffer.from(key);
  stored.set(key, bytes);
  return bytes;
};
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(() => {
  drawn = [];
  broken = /^never$/;
  stored.clear();
});

const run = (count: number, signal = new AbortController().signal) =>
  drawAhead({ db: api.db, logger: api.deps.logger, pictures: { ...api.deps.pictures, open } }, count, signal);
const productsOf = (keys: readonly string[]) => keys.map((key) => Number(key.split('/')[1]));

describe('drawing ahead', () => {
  it('makes what the first lists show of the newest products, once', async () => {
    const query = { sort: 'NEWDESC', display_size: 20 } as const;
    const { rows } = (await api.call(searchProducts, { query })).data;
    expect(await run(20)).toBe(20);
    const newest = rows.map(({ product_id }) => product_id);
    expect(productsOf(drawn).filter((id) => newest.includes(id)).length).toBeGreaterThan(15);
    for (const key of drawn) expect(key).toMatch(/^products\/\d+\/\d+-front\.[0-9a-f]{6}\.preview\.webp$/);
    expect(await run(20)).toBe(0);
  });

  it('goes on after a picture that cannot be drawn', async () => {
    await run(3);
    const [first = ''] = drawn;
    stored.clear();
    drawn = [];
    broken = new RegExp(first);
    expect(await run(3)).toBe(2);
    expect(drawn).toHaveLength(3);
  });

  it('gives up when one after the other fails', async () => {
    broken = /./;
    expect(await run(100)).toBe(0);
    expect(drawn.length).toBeLessThan(20);
  });

  it('stops when it is told to', async () => {
    const abort = new AbortController();
    abort.abort();
    expect(await run(20, abort.signal)).toBe(0);
  });

  it('draws nothing when nothing is wanted', async () => {
    expect(await run(0)).toBe(0);
  });
});
