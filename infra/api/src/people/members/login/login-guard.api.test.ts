import { changePassword } from '@mall/contracts/api/people/member-find';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { operateOn } from '../../../testing/operate-on.ts';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  for (const table of ['login_failures', 'login_codes', 'notifications', 'security_events'] as const)
    await api.db.deleteFrom(table).execute();
});
afterAll(() => api.close());

const wrong = 'Wrong!Pass11';
const minuteMs = 60_000;
const dayMs = 86_400_000;
let addresses = 0;

/** An attempt from a network that was never seen before. */
const attempt = (user_id: string, user_passwd: string, login_code?: string) => {
  addresses += 1;
  const body = { provider: 'normal' as const, user_id, user_passwd, ...(login_code ? { login_code } : {}) };
  const from = { 'x-forwarded-for': `198.51.${addresses >> 8}.${addresses & 255}` };
  return api.call(login, { body }, newVisitor(), from);
};

/** Wrong passwords that came from many networks a while ago. */
const guessed = (user_id: string, count: number) =>
  api.db
    .insertInto('login_failures')
    .values(
      Array.from({ length: count }, (_, index) => ({
        user_id,
        address: `192.0.2.${index}`,
        failed_at: api.deps.clock(),
      })),
    )
    .execute();
const messages = () => api.db.selectFrom('notifications').selectAll().orderBy('notification_id').execute();
const codes = async () =>
  (await messages()).flatMap(({ content }) => /인증번호는 (\d{8}) /.exec(content)?.[1] ?? []);
const events = async () =>
  (await api.db.selectFrom('security_events').select('kind').orderBy('security_event_id').execute()).map(
    ({ kind }) => kind,
  );

describe('an account whose password strangers guess from many networks', () => {
  it('has 100 of them looked at in a rolling day, of a crowd too, and its owner is notified once', async () => {
    await guessed('shopper01', 97);
    const crowd = await Promise.all(Array.from({ length: 8 }, () => attempt('shopper01', wrong)));
    const answers = crowd.map(({ code }) => code).sort();
    expect(answers).toEqual([...Array(5).fill('LOGIN_CODE'), ...Array(3).fill('PASSWD_ERROR')]);
    const warnings = (await messages()).filter(({ source }) => source.startsWith('login-guarded:'));
    expect(warnings).toMatchObject([{ phone: '01000000001', sent_at: null }]);
    expect(await events()).toContain('LOGIN_GUARDED');
    api.wait(dayMs + 1);
    expect((await attempt('shopper01', wrong)).code).toBe('PASSWD_ERROR');
  });

  it('lets its owner in with the code that came to the phone, once, and no one without', async () => {
    await guessed('shopper01', 100);
    // The right password is indistinguishable from a wrong one.
    expect((await attempt('shopper01', samplePassword)).code).toBe('LOGIN_CODE');
    expect((await attempt('shopper01', samplePassword, '00000000')).code).toBe('LOGIN_CODE');
    const [code, ...others] = await codes();
    expect(others).toEqual([]);
    expect((await attempt('shopper01', samplePassword, code)).code).toBe('PASS');
    expect((await attempt('shopper01', samplePassword, code)).code).toBe('LOGIN_CODE');
  });

  it('has five passwords looked at for one code', async () => {
    await guessed('shopper01', 100);
    await attempt('shopper01', wrong);
    const [code] = await codes();
    const tries = await Promise.all(Array.from({ length: 7 }, () => attempt('shopper01', wrong, code)));
    expect(tries.map((reply) => reply.code).sort()).toEqual([
      ...Array(2).fill('LOGIN_CODE'),
      ...Array(5).fill('PASSWD_ERROR'),
    ]);
    expect((await attempt('shopper01', samplePassword, code)).code).toBe('LOGIN_CODE');
  });

  it('gets few messages however often strangers ask, and the first code stays good', async () => {
    await guessed('shopper01', 100);
    for (let round = 0; round < 12; round += 1) {
      await attempt('shopper01', wrong, '12345678');
      await attempt('shopper01', wrong);
      api.wait(11 * minuteMs);
    }
    const sent = await codes();
    expect(sent).toHaveLength(5);
    expect((await attempt('shopper01', samplePassword, sent[0])).code).toBe('PASS');
  });

  it('is indistinguishable from an unknown ID', async () => {
    await guessed('nobody99', 100);
    expect((await attempt('nobody99', wrong)).code).toBe('LOGIN_CODE');
    expect(await messages()).toEqual([]);
  });

  it('does not get rid of the guesses by a login of its owner', async () => {
    await guessed('shopper01', 99);
    expect((await attempt('shopper01', samplePassword)).code).toBe('PASS');
    expect((await attempt('shopper01', wrong)).code).toBe('PASSWD_ERROR');
    expect((await attempt('shopper01', wrong)).code).toBe('LOGIN_CODE');
  });
});

describe('the security log', () => {
  it('shows an operator logins, new browsers, failures and passwords, and who looked', async () => {
    const browser = newVisitor();
    const member = await api.logIn('vip000001', browser);
    await api.logIn('vip000001', browser);
    await attempt('vip000001', wrong);
    const password = 'Felt!Scarf94';
    const body = {
      member_id: member.memberId,
      old_password: samplePassword,
      password,
      password_chk: password,
    };
    expect((await api.call(changePassword, { body }, member)).success).toBe(true);
    const operate = (command: string, input: object) => operateOn(api, command, input);
    const { lines } = await operate('security.list', { count: 10, user_id: 'Vip000001' });
    expect(lines.map((line) => line.split(/\s+/)[1])).toEqual([
      'PASSWORD_CHANGED',
      'LOGIN_FAILED',
      'LOGIN',
      'NEW_DEVICE',
      'LOGIN',
    ]);
    expect(lines.join('\n')).not.toContain(browser.sessionId);
    expect((await operate('audit.list', { count: 1 })).lines[0]).toContain('security.list');
    expect((await operate('security.list', { count: 1, user_id: 'nobody99' })).status).toBe(409);
  });
});
