import { type Access, defineEndpoint } from '@mall/contracts/endpoint';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { createError } from './create-error.ts';
import { installErrorHandling } from './error-handler.ts';
import { type Handler, registerEndpoint, SerialisedReply } from './register-endpoint.ts';

const session = '00000000-0000-4000-8000-000000000001';
const lanes: string[] = [];
let app: FastifyInstance;

beforeEach(() => {
  lanes.length = 0;
  app = Fastify();
  app.decorate('findLogin', async () => null);
  app.decorate('checkReplies', true);
  const lane = (name: string) => ({
    run: <Result>(work: () => Promise<Result>) => {
      lanes.push(name);
      return work();
    },
  });
  app.decorate('admissions', {
    shop: lane('shop'),
    payment: lane('payment'),
    password: lane('password'),
    upload: lane('upload'),
  });
  installErrorHandling(app);
});
afterEach(() => app.close());

const row = z.object({ id: z.int(), note: z.optional(z.string()) });
const look = defineEndpoint({
  id: 'looks.view',
  method: 'GET',
  path: '/api/looks',
  summary: '',
  data: z.object({ rows: z.array(row) }),
  codes: ['OUT_OF_STOCK', 'PASSWD_ERROR'],
  statuses: { PASSWD_ERROR: 400 },
});

describe('a reply in a test', () => {
  const answer = async (handler: Handler<typeof look>) => {
    registerEndpoint(app, look, handler);
    const { statusCode, body } = await app.inject('/api/looks');
    return { status: statusCode, body: JSON.parse(body) };
  };

  it('passes when it is what the contract says', async () => {
    expect(await answer(async () => ({ rows: [{ id: 1, note: undefined }] }))).toEqual({
      status: 200,
      body: { success: true, data: { rows: [{ id: 1 }] } },
    });
  });

  it('fails with a key that no contract names, however deep', async () => {
    const leaky = { rows: [{ id: 1 }, { id: 2, password_hash: 'x' }] };
    expect(await answer(async () => leaky)).toMatchObject({ status: 503, body: { success: false } });
  });

  it('fails with such a key in a reply that is JSON already', async () => {
    const body = Buffer.from(JSON.stringify({ success: true, data: { rows: [{ id: 1, cost: 2 }] } }));
    expect(await answer(async () => new SerialisedReply(body))).toMatchObject({ status: 503 });
  });

  it('fails with a code that the endpoint does not declare', async () => {
    const throwing = async () => Promise.reject(createError('WISH_LIMIT'));
    expect(await answer(throwing)).toMatchObject({
      status: 500,
      body: { code: 'UNDECLARED', message: 'looks.view fails with WISH_LIMIT, which it does not declare' },
    });
  });

  it('has the status of the catalogue, or the one that the endpoint names', async () => {
    expect(await answer(async () => Promise.reject(createError('OUT_OF_STOCK')))).toMatchObject({
      status: 409,
      body: { success: false, code: 'OUT_OF_STOCK', message: '상품의 재고가 부족합니다.' },
    });
  });

  it('has the status that the endpoint names', async () => {
    expect(await answer(async () => Promise.reject(createError('PASSWD_ERROR')))).toMatchObject({
      status: 400,
    });
  });
});

describe('a call', () => {
  const call = async (more: {
    access?: Access;
    lane?: 'payment';
    allowsDeadLogin?: true;
    successCode?: string;
  }) => {
    const endpoint = { ...look, method: 'POST', ...more } as const;
    registerEndpoint(app, endpoint, async () => ({ rows: [] }));
    const dead = { authorization: `Bearer ${'x'.repeat(32)}`, 'client-session-id': session };
    const { statusCode, body } = await app.inject({ method: 'POST', url: '/api/looks', headers: dead });
    return { status: statusCode, body: JSON.parse(body) };
  };

  it('works in the lane that its endpoint names', async () => {
    await call({ lane: 'payment' });
    expect(lanes).toEqual(['payment']);
  });

  it('works in the lane of the shop when it names none', async () => {
    await call({});
    expect(lanes).toEqual(['shop']);
  });

  it('is refused with a dead login, which would make a member a guest', async () => {
    expect(await call({ access: 'visitor' })).toMatchObject({ status: 401 });
  });

  it('goes on with a dead login where its endpoint allows that', async () => {
    expect(await call({ access: 'visitor', allowsDeadLogin: true })).toMatchObject({ status: 200 });
  });

  it('answers with the success code of its endpoint', async () => {
    expect((await call({ successCode: 'PASS' })).body).toMatchObject({ success: true, code: 'PASS' });
  });
});
