import { findIdPassword } from '@mall/contracts/api/people/member-find';
import { checkJoin, checkOverlap, checkRecommender } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import { createQueryId } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/open-test-database.ts';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

// A wrong password of a member wrote a row more than one of an unknown ID: 200 answers of each differed in time.
let api: TestApi;
let database: TestDatabase;
let statements: string[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  const executor = database.db.getExecutor();
  const db = database.db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(executor.compileQuery(node, createQueryId()).sql);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  api = await startTestApi({ database: { ...database, db } });
});
afterAll(() => api.close());
afterEach(() => jest.restoreAllMocks());

const ci = 'a'.repeat(43);
const guess = (user_id: string) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd: 'Wrong!Pass11' } }, newVisitor());
const overlap = (search_type: 'email' | 'phone') => (search_keyword: string) =>
  api.call(checkOverlap, { query: { search_type, search_keyword } }, newVisitor());
const recommend = (recommender_id: string) =>
  api.call(checkRecommender, { query: { recommender_id } }, newVisitor());
const findPassword = (user_id: string) =>
  api.call(findIdPassword, { body: { auth_type: 'self', find: 'password', ci, user_id } }, newVisitor());
const join = (phone: string) =>
  api.call(checkJoin, { body: { ci, user_name: '김서연', phone } }, newVisitor());

/** The reply without what differs in every one, and what the database was asked meanwhile. */
async function trailOf(call: Promise<{ status: number; code?: string; message?: string; data?: unknown }>) {
  statements = [];
  const { status, code, message, data } = await call;
  return { status, code, message, data, statements };
}

it.each([
  ['login of a member', guess, 'shopper01', 'nobody001', 'PASSWD_ERROR'],
  ['login of a social member', guess, 'kakao0001', 'nobody002', 'PASSWD_ERROR'],
  ['login of a blocked member', guess, 'blocked01', 'nobody003', 'PASSWD_ERROR'],
  ['recommender who waits', recommend, 'waiting01', 'nobody004', 'RECOMMENDER_NULL'],
  ['email', overlap('email'), 'shopper01@example.com', 'nobody@example.com', 'IDENTITY_EXPIRED'],
  ['phone', overlap('phone'), '01000000001', '01099990001', 'IDENTITY_EXPIRED'],
  ['password to find', findPassword, 'shopper01', 'nobody005', 'IDENTITY_EXPIRED'],
  ['person who joins', join, '01000000001', '01099990002', 'IDENTITY_EXPIRED'],
])(
  'a known and an unknown %s get the same answer for the same work',
  async (_, ask, known, unknown, code) => {
    const [first, second] = [await trailOf(ask(known)), await trailOf(ask(unknown))];
    expect(first.code).toBe(code);
    expect(first.statements).not.toEqual([]);
    expect(second).toEqual(first);
  },
);

it('a login that is blocked reveals no member', async () => {
  // The time that is left is the same when no time passes.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now());
  const from = { 'x-forwarded-for': '203.0.113.77' };
  const wrong = (user_id: string) =>
    trailOf(
      api.call(
        login,
        { body: { provider: 'normal', user_id, user_passwd: 'Wrong!Pass11' } },
        newVisitor(),
        from,
      ),
    );
  for (let count = 1; count <= 11; count += 1) {
    const [known, unknown] = [await wrong('silver001'), await wrong('nobody006')];
    expect(known.code).toBe(count > 10 ? 'LOGIN_BLOCK' : 'PASSWD_ERROR');
    expect(unknown).toEqual(known);
  }
});

it('a login that needs a code, and one with a wrong code, reveal no member', async () => {
  const wrong = (user_id: string, login_code?: string) => {
    const body = { provider: 'normal' as const, user_id, user_passwd: 'Wrong!Pass11' };
    return trailOf(
      api.call(login, { body: { ...body, ...(login_code ? { login_code } : {}) } }, newVisitor()),
    );
  };
  for (const user_id of ['vip000001', 'nobody008']) {
    const failed_at = api.deps.clock();
    const rows = Array.from({ length: 100 }, () => ({ user_id, address: '192.0.2.9', failed_at }));
    await database.db.insertInto('login_failures').values(rows).execute();
  }
  // The first one sends the code, beside a hash.
  await wrong('vip000001');
  for (const code of [undefined, '00000000']) {
    const [known, unknown] = [await wrong('vip000001', code), await wrong('nobody008', code)];
    expect(known.code).toBe('LOGIN_CODE');
    expect(unknown).toEqual(known);
  }
});

it('the security log names no unknown ID', async () => {
  await guess('nobody007');
  const events = await database.db.selectFrom('security_events').selectAll().execute();
  expect(events.filter(({ kind, member_id }) => kind === 'LOGIN_FAILED' && member_id === null)).not.toEqual(
    [],
  );
  expect(JSON.stringify(events)).not.toContain('nobody007');
});
