import { createHash } from 'node:crypto';
import path from 'node:path';
import type { ProductCard } from '@mall/contracts/api/catalogue/product-card';
import { productInfo } from '@mall/contracts/api/catalogue/product-info';
import { createApiClient } from '@mall/contracts/client/create-api-client';
import {
  type ShareShape,
  sharePictureAddress,
  shareShapes,
} from '@mall/contracts/domain/catalogue/share-picture';
import { familySiteOf } from '@mall/contracts/domain/family-site';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { BudgetSpent } from '../../budgets/budget-spent.ts';
import type { Budgets } from '../../budgets/budgets.ts';
import type { EdgeConfig } from '../../config.ts';
import { fetchOriginal } from '../fetch-original.ts';
import type { PictureQueue } from '../picture-queue.ts';
import type { VariantStore } from '../variant-store.ts';
import { drawSharePicture, type SharedProduct } from './draw-share-picture.ts';

/** What the API says of a product; none where there is no such product. */
interface Answer {
  product: ProductCard | undefined;
}

interface Parts {
  budgets: Budgets;
  store: VariantStore;
  queue: PictureQueue;
}

const apiLimitMs = 5000;
/** How long an answer of the API serves others, ms. */
const answerMs = 5000;
const maximumAnswers = 500;
/** Messengers look again after this long, seconds: prices change. */
const maxAge = 86_400;
const pattern = /^\/_share\/products\/([1-9]\d{0,9})-(\d+x\d+)\.jpg(?:\?v=[0-9a-z-]{1,40})?$/;
/** KakaoTalk takes the first picture that a page names, in whatever shape. */
const kakao = /kakaotalk-scrap/i;
const kakaoShape = shareShapes[1];

/** Pictures of products for messengers and social networks, with brand, name and price. */
export function registerSharePictures(
  app: FastifyInstance,
  { apiOrigin, dataFolder, fontFolder }: EdgeConfig,
  { budgets, store, queue }: Parts,
): void {
  const findProduct = createProductFinder(apiOrigin, budgets);

  app.get('/_share/*', async (request, reply) => {
    const [, id, name] = pattern.exec(request.url) ?? [];
    const shape = shareShapes.find((known) => known.name === name);
    const address = throttleAddress(request.ip);
    const product = shape ? await findProduct(Number(id), address) : undefined;
    const picture = product?.images[0]?.path;
    if (!shape || !product || !picture) return sayMissing(reply);
    const version = versionOf(product);
    reply.header('vary', 'user-agent');
    if (kakao.test(request.headers['user-agent'] ?? '') && shape.name !== kakaoShape.name)
      return reply.redirect(sharePictureAddress(product.product_id, kakaoShape, version), 302);
    const key = `${product.product_id} ${shape.name} ${version}`;
    const hash = createHash('sha256').update(key).digest('hex');
    const file = path.join(dataFolder, 'images/share', hash.slice(0, 2), `${hash}.jpg`);
    const stored = await store.open(file);
    if (stored) return sendHead(reply, stored.bytes).send(stored.handle.createReadStream());
    const waitSeconds = await budgets.spend('pictures', { address });
    if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
    const content = await queue.take(key, address, async () => {
      const made = await draw(product, picture, shape);
      await store.put(file, made).catch(() => undefined);
      return made;
    });
    return sendHead(reply, content.length).send(content);
  });

  async function draw(product: ProductCard, picture: string, shape: ShareShape): Promise<Buffer> {
    const [file = '', v] = picture.replace(/^\/media\//, '').split('?v=');
    const original = await fetchOriginal(apiOrigin, { path: file, v, w: shape.height });
    return drawSharePicture(sharedOf(product), original, shape, fontFolder);
  }
}

/** Finds a product for an address. */
function createProductFinder(apiOrigin: string, budgets: Budgets) {
  const api = createApiClient({
    baseUrl: apiOrigin,
    timeoutMs: apiLimitMs,
    axios: { adapter: 'http', proxy: false },
  });
  /** Answers of the last seconds and questions under way: a chat room that opens one link asks the API once. */
  const asked = new LRUCache<number, Promise<Answer>>({ max: maximumAnswers, ttl: answerMs });

  function ask(id: number): Promise<Answer> {
    const question = api(productInfo, { query: { product_ids: String(id) } }).then(({ rows }) => ({
      product: rows[0],
    }));
    asked.set(id, question);
    question.catch(() => {
      if (asked.peek(id) === question) asked.delete(id);
    });
    return question;
  }

  /** The API is asked within the caller's budget only: addresses of products are made up easily. */
  return async (id: number, address: string): Promise<ProductCard | undefined> => {
    if (!asked.has(id)) {
      const waitSeconds = await budgets.spend('shares', { address });
      if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
    }
    const question = asked.get(id) ?? ask(id);
    return (await question).product;
  };
}

const sharedOf = ({
  brand,
  product_name,
  last_price,
  retail_price,
  discount_rate,
}: ProductCard): SharedProduct => ({
  brand: brand.name,
  name: product_name,
  lastPrice: last_price,
  retailPrice: retail_price,
  discountRate: discount_rate,
  site: familySiteOf(brand.family_site).name,
});

/** Another one for other words, prices or pictures. */
const versionOf = (product: ProductCard): string =>
  createHash('sha256')
    .update(JSON.stringify([sharedOf(product), product.images[0]?.path]))
    .digest('hex')
    .slice(0, 12);

const sendHead = (reply: FastifyReply, bytes: number): FastifyReply =>
  reply
    .header('content-type', 'image/jpeg')
    .header('content-length', bytes)
    .header('cache-control', `public, max-age=${maxAge}`);

const sayMissing = (reply: FastifyReply): FastifyReply =>
  reply.status(404).header('cache-control', 'no-cache').send({ success: false, code: 'NOT_FOUND' });
