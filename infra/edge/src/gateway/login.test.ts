import type { FastifyInstance } from 'fastify';
import { change, edgeOn, loggedIn, session } from '../testing/edge-on.ts';
import { startFakeApi } from '../testing/fake-api.ts';

let api: Awaited<ReturnType<typeof startFakeApi>>;
let app: FastifyInstance;

beforeEach(async () => {
  api = await startFakeApi({
    '/api/members/login': { body: { success: true, data: { user_info: { member_id: 7 }, token: 'secret' } } },
    '/api/members/member/logout': { body: { success: true, data: {} } },
    '/api/members/member/passwdChange': { body: { success: true, data: {} } },
    '/api/members/member/out': { status: 403, body: { success: false, code: 'CONFIRM_REQUIRED' } },
    '/api/members/member/view/7': { status: 401, body: { success: false, code: 'LOGIN_REQUIRED' } },
  });
  app = edgeOn(api.origin);
});
afterEach(async () => {
  await app.close();
  await api.close();
});

const cookies = (header: string | string[] | undefined) => [header ?? []].flat();
/** The same without the serial of a new login, which both of its cookies share. */
const newLogin = (header: string | string[] | undefined) => {
  const written = cookies(header);
  const [serial = 'no serial', ...others] = new Set(
    written.map((cookie) => /-([0-9a-z]{13})=/.exec(cookie)?.[1]),
  );
  expect(others).toEqual([]);
  return written.map((cookie) => cookie.replace(`-${serial}=`, '='));
};

describe('login through the gateway', () => {
  it.each(['/api/members/login', '/api/members/%6Cogin', '/api/members/login/'])(
    'takes the token out of the reply of %s and keeps it where no script can read it',
    async (url) => {
      const reply = await app.inject(change(url));
      expect(reply.json()).toEqual({ success: true, data: { user_info: { member_id: 7 } } });
      expect(reply.body).not.toContain('secret');
      expect(newLogin(reply.headers['set-cookie'])).toEqual([
        '__Host-session=secret; Path=/; HttpOnly; SameSite=Lax; Secure',
        `login_member=7.0.${session}; Path=/; SameSite=Lax; Secure`,
      ]);
    },
  );

  it.each<[string, unknown]>([
    ['has another shape', { success: true, data: { member: { member_id: 7 }, token: 'secret' } }],
    [
      'names its member otherwise',
      { success: true, data: { user_info: { member_id: '7' }, token: 'secret' } },
    ],
    ['is a list', { success: true, data: [{ token: 'secret' }] }],
    ['is no reply', { user_info: { member_id: 7 }, token: 'secret' }],
    ['is a word', 'token: secret'],
  ])('shows nothing of a login whose answer %s', async (_how, body) => {
    const strange = await startFakeApi({ '/api/members/login': { body } });
    const edge = edgeOn(strange.origin);
    const reply = await edge.inject(change('/api/members/login'));
    expect([reply.statusCode, reply.json().code]).toEqual([503, 'UNAVAILABLE']);
    expect(reply.body + JSON.stringify(reply.headers)).not.toContain('secret');
    await edge.close();
    await strange.close();
  });

  it('outlives the browser when the API says for how long, and scripts can read that it is remembered', async () => {
    const data = { user_info: { member_id: 7 }, token: 'secret', remembered_for: 3600 };
    const remembering = await startFakeApi({ '/api/members/login': { body: { success: true, data } } });
    const edge = edgeOn(remembering.origin);
    const reply = await edge.inject(change('/api/members/login'));
    expect(reply.json()).toEqual({ success: true, data: { user_info: { member_id: 7 } } });
    expect(newLogin(reply.headers['set-cookie'])).toEqual([
      '__Host-session=secret; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure',
      `login_member=7.1.${session}; Path=/; Max-Age=3600; SameSite=Lax; Secure`,
    ]);
    await edge.close();
    await remembering.close();
  });

  it('takes the next token of a remembered login into the cookie, and not into the reply', async () => {
    const next = 'the-next-token-of-this-login';
    const headers = { 'x-next-token': `${next};3600` };
    const path = '/api/carts/list';
    const renewing = await startFakeApi({ [path]: { headers, body: { success: true, data: {} } } });
    const edge = edgeOn(renewing.origin);
    const reply = await edge.inject(change(path, { cookie: loggedIn, 'x-takes-token': 'from-a-browser' }));
    expect(cookies(reply.headers['set-cookie'])).toEqual([
      `__Host-session=${next}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax; Secure`,
    ]);
    expect(reply.headers['x-next-token']).toBeUndefined();
    expect(renewing.calls.at(-1)?.headers['x-takes-token']).toBe('1');
    await edge.inject({ url: '/api/main', headers: { 'x-takes-token': '1' } });
    expect(renewing.calls.at(-1)?.url).toBe('/api/main');
    expect(renewing.calls.at(-1)?.headers['x-takes-token']).toBeUndefined();
    await edge.close();
    await renewing.close();
  });

  const gone = [
    expect.stringMatching(/^__Host-session=; Path=\/; Max-Age=0/),
    expect.stringMatching(/^login_member=; Path=\/; Max-Age=0/),
  ];
  const visit = (url: string) =>
    app.inject({ url, headers: { cookie: loggedIn, 'client-session-id': session } });

  it('ends with an answer that the token is dead', async () => {
    const reply = await visit('/api/members/member/view/7');
    expect(cookies(reply.headers['set-cookie'])).toEqual(gone);
  });

  it("ends with a guest's answer to a dead token, and what the API says of that reaches no browser", async () => {
    const path = '/api/products/search';
    const headers = { 'x-login-ended': '1' };
    const guests = await startFakeApi({ [path]: { headers, body: { success: true, data: {} } } });
    const edge = edgeOn(guests.origin);
    const reply = await edge.inject({
      url: path,
      headers: { cookie: loggedIn, 'client-session-id': session },
    });
    expect([reply.statusCode, reply.json()]).toEqual([200, { success: true, data: {} }]);
    expect(cookies(reply.headers['set-cookie'])).toEqual(gone);
    expect(reply.headers['x-login-ended']).toBeUndefined();
    await edge.close();
    await guests.close();
  });

  // A link of another site to any call of ours ended the login of the member who followed it.
  it.each<[string, Record<string, string>]>([
    ['without a header of ours', {}],
    ['with a word in its place', { 'client-session-id': 'anything' }],
  ])("goes on after a link %s: it is a guest's call", async (_how, headers) => {
    const reply = await app.inject({
      url: '/api/members/member/view/7',
      headers: { cookie: loggedIn, ...headers },
    });
    expect(api.calls.at(-1)?.headers.authorization).toBeUndefined();
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });

  it("ends with a logout, which ends the browser's own session too: it opens a guest's orders", async () => {
    const reply = await visit('/api/members/member/logout');
    expect(cookies(reply.headers['set-cookie'])).toEqual([
      ...gone,
      expect.stringMatching(/^client-session-id=; Path=\/; Max-Age=0/),
    ]);
  });

  // A shopper who leaves a computer that others use does not come back to see whether the API was there.
  it('ends with a logout that does not reach the API', async () => {
    await api.close();
    const reply = await visit('/api/members/member/logout');
    expect(reply.statusCode).toBe(503);
    expect(cookies(reply.headers['set-cookie'])).toEqual(expect.arrayContaining([...gone]));
  });

  it('ends with a new password, and goes on when leaving was refused', async () => {
    const headers = { cookie: loggedIn };
    const changed = await app.inject(change('/api/members/member/passwdChange', headers));
    expect(cookies(changed.headers['set-cookie'])).toHaveLength(3);
    const refused = await app.inject(change('/api/members/member/out', headers));
    expect(refused.headers['set-cookie']).toBeUndefined();
  });

  it('hands on what a refused login leads to, without opening anything', async () => {
    const data = { member_id: 7, task_token: 'for-one-task' };
    const refusal = { success: false, code: 'PW_CHANGE', message: '비밀번호를 변경해주세요.', data };
    const refusing = await startFakeApi({ '/api/members/login': { body: refusal } });
    const edge = edgeOn(refusing.origin);
    const reply = await edge.inject(change('/api/members/login'));
    expect(reply.json()).toEqual(refusal);
    expect(reply.headers['set-cookie']).toBeUndefined();
    await edge.close();
    await refusing.close();
  });

  it('leaves the cookies of a guest alone whom the API refuses', async () => {
    const reply = await app.inject({ url: '/api/members/member/view/7' });
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['set-cookie']).toBeUndefined();
  });
});
