import { loginTaskSchema } from '@mall/contracts/api/people/login-refusals';
import { postponePassword, resetPassword } from '@mall/contracts/api/people/member-find';
import { login } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const attempt = (user_id: string, visitor = newVisitor(), user_passwd = samplePassword) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd } }, visitor);

describe('the result of a login by ID (spec 8.1)', () => {
  it.each([
    ['shopper01', 'PASS'],
    ['waiting01', 'MEMBER_READY'],
    ['blocked01', 'MEMBER_BLOCK'],
    ['leaver001', 'MEMBER_OUT'],
    ['united001', 'INTEGRATION_COMPLETE'],
    ['double001', 'INTEGRATION'],
    ['oldpass01', 'PW_CHANGE'],
    ['nocheck01', 'CI_CHECK'],
    ['transfer1', 'TRANSFER_PASSWORD_CHANGE'],
    ['kakao0001', 'PASSWD_ERROR'],
  ])('of the sample member %s is %s', async (id, code) => {
    const reply = await attempt(id);
    expect(reply).toMatchObject({ status: 200, success: code === 'PASS', code });
    if (code !== 'PASS') expect(JSON.stringify(reply.data ?? {})).not.toContain('"token"');
  });

  it('keeps a token from everything but its own task', async () => {
    const visitor = newVisitor();
    const task = loginTaskSchema.parse((await attempt('oldpass01', visitor)).data);
    const thief = { ...visitor, token: task.task_token };
    const reply = await api.app.inject({
      url: `/api/members/member/view/${task.member_id}`,
      headers: { 'client-session-id': thief.sessionId, authorization: `Bearer ${thief.token}` },
    });
    expect(reply.statusCode).toBe(401);
  });

  it('blocks an address that tries its luck with many accounts', async () => {
    const from = { 'x-forwarded-for': '203.0.113.50' };
    const guess = (user_id: string) =>
      api.call(
        login,
        { body: { provider: 'normal', user_id, user_passwd: 'Wrong!Pass11' } },
        newVisitor(),
        from,
      );
    const rows = Array.from({ length: 100 }, (_, index) => ({
      user_id: `guess${index}`,
      address: '203.0.113.50',
      failed_at: api.deps.clock(),
    }));
    await api.db.insertInto('login_failures').values(rows).execute();
    expect((await guess('shopper01')).code).toBe('LOGIN_BLOCK');
    api.wait(10 * 60_000 + 1);
    expect((await guess('shopper01')).code).toBe('PASSWD_ERROR');
  });
});

describe('an old password', () => {
  const next = 'Felt!Scarf94';

  it('can be kept for another 90 days by the browser that was asked, and by no other', async () => {
    const visitor = newVisitor();
    const { member_id } = loginTaskSchema.parse((await attempt('oldpass01', visitor)).data);
    const stranger = await api.call(postponePassword, { params: { id: member_id } }, newVisitor());
    expect(stranger).toMatchObject({ status: 400, code: 'TASK_EXPIRED' });
    expect((await attempt('oldpass01')).code).toBe('PW_CHANGE');

    expect((await api.call(postponePassword, { params: { id: member_id } }, visitor)).success).toBe(true);
    expect((await attempt('oldpass01', visitor)).code).toBe('PASS');
    api.wait(90 * 86_400_000 + 1);
    expect((await attempt('oldpass01', visitor)).code).toBe('PW_CHANGE');
  });

  it('is replaced with the token of the refused login, once', async () => {
    const visitor = newVisitor();
    const { task_token } = loginTaskSchema.parse((await attempt('oldpass01', visitor)).data);
    const set = (password: string, who = visitor) =>
      api.call(resetPassword, { body: { token: task_token, password, password_chk: password } }, who);
    expect((await set(next, newVisitor())).code).toBe('TASK_EXPIRED');
    expect((await set(samplePassword)).code).toBe('PASSWORD_UNCHANGED');
    expect((await set('Wool!Coat123')).message).toBe('연속된 문자(123)는 사용할 수 없습니다.');
    expect((await set(next)).success).toBe(true);
    expect((await set('Linen!Bag83!')).code).toBe('TASK_EXPIRED');
    expect((await attempt('oldpass01')).code).toBe('PASSWD_ERROR');
    expect((await attempt('oldpass01', newVisitor(), next)).code).toBe('PASS');
  });

  it('is asked for by the day it was set, not by the day of joining', async () => {
    expect((await attempt('oldpass01', newVisitor(), next)).code).toBe('PASS');
    api.wait(90 * 86_400_000);
    expect((await attempt('oldpass01', newVisitor(), next)).code).toBe('PW_CHANGE');
  });
});
