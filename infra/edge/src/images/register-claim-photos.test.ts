import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { createBudgets } from '../budgets/budgets.ts';
import { readConfig } from '../config.ts';
import { registerClaimPhotos } from './register-claim-photos.ts';

const ticket = `v1.${'Sealed_by-the-API0'.repeat(8)}`;
let api: Server;
let edge: FastifyInstance;
let asked: string[];
let status: number;

beforeEach(async () => {
  asked = [];
  status = 200;
  api = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(status, { 'content-type': 'image/webp' }).end(status === 200 ? 'photo' : '');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo;
  const config = readConfig({ API_ORIGIN: `http://127.0.0.1:${port}` });
  edge = Fastify();
  const log = pino({ level: 'silent' });
  registerClaimPhotos(edge, config, createBudgets({ redisUrl: undefined, factor: config.budgetFactor, log }));
});
afterEach(async () => {
  await edge.close();
  await new Promise((resolve) => api.close(resolve));
});

it("passes on a claim's photo, which is not cached", async () => {
  const reply = await edge.inject(`/media/claims/${ticket}`);
  expect(reply).toMatchObject({ statusCode: 200, body: 'photo' });
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
  });
  await edge.inject(`/media/claims/${ticket}`);
  expect(asked).toEqual([`/media/claims/${ticket}`, `/media/claims/${ticket}`]);
});

it.each([
  [404, 404],
  [500, 503],
])('answers %i of the API with %i, which is not cached', async (upstream, answered) => {
  status = upstream;
  const reply = await edge.inject(`/media/claims/${ticket}`);
  expect(reply).toMatchObject({ statusCode: answered });
  expect(reply.headers['cache-control']).toBe('private, no-store');
});

it.each([
  'short',
  '..%2f..%2fproducts%2f1%2f10-front.webp',
  `${'a'.repeat(30)}?v=1%0d%0ax`.replace('?', '%3f'),
])('does not ask for an address that the API does not make: %s', async (strange) => {
  expect(await edge.inject(`/media/claims/${strange}`)).toMatchObject({ statusCode: 404 });
  expect(asked).toEqual([]);
});
