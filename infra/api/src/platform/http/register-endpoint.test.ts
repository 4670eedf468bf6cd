import { type Access, defineEndpoint, type Endpoint } from '@mall/contracts/endpoint';
import { pageGradeHeader, pageGradeText } from '@mall/contracts/page-grade-header';
import Fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Caller, LoginSession } from './caller.ts';
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
  app.decorate('findGrade', async () => null);
  app.decorate('checkReplies', true);
  const lane = (name: string) => ({
    counts: () => ({ working: 0, waiting: 0 }),
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

it('is refused before the plugins that an endpoint stands on', () => {
  const early = Fastify();
  expect(() => registerEndpoint(early, look, async () => ({ rows: [] }))).toThrow(
    'looks.view is registered before checkReplies, admissions, findLogin, findGrade',
  );
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

describe('a read that members of a grade share', () => {
  const gold = { grade_name: 'GOLD', discount_rate: 3 };
  const login: LoginSession = {
    memberId: 7,
    grade: gold,
    userType: 'NORMAL',
    isAdmin: true,
    loginId: '',
    confirmedUntil: null,
    successor: null,
  };
  const token = { authorization: `Bearer ${'x'.repeat(32)}`, 'client-session-id': session };
  const named = { [pageGradeHeader]: pageGradeText({ grade_name: 'GOLD', grade_user_type: 'NORMAL' }) };
  /** Whom the handler sees. */
  const seen = async (headers: Record<string, string>, change: Partial<Endpoint> = {}) => {
    app.findLogin = async () => login;
    app.findGrade = async ({ grade_name }) => (grade_name === 'GOLD' ? gold : null);
    let caller: Caller | null = null;
    registerEndpoint(app, { ...look, ...change } as typeof look, async (call) => {
      caller = call.caller;
      return { rows: [] };
    });
    await app.inject({ method: change.method ?? 'GET', url: '/api/looks', headers });
    return caller;
  };

  it('knows the grade of the one who asks, and whether they are an administrator, and no more', async () => {
    expect(await seen(token)).toMatchObject({ member: null, grade: gold, isAdmin: true });
  });

  it('shows the prices of a grade that the edge names', async () => {
    expect(await seen(named)).toMatchObject({ member: null, grade: gold, isAdmin: false });
  });

  it('knows the member where it says that it shows more to them', async () => {
    expect(await seen(token, { showsOwn: true })).toMatchObject({ member: { memberId: 7 } });
  });

  it.each([
    ['a grade that there is not', { [pageGradeHeader]: 'NORMAL GODLIKE' }, {}],
    ['no grade', { [pageGradeHeader]: '%' }, {}],
    ['a dead login with a grade', { ...named, authorization: 'Bearer dead' }, {}],
    ['a read that shows more to members', named, { showsOwn: true }],
    ['a change', named, { method: 'POST' }],
    ['a call of visitors', { ...named, 'client-session-id': session }, { access: 'visitor' }],
  ] as [string, Record<string, string>, Partial<Endpoint>][])(
    'is nothing that a grade can be named for: %s',
    async (_case, headers, change) => {
      expect(await seen(headers, change)).toMatchObject({ member: null, grade: null });
    },
  );
});
