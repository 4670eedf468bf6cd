import { rmSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { RenderPool } from '../render/render-pool.ts';
import { firstCooldownMs } from '../render/version-breakers.ts';
import { startFakeApi } from '../testing/fake-api.ts';
import { buildSampleShop, type SampleBundles } from '../testing/sample-shop/build-sample-shop.ts';
import { openSamplePool, openSampleShop, type SampleShop } from '../testing/sample-shop/open-sample-shop.ts';
import { memberHeaders, sampleAnswers, serial, textAnswer } from '../testing/sample-shop/sample-answers.ts';
import { until } from '../testing/until.ts';
import { freshMs, staleMs } from './page-cache.ts';

// Threads that loop and fill their memory do so for as long as a busy machine lets them.
jest.setTimeout(120_000);

/** Each line of the README's table of what a shopper gets, through the parts that are there in production. */

let bundles: SampleBundles;
let api: Awaited<ReturnType<typeof startFakeApi>>;
let pool: RenderPool;
let shop: SampleShop;
let answers: Parameters<typeof startFakeApi>[0];

const realNow = performance.now.bind(performance);
const broken = { status: 503, body: { success: false, code: 'UNAVAILABLE' } };
const page = '/goods/view/shirt';

beforeAll(async () => {
  bundles = await buildSampleShop();
  pool = openSamplePool(bundles, {
    waitMs: 20_000,
    limitMs: 15_000,
    silentMs: 2000,
    answerMs: 3000,
    data: { sharedReplyMs: 1 },
  });
});
afterAll(async () => {
  await pool.close();
  rmSync(bundles.folder, { recursive: true });
});

beforeEach(async () => {
  answers = {
    ...sampleAnswers(),
    '/api/members/member/view/7': { status: 401, body: { success: false, code: 'UNAUTHENTICATED' } },
  };
  api = await startFakeApi(answers);
  shop = await openSampleShop(bundles, { apiOrigin: api.origin, pool });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await shop.close();
  await api.close();
});

const get = async (url = page, headers: Record<string, string> = {}, app: FastifyInstance = shop.app) => {
  const { statusCode, body } = await app.inject({ url, headers });
  return { status: statusCode, body };
};
/** Until the test ends it is `ms` later than now. */
const pass = (ms: number) => {
  jest.spyOn(performance, 'now').mockImplementation(() => realNow() + ms);
};
/** The API answers nothing but this any more. */
const breakApi = (answer: (typeof answers)[string] = broken) => {
  for (const path of Object.keys(answers)) answers[path] = answer;
};

it('nothing: a whole page, made once for all guests', async () => {
  const { status, body } = await get();
  expect(status).toBe(200);
  for (const part of ['메뉴', '면 셔츠', '무료 배송']) expect(body).toContain(part);
  const calls = api.calls.length;
  await get();
  expect(api.calls).toHaveLength(calls);
});

it('the registry: pages as before', async () => {
  await shop.stopRegistry();
  await shop.releases.refresh();
  expect((await get()).body).toContain('면 셔츠');
});

describe('the API', () => {
  it.each([
    ['answers 503', broken],
    ['answers something else', { body: '<html>' }],
    ['is behind a proxy that has lost it', { status: 404, body: '<html>' }],
    ['refuses for now', { status: 429, body: { success: false, code: 'RATE_LIMITED' } }],
  ])('%s: the whole page of the day, however often one tries to make it anew', async (_how, answer) => {
    await get();
    breakApi(answer);
    for (const age of [freshMs + 1, staleMs + 1, 20 * 3_600_000, 23 * 3_600_000]) {
      pass(age);
      const { status, body } = await get();
      expect(status).toBe(200);
      for (const part of ['메뉴', '면 셔츠', '무료 배송']) expect(body).toContain(part);
    }
  });

  it('has no page of the day: a page with skeletons, which is not cached', async () => {
    breakApi();
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).not.toContain('면 셔츠');
    Object.assign(answers, {
      '/api/sample/menu': textAnswer('메뉴'),
      '/api/sample/shirt': textAnswer('면 셔츠'),
    });
    answers['/api/sample/note'] = textAnswer('무료 배송');
    expect((await get()).body).toContain('면 셔츠');
  });

  it("is away from a member: the guest's page, without a member's data", async () => {
    await get();
    breakApi();
    const { body } = await get(page, memberHeaders);
    expect(body).toContain('면 셔츠');
    expect(body).toContain('"memberId":null');
  });

  it('is away from a member who asks for their own page: a skeleton, and never the page of another', async () => {
    await get('/cart', memberHeaders);
    breakApi();
    expect((await get('/cart', memberHeaders)).body).not.toContain('내 장바구니');
  });

  /** Each wait had a limit, and the waits of one page after another came to more than the page may take. */
  it('does not answer any more: a member gets the page without its data, within the time of a render', async () => {
    const own = openSamplePool(bundles, { limitMs: 3000, data: { sharedReplyMs: 1 } });
    const opened = await openSampleShop(bundles, { apiOrigin: api.origin, pool: own });
    await get('/cart', memberHeaders, opened.app);
    let answerAfterAll = () => {};
    const until = new Promise<void>((resolve) => {
      answerAfterAll = resolve;
    });
    breakApi({ ...broken, until });
    const { status, body } = await get('/cart', memberHeaders, opened.app);
    answerAfterAll();
    await opened.close();
    await own.close();
    expect(status).toBe(200);
    expect(body).not.toContain('내 장바구니');
    expect(opened.lines.join()).not.toContain('not done within');
  });

  it('says that the login is over: a page for guests, and the cookies go', async () => {
    const { headers, body } = await shop.app.inject({ url: page, headers: memberHeaders });
    expect(body).toContain('면 셔츠');
    expect(String(headers['set-cookie'])).toContain(`__Host-session-${serial}=; Path=/; Max-Age=0`);
  });
});

it('one call of several: the whole page of before', async () => {
  await get();
  answers['/api/sample/menu'] = broken;
  pass(staleMs + 1);
  expect((await get()).body).toContain('메뉴');
});

describe("a remote's render", () => {
  it('crashes: its slot as a skeleton, and next time the page', async () => {
    answers['/api/sample/shirt'] = textAnswer('crash');
    const { status, body } = await get();
    expect(status).toBe(200);
    expect(body).toContain('메뉴');
    expect(body).toContain('page-skeleton');
    answers['/api/sample/shirt'] = textAnswer('면 셔츠');
    expect((await get()).body).toContain('면 셔츠');
  });

  it('crashes after it went well: the page from before', async () => {
    await get();
    answers['/api/sample/shirt'] = textAnswer('crash');
    pass(staleMs + 1);
    expect((await get()).body).toContain('면 셔츠');
  });
});

describe('a fragment', () => {
  it('crashes: the page without it, not cached', async () => {
    answers['/api/sample/note'] = textAnswer('crash');
    const { body } = await get();
    expect(body).toContain('면 셔츠');
    expect(body).not.toContain('무료 배송');
    answers['/api/sample/note'] = textAnswer('무료 배송');
    expect((await get()).body).toContain('무료 배송');
  });

  it('is empty after it was full: the page from before', async () => {
    await get();
    answers['/api/sample/note'] = broken;
    pass(staleMs + 1);
    expect((await get()).body).toContain('무료 배송');
  });
});

/** An answer of the API after this time, ms, is too late for a shopper's page. */
const slowMs = 2500;
/** An examination is over by then, ms, unless the machine is busy. */
const examinationMs = 8000;

/** Visits the page until the edge's log says this: on a busy machine a thread that is well can be taken for a stuck one. */
async function visitUntilLogged(text: string, beforeVisit: (visit: number) => void = () => {}) {
  const isLogged = () => shop.lines.some((line) => line.includes(text));
  for (let visit = 1; !isLogged(); visit += 1) {
    beforeVisit(visit);
    await get();
    await until(isLogged, examinationMs);
  }
}

describe('a render thread', () => {
  it.each(['stick', 'grow'])(
    'does not answer any more (%s): the layout alone, then a skeleton at once, and the page again after the cooldown',
    async (how) => {
      answers['/api/sample/shirt'] = textAnswer(how);
      const { status, body } = await get();
      expect(status).toBe(200);
      expect(body).toContain('메뉴');
      expect(body).toContain('page-skeleton');
      await visitUntilLogged('version switched off on the server');
      answers['/api/sample/shirt'] = textAnswer('면 셔츠');
      expect((await get()).body).toContain('page-skeleton');
      await visitUntilLogged('version renders again', (visit) => pass(firstCooldownMs * 2 ** visit));
      expect((await get()).body).toContain('면 셔츠');
    },
  );

  // Calls of an examination had the time of a page that a shopper waits for: on a busy machine it never saw the reply
  // that the remote stumbles over, and each visit took another thread.
  it('does not answer any more while the API is slow: its version is switched off all the same', async () => {
    const stuck = textAnswer('stick');
    let replies: (typeof stuck)[] = [];
    Object.defineProperty(answers, '/api/sample/shirt', {
      get: () => replies.pop() ?? { ...stuck, until: setTimeout(slowMs) },
    });
    await visitUntilLogged('version switched off on the server', () => {
      replies = [stuck];
    });
  });

  it('does not answer any more: the page from before, where there is one', async () => {
    await get();
    answers['/api/sample/shirt'] = textAnswer('stick');
    pass(staleMs + 1);
    expect((await get()).body).toContain('면 셔츠');
  });
});
