import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { edgeOn } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

const at = '2026-11-20T03:00:00.000Z';
const ok = (rows: unknown[]) => ({ body: { success: true, data: { rows } } });
const answers: Parameters<typeof startFakeApi>[0] = {};
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;
beforeEach(async () => {
  Object.assign(answers, {
    '/api/siteMaps': ok([
      { part: 'products', page: 1, last_modified: at },
      { part: 'lists', page: 1, last_modified: null },
    ]),
    '/api/siteMaps/products': ok([{ path: '/goods/view/7?a=1&b=<2>', last_modified: at }]),
    '/api/siteMaps/lists': ok([]),
  });
  api = await startFakeApi(answers);
  app = edgeOn(api.origin, { PUBLIC_ORIGIN: 'https://mall.example' });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
  await api.close();
});

describe('files for search engines', () => {
  it('robots.txt leads to the index, and the index to its files', async () => {
    expect((await app.inject('/robots.txt')).body).toContain('Sitemap: https://mall.example/sitemap.xml');
    const index = await app.inject('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(index.body).toContain(
      `<sitemap><loc>https://mall.example/sitemaps/products-1.xml</loc><lastmod>${at}</lastmod></sitemap>`,
    );
    expect(index.body).toContain('<sitemap><loc>https://mall.example/sitemaps/lists-1.xml</loc></sitemap>');
  });

  it('a file has its addresses, escaped, compressed for clients that accept it', async () => {
    const { rawPayload, headers } = await app.inject({
      url: '/sitemaps/products-1.xml',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(rawPayload).toString()).toContain(
      '<loc>https://mall.example/goods/view/7?a=1&amp;b=&lt;2&gt;</loc>',
    );
  });

  it.each([
    'lists-1.xml',
    'products-0.xml',
    'products-1.XML',
    'members-1.xml',
    '../api/orders-1.xml',
    'products-9999.xml',
  ])('%s is no file', async (name) => {
    expect((await app.inject(`/sitemaps/${name}`)).statusCode).toBe(404);
  });

  it('the feed of the magazine has its articles, escaped', async () => {
    const image = { path: '/media/a.webp', alt: '', width: 1, height: 1 };
    const article = {
      magazine_id: 4,
      title: '니트 \u0000\u000B&\uFFFF 코트',
      subtitle: '<겨울>',
      image,
      created_at: at,
    };
    answers['/api/boards/magazines'] = {
      body: {
        success: true,
        data: { rows: [article], paginate: { page: 1, display_size: 50, total: 1, last_page: 1 } },
      },
    };
    const { body, headers } = await app.inject('/rss/magazine.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(body).toContain(
      '<item><title>니트 &amp; 코트</title><link>https://mall.example/board/magazine/4</link><guid>https://mall.example/board/magazine/4</guid><description>&lt;겨울&gt;</description><pubDate>Fri, 20 Nov 2026 03:00:00 GMT</pubDate></item>',
    );
  });

  it('asks once for many crawlers, and has the last good file while the API is down', async () => {
    const files = await Promise.all(Array.from({ length: 20 }, () => app.inject('/sitemaps/products-1.xml')));
    expect(new Set(files.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect(api.calls).toHaveLength(1);
    answers['/api/siteMaps/products'] = { status: 503, body: { success: false } };
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_600_000);
    expect((await app.inject('/sitemaps/products-1.xml')).statusCode).toBe(200);
    expect((await app.inject('/sitemap.xml')).statusCode).toBe(200);
  });

  it('says 503 with a time to come back when there never was a file', async () => {
    answers['/api/siteMaps'] = { status: 500, body: 'broken' };
    const reply = await app.inject('/sitemap.xml');
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('the shop on a home screen', () => {
  it('has a manifest whose icons are there in their sizes', async () => {
    const { icons } = (await app.inject('/manifest.webmanifest')).json<{
      icons: { src: string; sizes: string }[];
    }>();
    for (const { src, sizes } of icons) {
      const reply = await app.inject(src);
      expect(reply.statusCode).toBe(200);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(reply.rawPayload).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect((await app.inject('/favicon.ico')).statusCode).toBe(200);
  });
});
