import { listShortForms } from '@mall/contracts/api/catalogue/live';
import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { viewNewMain } from '@mall/contracts/api/content/new-main';
import { createApp } from '../../app/app.ts';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import type { DrawJob } from './draw-job.ts';
import type { PictureStore } from './picture-store.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The API with a store that notes what it is to draw. */
function noteDrawings() {
  const drawn: DrawJob[] = [];
  const open: PictureStore['open'] = async (_key, job) => {
    drawn.push(await job());
    return Buffer.from('webp');
  };
  return { drawn, app: createApp({ ...api.deps, pictures: { ...api.deps.pictures, open } }) };
}

describe('pictures', () => {
  it('that the API names are served, for ever under their version', async () => {
    const product = (await api.call(viewProduct, { params: { id: 1 }, query: {} })).data;
    const { sections } = (await api.call(viewNewMain, { query: {} })).data;
    const shorts = (await api.call(listShortForms, { query: {} })).data;
    const paths = [
      ...(product.options.colors[0]?.images ?? []),
      sections.main_banners[0]?.image_pc,
      sections.main_banners[0]?.image_mobile,
      sections.plan_exhibitions[0]?.image,
      sections.highlight[0]?.image,
      shorts.rows[0]?.poster,
      product.card_benefit_image,
    ].map((picture) => picture?.path ?? '');
    paths.push(...product.options.colors.map((color) => color.color_chip));
    for (const url of paths) {
      const reply = await api.app.inject({ url });
      expect([url, reply.statusCode, reply.headers['content-type']]).toEqual([url, 200, 'image/webp']);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    }
  });

  it('are drawn worn in the gallery, and for reviews as shoppers take them', async () => {
    const { app, drawn } = noteDrawings();
    const { options } = (await api.call(viewProduct, { params: { id: 1 }, query: {} })).data;
    const images = options.colors[0]?.images.map(({ path }) => path) ?? [];
    expect(images.some((path) => path.includes('snap'))).toBe(false);
    const front = images[0] ?? '';
    for (const view of ['worn', 'snap-floor', 'snap-hanger', 'snap-mirror'])
      expect((await app.inject({ url: front.replace('-front.', `-${view}.`) })).statusCode).toBe(200);
    expect(drawn.map((job) => job.kind === 'picture' && [job.spec.view, typeof job.spec.maker])).toEqual([
      ['worn', 'string'],
      ['snap-floor', 'string'],
      ['snap-hanger', 'string'],
      ['snap-mirror', 'string'],
    ]);
    await app.close();
  });

  it('are drawn in small for lists, at 480 px', async () => {
    const { app, drawn } = noteDrawings();
    const { options } = (await api.call(viewProduct, { params: { id: 1 }, query: {} })).data;
    const [front = '', back = ''] = (options.colors[0]?.images ?? []).map(({ path }) => path);
    const paths = [front, `${front}&w=480`, `${back}&w=480`];
    for (const url of paths) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect(drawn.map(({ kind, width }) => `${kind} ${width}`)).toEqual([
      'picture 1200',
      'picture 480',
      'picture 480',
    ]);
    for (const query of ['&w=481', '&w=', '&w=480&w=480'])
      expect((await app.inject({ url: `${front}${query}` })).headers.location).toBe(front);
    await app.close();
  });

  it.each([
    ['an invented version', 'products/1/10-front.webp?v=00000000', 'products/1/10-front.webp'],
    ['no version', 'products/1/10-chip.webp', 'products/1/10-chip.webp'],
    ['another spelling', 'products/01/010-back.webp', 'products/1/10-back.webp'],
    ['more in the query', 'card-benefits.webp?v=1&v=2', 'card-benefits.webp'],
    ['an invented version of a poster', 'short-forms/1.webp?v=0', 'short-forms/1.webp'],
  ])('have one address: %s leads to it', async (_case, asked, path) => {
    const reply = await api.app.inject({ url: `/media/${asked}` });
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([302, 'no-cache']);
    const location = String(reply.headers.location);
    expect(location).toMatch(new RegExp(`^/media/${path}\\?v=[0-9a-f]{6}$`));
    expect((await api.app.inject({ url: location })).statusCode).toBe(200);
  });

  it('of a chip are drawn in the cloth and colour of the product', async () => {
    const { app, drawn } = noteDrawings();
    const { options } = (await api.call(viewProduct, { params: { id: 1 }, query: {} })).data;
    for (const { color_chip } of options.colors) await app.inject({ url: color_chip });
    const hexes = options.colors.map(({ hex }) => hex);
    expect(drawn.map((job) => job.kind === 'chip' && job.spec.colorHex)).toEqual(hexes);
    await app.close();
  });

  it.each([
    '/media/products/2/10-chip.webp',
    '/media/products/1/20-front.webp',
    '/media/products/1/10-inside.webp',
    '/media/products/1/10-front.png',
    '/media/products/x/10-front.webp',
    '/media/products/1/..%2f..%2fapi.webp',
    '/media/banners/1-wide.webp',
    '/media/banners/100-huge.webp',
    '/media/short-forms/99.webp',
    '/media/campaigns/99999999999.webp',
  ])('%s is not found', async (url) => {
    expect((await api.app.inject({ url })).statusCode).toBe(404);
  });
});
