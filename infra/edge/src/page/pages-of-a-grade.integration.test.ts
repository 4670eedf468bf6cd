import { rmSync } from 'node:fs';
import type { Member } from '@mall/contracts/api/people/members';
import { pageGradeHeader } from '@mall/contracts/page-grade-header';
import type { RenderPool } from '../render/render-pool.ts';
import { session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import {
  memberAnswer,
  memberHeaders,
  sampleAnswers,
  textAnswer,
} from '../testing/sample-shop/sample-answers.ts';

/** Members share the page of their grade; what is the member's own is put in with each response, or by the browser. */

const grades = ['WELCOME', 'SILVER', 'GOLD', '플래티넘', 'VIP'];
const members = Array.from({ length: 50 }, (_, index) => ({
  id: 1000 + index,
  grade: grades[index % grades.length] ?? '',
}));
const page = '/goods/view/shirt';

let bundles: SampleBundles;
let pool: RenderPool;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let answers: Parameters<typeof startFakeApi>[0];
let shop: SampleShop;

const answerOf = (change: Partial<Member>) => ({
  body: { success: true, data: { row: { ...memberAnswer.body.data.row, ...change } } },
});
const headersOf = (id: number) => ({
  cookie: `__Host-session=token-of-${id}-and-twenty-letters; login_member=${id}.0.${session}; client-session-id=${session}`,
});
const get = (headers: Record<string, string> = {}, url = page) => shop.app.inject({ url, headers });
const callsTo = (path: string) => api.calls.filter(({ url }) => url === path);

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, { data: { sharedReplyMs: 1 } });
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});
beforeEach(async () => {
  answers = {
    ...sampleAnswers(),
    '/api/members/member/view/7': memberAnswer,
    ...Object.fromEntries(
      members.map(({ id, grade }) => [
        `/api/members/member/view/${id}`,
        answerOf({ member_id: id, user_name: `이름${id}`, grade_name: grade }),
      ]),
    ),
  };
  api = await startFakeApi(answers);
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool });
  // The pool has made the page of guests before.
  api.calls.length = 0;
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await api.close();
});

it('are made once for each grade, and fifty members at once each find themselves and no one else', async () => {
  const rounds = Array.from({ length: 4 }, () => members).flat();
  const pages = await Promise.all(
    rounds.map(async ({ id }) => ({ id, body: (await get(headersOf(id))).body })),
  );
  for (const { id, body } of pages) {
    expect(body).toContain('면 셔츠');
    expect(body.match(/"memberId":\d+/g)).toEqual([`"memberId":${id}`]);
    expect(body).not.toContain('이름');
  }
  const asked = callsTo('/api/sample/shirt');
  expect(asked.map(({ headers }) => headers[pageGradeHeader]).sort()).toEqual(
    grades.map((grade) => `NORMAL ${encodeURIComponent(grade)}`).sort(),
  );
  // Nothing in the page of a grade was read with anybody's login.
  for (const { headers } of asked) {
    expect(headers.authorization).toBeUndefined();
    expect(headers['client-session-id']).toBeUndefined();
  }
});

it('follow a new grade within seconds, and until then cost no call', async () => {
  await get(memberHeaders);
  await get(memberHeaders);
  expect(callsTo('/api/members/member/view/7')).toHaveLength(1);
  answers['/api/members/member/view/7'] = answerOf({ grade_name: 'VIP' });
  const later = performance.now() + 6_000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  await get(memberHeaders);
  expect(callsTo('/api/sample/shirt').at(-1)?.headers[pageGradeHeader]).toBe('NORMAL VIP');
});

it('are not those of guests, nor of another grade', async () => {
  answers['/api/sample/shirt'] = textAnswer('회원가 19,000원');
  expect((await get(memberHeaders)).body).toContain('회원가');
  answers['/api/sample/shirt'] = textAnswer('정가 20,000원');
  expect((await get()).body).toContain('정가');
  expect((await get(headersOf(1000))).body).toContain('정가');
  expect((await get(memberHeaders)).body).toContain('회원가');
});

describe('a thief', () => {
  it("with another member's id beside an own token finds a guest's page and no login any more", async () => {
    answers['/api/members/member/view/8'] = { status: 404, body: { success: false, code: 'NOT_FOUND' } };
    await get(memberHeaders);
    const cookie = memberHeaders.cookie.replace('=7.0.', '=8.0.');
    const { body, headers } = await get({ cookie });
    expect(body).toContain('"memberId":null');
    expect(String(headers['set-cookie'])).toContain('Max-Age=0');
  });

  it('cannot name a grade', async () => {
    await get({ [pageGradeHeader]: 'NORMAL VIP' });
    for (const { headers } of api.calls) expect(headers[pageGradeHeader]).toBeUndefined();
    await shop.app.inject({ url: '/api/sample/shirt', headers: { [pageGradeHeader]: 'NORMAL VIP' } });
    expect(api.calls.at(-1)?.headers[pageGradeHeader]).toBeUndefined();
  });

  it('with made-up logins without end is asked about as often as the budget of pages allows', async () => {
    const environment = { BUDGET_FACTOR: '0.01' };
    const poor = await openSampleShop(bundles, { apiOrigin: api.origin, pool, environment });
    for (let id = 5000; id < 5050; id += 1) {
      const { statusCode } = await poor.app.inject({ url: page, headers: headersOf(id) });
      expect(statusCode).toBe(200);
    }
    await poor.close();
    const asked = api.calls.filter(({ url }) => url.startsWith('/api/members/member/view/5'));
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.length).toBeLessThanOrEqual(12);
  });
});

describe('an API that is away', () => {
  const broken = { status: 503, body: { success: false, code: 'UNAVAILABLE' } };

  it('leaves the members the page of their grade', async () => {
    answers['/api/sample/shirt'] = textAnswer('회원가 19,000원');
    await get(memberHeaders);
    for (const path of Object.keys(answers)) answers[path] = broken;
    // As long as the edge knows the login.
    const later = performance.now() + 1_200_000;
    jest.spyOn(performance, 'now').mockReturnValue(later);
    const { body } = await get(memberHeaders);
    expect(body).toContain('회원가');
    expect(body).toContain('"memberId":7');
  });

  it("shows the guests' page to a member whom it has not confirmed", async () => {
    await get();
    for (const path of Object.keys(answers)) answers[path] = broken;
    const { body } = await get(memberHeaders);
    expect(body).toContain('면 셔츠');
    expect(body).toContain('"memberId":null');
  });
});
