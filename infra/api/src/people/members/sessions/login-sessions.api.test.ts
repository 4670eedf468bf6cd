import { listCart } from '@mall/contracts/api/orders/carts';
import { confirmMember, editMember } from '@mall/contracts/api/people/member-account';
import { login } from '@mall/contracts/api/people/members';
import { nextTokenHeader, takesTokenHeader } from '@mall/contracts/token-headers';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import fc from 'fast-check';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const secondMs = 1000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const statusOf = async (visitor: Visitor) => (await api.call(listCart, { body: {} }, visitor)).status;
const events = async () =>
  (await api.db.selectFrom('security_events').select('kind').where('kind', '=', 'TOKEN_REUSED').execute())
    .length;

describe('a browser', () => {
  it('has one login: that of another member ends the first at once, on the server', async () => {
    const first = await api.logIn('shopper01');
    const second = await api.logIn('vip000001', { sessionId: first.sessionId });
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second)).toBe(200);
  });

  it('may finish what was under way when the same member logs in again', async () => {
    const first = await api.logIn('shopper01');
    const second = await api.logIn('shopper01', { sessionId: first.sessionId });
    expect(await statusOf(first)).toBe(200);
    api.wait(minuteMs + 1);
    expect(await statusOf(first)).toBe(401);
    expect(await statusOf(second)).toBe(200);
  });
});

describe('an idle login (spec 4.6)', () => {
  const configure = (value: object) =>
    api.db
      .updateTable('settings')
      .set({ value: JSON.stringify(value) })
      .where('code', '=', 'security')
      .execute();
  const security = {
    mouse_drag_block: 'use',
    mouse_right_block: 'use',
    mouse_admin_except: 'use',
    user_auto_logout_minute: 30,
  };

  it('ends on the server after the configured minutes without a call, and lives as long as calls come', async () => {
    await configure({ ...security, user_auto_logout: 'use' });
    const idle = await api.logIn();
    const busy = await api.logIn();
    for (let round = 0; round < 2; round += 1) {
      api.wait(29 * minuteMs);
      expect(await statusOf(busy)).toBe(200);
    }
    expect(await statusOf(idle)).toBe(401);
    api.wait(31 * minuteMs);
    expect(await statusOf(busy)).toBe(401);
  });

  it('goes on where the shop does not end it', async () => {
    await configure({ ...security, user_auto_logout: 'unused' });
    const member = await api.logIn();
    api.wait(29 * 24 * hourMs);
    expect(await statusOf(member)).toBe(200);
    await configure({ ...security, user_auto_logout: 'use' });
  });
});

/** Logs in to stay, in a browser of its own. */
async function remember(): Promise<Visitor & { token: string; memberId: number }> {
  const visitor = newVisitor();
  const body = {
    provider: 'normal',
    user_id: 'shopper01',
    user_passwd: samplePassword,
    is_auto_login: 1,
  } as const;
  const { data } = await api.call(login, { body }, visitor);
  expect(data.remembered_for).toBe(30 * 24 * 3600);
  return { ...visitor, token: data.token ?? '', memberId: data.user_info.member_id };
}

/** A call as the edge passes it on: the status, and the token for the cookie when there is another one. */
async function callAs({ sessionId }: Visitor, token: string) {
  const reply = await api.app.inject({
    method: listCart.method,
    url: listCart.path,
    headers: {
      'client-session-id': sessionId,
      authorization: `Bearer ${token}`,
      [takesTokenHeader]: '1',
    },
    payload: {},
  });
  const next = reply.headers[nextTokenHeader];
  return { status: reply.statusCode, next: typeof next === 'string' ? next.split(';')[0] : undefined };
}

describe('a remembered login', () => {
  it('outlives idle hours, and has a new token every hour, of which tabs at once get one', async () => {
    const member = await remember();
    api.wait(10 * hourMs);
    const tabs = await Promise.all(Array.from({ length: 5 }, () => callAs(member, member.token)));
    expect(tabs.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const [next = '', ...others] = tabs.flatMap((tab) => tab.next ?? []);
    expect(others).toEqual([]);
    expect(await callAs(member, next)).toEqual({ status: 200, next: undefined });
    // A call that was under way with the old one.
    expect(await callAs(member, member.token)).toEqual({ status: 200, next: undefined });
  });

  it('ends for all when a copy of a replaced token is used', async () => {
    const before = await events();
    const member = await remember();
    api.wait(2 * hourMs);
    const { next = '' } = await callAs(member, member.token);
    expect((await callAs(member, next)).status).toBe(200);
    api.wait(minuteMs + 1);
    expect((await callAs(member, member.token)).status).toBe(401);
    expect((await callAs(member, next)).status).toBe(401);
    expect(await events()).toBe(before + 1);
  });

  it('ends for a thief who took the newest token, as soon as the owner comes back', async () => {
    const member = await remember();
    api.wait(2 * hourMs);
    const { next: stolen = '' } = await callAs(member, member.token);
    expect((await callAs(member, stolen)).status).toBe(200);
    api.wait(2 * hourMs);
    expect((await callAs(member, member.token)).status).toBe(401);
    expect((await callAs(member, stolen)).status).toBe(401);
  });

  it('keeps its token where the caller has no cookie to put another one into', async () => {
    const member = await remember();
    api.wait(2 * hourMs);
    expect(await statusOf(member)).toBe(200);
    api.wait(2 * hourMs);
    expect(await statusOf(member)).toBe(200);
  });

  it('keeps a confirmation of who sits there when its token is replaced', async () => {
    const member = await remember();
    api.wait(59 * minuteMs);
    const body = { member_id: member.memberId, password: samplePassword };
    expect((await api.call(confirmMember, { body }, member)).success).toBe(true);
    api.wait(2 * minuteMs);
    const { next: token = '' } = await callAs(member, member.token);
    const edit = { member_id: member.memberId, nick_name: '서연이' };
    expect((await api.call(editMember, { body: edit }, { ...member, token })).success).toBe(true);
  });

  it('never ends for an honest browser, whatever replies are late, lost or out of order', async () => {
    const step = fc.constantFrom(
      'send',
      'send',
      'send',
      'first',
      'last',
      'lose',
      'seconds',
      'seconds',
      'hours',
    );
    const steps = fc.array(step, { minLength: 10, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(steps, async (story) => {
        const member = await remember();
        api.wait(2 * hourMs);
        let cookie = member.token;
        let waited = 0;
        const underWay: (string | undefined)[] = [];
        for (const step of story) {
          if (step === 'send') {
            const { status, next } = await callAs(member, cookie);
            expect(status).toBe(200);
            underWay.push(next);
          } else if (step === 'seconds' && waited < 40) {
            waited += 10;
            api.wait(10 * secondMs);
          } else if (step === 'hours' && underWay.length === 0) {
            waited = 0;
            api.wait(2 * hourMs);
          } else if (step === 'lose') underWay.shift();
          else cookie = (step === 'first' ? underWay.shift() : underWay.pop()) ?? cookie;
          if (underWay.length === 0) waited = 0;
        }
      }),
      { numRuns: 40 },
    );
  });
});
