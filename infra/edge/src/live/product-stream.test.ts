import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listProductChanges } from '@mall/contracts/api/catalogue/product-changes';
import { productChangedEvent, productStreamOf } from '@mall/contracts/platform/product-stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { startFakeApi } from '../testing/fake-api.ts';
import { registerProductStream } from './register-product-stream.ts';

/** What the API answers next; every question after the first change is answered with nothing new. */
const answer = { body: { success: true, data: { cursor: 'a', product_ids: [] as number[] | null } } };
let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;
let port: number;

beforeEach(async () => {
  answer.body.data.product_ids = [];
  api = await startFakeApi({ [listProductChanges.path]: answer });
  app = Fastify();
  registerProductStream(app, { apiOrigin: api.origin }, { all: 3, address: 2 });
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  await app.close();
  await api.close();
});

/** An open page of a product. */
async function openPage(productId: number | string) {
  const asking = request({ port, path: productStreamOf(Number(productId)) });
  asking.end();
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  let text = '';
  reply.on('data', (chunk) => {
    text += chunk;
  });
  reply.on('error', () => undefined);
  const receivesEvent = async () => {
    while (!text.includes(`event: ${productChangedEvent}`)) await once(reply, 'data');
  };
  return {
    status: reply.statusCode,
    type: reply.headers['content-type'],
    receivesEvent,
    text: () => text,
    reply,
  };
}

/** The feed has its place in the stream of changes once it has asked twice. */
async function followed(): Promise<void> {
  while (api.calls.length < 2) await new Promise((resolve) => setImmediate(resolve));
}

it('notifies the pages of a product that changed, and no others', async () => {
  const [own, other] = [await openPage(3), await openPage(4)];
  expect(own.type).toBe('text/event-stream');
  await followed();
  answer.body.data.product_ids = [3];
  await own.receivesEvent();
  expect(own.text()).toContain('retry: ');
  expect(other.text()).not.toContain(productChangedEvent);
});

it('notifies every page when it may be any product', async () => {
  const pages = [await openPage(3), await openPage(4)];
  await followed();
  answer.body.data.product_ids = null;
  await Promise.all(pages.map((page) => page.receivesEvent()));
});

it('refuses the third stream of one address, and takes another when one has gone', async () => {
  const first = await openPage(3);
  await openPage(3);
  const refused = await openPage(3);
  expect(refused.status).toBe(503);
  first.reply.destroy();
  let again = await openPage(3);
  while (again.status === 503) again = await openPage(3);
  expect(again.status).toBe(200);
});

it('asks the API once for all pages, and no more when the last has gone', async () => {
  const pages = [await openPage(3), await openPage(4)];
  await followed();
  const cursors = api.calls.map(({ url }) => new URL(url, api.origin).searchParams.get('since'));
  expect(cursors.slice(0, 2)).toEqual([null, 'a']);
  for (const page of pages) page.reply.destroy();
});

it('knows no product without a number', async () => {
  const reply = await app.inject({ url: '/_live/products/abc' });
  expect(reply.statusCode).toBe(404);
});

// A HEAD has no body to read: its stream would hold a place until its time was over.
it('gives no place to a request that reads nothing', async () => {
  for (let asked = 0; asked < 3; asked += 1) await app.inject({ method: 'HEAD', url: productStreamOf(3) });
  expect((await openPage(3)).status).toBe(200);
});
