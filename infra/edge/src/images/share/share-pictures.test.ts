import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { shareShapes } from '@mall/contracts/domain/catalogue/share-picture';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { edgeOn } from '../../testing/edge-on.ts';
import { drawSharePicture, type SharedProduct } from './draw-share-picture.ts';

const fontFolder = path.dirname(require.resolve('pretendard/dist/public/static/Pretendard-Bold.otf'));
const [wide, kakao] = shareShapes;
const coat: SharedProduct = {
  brand: '마인드브릿지 우먼',
  name: '울 블렌드 핸드메이드 롱 코트',
  lastPrice: 219_000,
  retailPrice: 329_000,
  discountRate: 33,
  site: 'MIND BRIDGE WOMEN',
};
const grey = (width = 480, height = 640) =>
  sharp({ create: { width, height, channels: 3, background: '#777' } })
    .webp()
    .toBuffer();

describe('a share picture', () => {
  it.each(shareShapes)(
    'has the shape of $name, the product at the left and words at the right',
    async (shape) => {
      const made = await drawSharePicture(coat, await grey(), shape, fontFolder);
      const { data, info } = await sharp(made).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([shape.width, shape.height]);
      const at = (x: number, y: number) => data[(y * info.width + x) * info.channels] ?? 0;
      expect(Math.abs(at(10, 10) - 0x77)).toBeLessThan(6);
      expect(at(info.width - 3, 3)).toBeGreaterThan(250);
      const words = await sharp(made)
        .extract({ left: shape.height, top: 0, width: shape.width - shape.height, height: shape.height })
        .stats();
      expect(words.channels[0]?.min).toBeLessThan(60);
    },
  );

  it('holds the longest name, whatever is in it', async () => {
    const name = '<b>&"이름\' </span>'.repeat(40);
    const made = await drawSharePicture({ ...coat, name }, await grey(), kakao, fontFolder);
    expect((await sharp(made).metadata()).width).toBe(800);
  });

  it('shows another price as another picture', async () => {
    const draw = async (lastPrice: number) =>
      drawSharePicture({ ...coat, lastPrice }, await grey(), wide, fontFolder);
    expect((await draw(219_000)).equals(await draw(219_000))).toBe(true);
    expect((await draw(219_000)).equals(await draw(199_000))).toBe(false);
  });
});

describe('its address', () => {
  let api: Server;
  let app: FastifyInstance;
  let folder: string;
  let pictures: number;
  let questions: number;
  const product: ProductCard = {
    product_id: 7,
    product_name: coat.name,
    brand: { brand_id: 1, name: coat.brand, name_en: 'MIND BRIDGE', family_site: 'mind_bridge_women' },
    retail_price: 329_000,
    last_price: 219_000,
    discount_rate: 33,
    images: [{ path: '/media/products/7/70-front.webp?v=a1', alt: '', width: 1200, height: 1600 }],
    colors: [],
    flags: [],
    promotions: [],
    review_count: 0,
    review_score: 0,
    is_sold_out: false,
    is_delivery_guarantee: false,
    has_coupon: false,
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'edge-share-'));
    pictures = 0;
    questions = 0;
    api = createServer(async (request, response) => {
      if (request.url?.startsWith('/media/')) {
        pictures += 1;
        return response.end(await grey());
      }
      questions += 1;
      const rows =
        new URL(request.url ?? '', 'http://api').searchParams.get('product_ids') === '7' ? [product] : [];
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ success: true, data: { rows } }));
    });
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
    app = edgeOn(`http://127.0.0.1:${(api.address() as AddressInfo).port}`, {
      FONT_FOLDER: fontFolder,
      DATA_DIR: folder,
    });
  });
  afterEach(async () => {
    await app.close();
    await new Promise((resolve) => api.close(resolve));
    await rm(folder, { recursive: true, force: true });
  });

  it('answers a JPEG that is made once, whatever version is asked for', async () => {
    for (const version of ['', '?v=1', '?v=2']) {
      const reply = await app.inject(`/_share/products/7-1200x630.jpg${version}`);
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/jpeg']);
    }
    expect(pictures).toBe(1);
  });

  it('is asked for once by twenty at once', async () => {
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => app.inject('/_share/products/7-1200x630.jpg')),
    );
    expect(new Set(replies.map((reply) => reply.statusCode))).toEqual(new Set([200]));
    expect([questions, pictures]).toEqual([1, 1]);
  });

  it('asks the API within the budget of the caller, and spends no other', async () => {
    const from = (remoteAddress: string, id: number) =>
      app.inject({ url: `/_share/products/${id}-1200x630.jpg`, remoteAddress });
    const crowd = await Promise.all(
      Array.from({ length: 700 }, (_, index) => from('203.0.113.7', 1000 + index)),
    );
    expect(questions).toBe(600);
    expect(crowd.filter(({ statusCode }) => statusCode === 429)).toHaveLength(100);
    expect((await from('203.0.113.8', 7)).statusCode).toBe(200);
    // What is known needs no question.
    expect((await from('203.0.113.7', 7)).statusCode).toBe(200);
  });

  it('leads KakaoTalk to the shape that it shows', async () => {
    const headers = { 'user-agent': 'facebookexternalhit/1.1; kakaotalk-scrap/1.0' };
    const reply = await app.inject({ url: '/_share/products/7-1200x630.jpg?v=1', headers });
    expect(reply.statusCode).toBe(302);
    expect(reply.headers.location).toMatch(/^\/_share\/products\/7-800x400\.jpg\?v=/);
    const followed = await app.inject({ url: String(reply.headers.location), headers });
    expect((await sharp(followed.rawPayload).metadata()).width).toBe(800);
  });

  it.each(['7-1200x631.jpg', '8-1200x630.jpg', '07-1200x630.jpg', '7-1200x630.png', '7-1200x630.jpg?v=<'])(
    '%s is no picture',
    async (name) => {
      expect((await app.inject(`/_share/products/${name}`)).statusCode).toBe(404);
    },
  );
});
