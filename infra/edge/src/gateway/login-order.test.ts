import { listCart } from '@mall/contracts/api/orders/carts';
import { login, logout } from '@mall/contracts/api/people/members';
import fc from 'fast-check';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Browser } from '../testing/browser.ts';
import { edgeOn } from '../testing/edge-on.ts';
import { startLoginApi } from '../testing/login-api.ts';

/**
 * A reply of an earlier login took the cookies of a later one: its replaced token overwrote them, or its 401 cleared
 * them. Other tests let each reply arrive before the next request was sent.
 */

let api: Awaited<ReturnType<typeof startLoginApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startLoginApi();
  app = edgeOn(api.origin, { BUDGET_FACTOR: '1000' });
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const logIn = (browser: Browser, member: number) =>
  browser.send('POST', login.path, { user_id: String(member) });
const call = (browser: Browser) => browser.send('POST', listCart.path, {});
const logOut = (browser: Browser) => browser.send('GET', logout.path);
const finish = async (browser: Browser, sent: { process: () => Promise<LightMyRequestResponse> }) => {
  const reply = await sent.process();
  browser.take(reply);
  return reply;
};
/** Whom calls are answered for in the end: a dead login may be refused once, and is gone then. */
async function memberAtLast(browser: Browser): Promise<{ memberId: number; number: number } | null> {
  for (let tries = 0; tries < 10; tries += 1) {
    const reply = await finish(browser, call(browser));
    if (reply.statusCode === 200) return reply.json().data;
    expect(reply.statusCode).toBe(401);
  }
  return null;
}

describe('a reply of the first login that arrives after the second login', () => {
  it('brings a replaced token, and the second member stays logged in', async () => {
    const browser = new Browser(app);
    await finish(browser, logIn(browser, 7));
    const late = await call(browser).process();
    await finish(browser, logIn(browser, 8));
    browser.take(late);
    expect((await finish(browser, call(browser))).json().data.memberId).toBe(8);
  });

  it('says that the first one is dead, and the second member stays logged in', async () => {
    const browser = new Browser(app);
    await finish(browser, logIn(browser, 7));
    const sent = call(browser);
    await finish(browser, logIn(browser, 8));
    const late = await finish(browser, sent);
    expect(late.statusCode).toBe(401);
    expect((await finish(browser, call(browser))).json().data.memberId).toBe(8);
  });

  it('is that of its logout, and the second member stays logged in', async () => {
    const browser = new Browser(app);
    await finish(browser, logIn(browser, 7));
    const late = logOut(browser);
    await finish(browser, logIn(browser, 8));
    await finish(browser, late);
    expect((await finish(browser, call(browser))).json().data.memberId).toBe(8);
  });
});

type Step =
  | { does: 'log in'; member: number }
  | { does: 'call' | 'log out' }
  | { does: 'go on'; which: number };

const steps = fc.array(
  fc.oneof(
    fc.record({ does: fc.constant('log in' as const), member: fc.integer({ min: 7, max: 9 }) }),
    fc.record({ does: fc.constantFrom('call' as const, 'log out' as const) }),
    { weight: 4, arbitrary: fc.record({ does: fc.constant('go on' as const), which: fc.nat(20) }) },
  ),
  { minLength: 4, maxLength: 24 },
);

/** Carries the steps out; requests wait before the API sees them, and replies before they arrive, as long as it is said. */
async function carryOut(browser: Browser, script: readonly Step[]): Promise<void> {
  const open: (() => Promise<void>)[] = [];
  const add = (sent: { process: () => Promise<LightMyRequestResponse> }) =>
    open.push(async () => {
      const reply = await sent.process();
      open.push(async () => browser.take(reply));
    });
  const goOn = async (which: number) => open.splice(which % Math.max(open.length, 1), 1)[0]?.();
  for (const step of script) {
    if (step.does === 'go on') await goOn(step.which);
    else if (step.does === 'log in') add(logIn(browser, step.member));
    else add(step.does === 'call' ? call(browser) : logOut(browser));
  }
  while (open.length > 0) await goOn(0);
}

it('in whatever order requests and replies arrive, the last login is the one that goes on', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (script) => {
      const browser = new Browser(app);
      const before = api.lastLogin()?.number ?? 0;
      await carryOut(browser, script);
      const last = api.lastLogin();
      const found = await memberAtLast(browser);
      if (last && last.number > before) expect(found?.number).toBe(last.number);
      else if (found) expect(api.isAlive(found.number)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
