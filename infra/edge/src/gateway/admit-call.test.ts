import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { budgetLimits } from '../budgets/budget-limits.ts';
import { change, edgeOn, loggedIn, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { maximumBodyBytes } from './admit-call.ts';

/**
 * Bodies were read to their end before anybody asked whether the call may be made: 600 refused posts of a megabyte
 * filled 500 MB.
 */

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;
let port: number;

const done = { body: { success: true, data: {} } };
beforeEach(async () => {
  api = await startFakeApi({
    '/api/carts/list': done,
    '/api/members/login': { body: { success: false, code: 'PASSWD_ERROR' } },
    '/api/orders/setOrderTemporary': done,
    '/api/products/search': done,
    '/api/members/member/logout': done,
  });
  app = edgeOn(api.origin);
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(async () => {
  app.server.closeAllConnections();
  await app.close();
  await api.close();
});

const good = {
  'content-type': 'application/json',
  'client-session-id': session,
  origin: 'http://localhost:3000',
  cookie: loggedIn,
};

/** Sends the head of a request and nothing of its body; what comes back is the answer to the head. */
async function answerToHead(path: string, headers: Record<string, string>) {
  const request = httpRequest({ port, path, method: 'POST', headers });
  request.on('error', () => undefined);
  request.flushHeaders();
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await json(reply)) as { code: string };
  request.destroy();
  return { status: reply.statusCode, code: body.code, connection: reply.headers.connection };
}

it.each<[string, string, Record<string, string>, number, string]>([
  ['another origin', '/api/carts/list', { origin: 'https://evil.example' }, 403, 'FORBIDDEN'],
  ['no session', '/api/carts/list', { 'client-session-id': '' }, 403, 'FORBIDDEN'],
  ['no login', '/api/carts/list', { cookie: '' }, 401, 'UNAUTHENTICATED'],
  ['a call that there is not', '/api/carts/none', {}, 404, 'NOT_FOUND'],
  ['another type', '/api/carts/list', { 'content-type': 'text/plain' }, 400, 'INVALID_REQUEST'],
  ['a form’s type', '/api/members/login', { 'content-type': 'text/plain' }, 400, 'INVALID_REQUEST'],
  ['more than a call needs', '/api/carts/list', { 'content-length': '524288000' }, 413, 'INVALID_REQUEST'],
  [
    'a file beyond its limit',
    '/api/products/reviews/photos',
    { 'content-length': '524288000' },
    413,
    'FILE_SIZE',
  ],
  ['a file of another type', '/api/products/reviews/photos', {}, 415, 'FILE_TYPE'],
])('answers to a post with %s before its body comes, and takes none of it', async (...given) => {
  const [, path, headers, status, code] = given;
  const answer = await answerToHead(path, { 'content-length': '200000', ...good, ...headers });
  expect(answer).toEqual({ status, code, connection: 'close' });
  expect(api.calls).toHaveLength(0);
});

it('ends a body that grows beyond the limit without having said so', async () => {
  const chunk = Buffer.alloc(64 * 1024, ' ');
  const request = httpRequest({ port, path: '/api/carts/list', method: 'POST', headers: good });
  request.on('error', () => undefined);
  for (let sent = 0; sent <= maximumBodyBytes; sent += chunk.length) request.write(chunk);
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  expect(reply.statusCode).toBe(413);
  request.destroy();
  expect(api.calls).toHaveLength(0);
});

it('lets a body of the limit through', async () => {
  const payload = Buffer.alloc(maximumBodyBytes, ' ');
  const reply = await app.inject({ ...change('/api/carts/list', good), payload });
  expect(reply.statusCode).toBe(200);
  expect(api.calls[0]?.body).toHaveLength(maximumBodyBytes);
});

const sessionNumber = (index: number) => `3f0c6a52-7f0a-4c5e-9d1b-${String(index).padStart(12, '0')}`;

describe('a budget', () => {
  const times = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) statuses.push((await ask()).statusCode);
    return statuses.filter((status) => status !== 429).length;
  };

  it('ends tries to log in, and says when there are some again', async () => {
    const ask = () => app.inject(change('/api/members/login'));
    const { points, seconds } = budgetLimits.logins.session;
    expect(await times(points + 5, ask)).toBe(points);
    expect(api.calls).toHaveLength(points);
    const refused = await ask();
    expect(refused.json()).toMatchObject({ success: false, code: 'RATE_LIMITED' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(seconds);
  });

  it('ends steps of orders for one session, and not for the next one behind the same address', async () => {
    const order = (id: string) =>
      app.inject(change('/api/orders/setOrderTemporary', { 'client-session-id': id, cookie: loggedIn }));
    const { points } = budgetLimits.orders.session;
    expect(await times(points + 5, () => order(session))).toBe(points);
    expect((await order(session.replace('3f', '4f'))).statusCode).toBe(200);
  });

  it('ends searches by keyword of one address, and leaves lists alone', async () => {
    const { points } = budgetLimits.searches.address;
    const ask = (query: string) => app.inject(`/api/products/search?${query}`);
    expect(await times(points + 5, () => ask('search_keyword=shirt'))).toBe(points);
    expect((await ask('page=1&search_keyword=')).statusCode).toBe(200);
    expect((await ask('search%5Fkeyword=shirt')).statusCode).toBe(429);
  });

  it('never prevents a logout, however busy the address was', async () => {
    const spend = (index: number) =>
      app.inject(change('/api/carts/list', { cookie: loggedIn, 'client-session-id': sessionNumber(index) }));
    const { points } = budgetLimits.changes.address;
    let index = 0;
    expect(await times(points + 5, () => spend(index++))).toBe(points);
    const headers = { cookie: loggedIn, 'client-session-id': session };
    const reply = await app.inject({ url: '/api/members/member/logout', headers });
    expect([reply.headers['set-cookie']].flat().join()).toContain('__Host-session=; Path=/; Max-Age=0');
  });
});
