import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { listCart } from '@mall/contracts/api/orders/carts';
import { login, logout, viewMember } from '@mall/contracts/api/people/members';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { newVisitor, startTestApi, type TestApi } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const bodyOf = (user_id: string, user_passwd = samplePassword) =>
  ({ body: { provider: 'normal', user_id, user_passwd } }) as const;

describe('logging in', () => {
  it('passes with the right password and opens the own details', async () => {
    const reply = await api.call(login, bodyOf('shopper01'), newVisitor());
    expect(reply).toMatchObject({ status: 200, success: true, code: 'PASS' });

    const visitor = await api.logIn();
    const own = await api.call(viewMember, { params: { id: visitor.memberId }, query: {} }, visitor);
    expect(own.data.row).toMatchObject({ user_id: 'shopper01', grade_name: 'GOLD', join_type: 0 });
  });

  it.each([
    [
      'a wrong password',
      'shopper01',
      'Wrong!Pass11',
      'PASSWD_ERROR',
      '아이디 혹은 비밀번호를 다시 확인해주세요.',
    ],
    [
      'an unknown id',
      'nobody99',
      samplePassword,
      'PASSWD_ERROR',
      '아이디 혹은 비밀번호를 다시 확인해주세요.',
    ],
    [
      'a member who waits',
      'waiting01',
      samplePassword,
      'MEMBER_READY',
      '관리자 가입 승인 처리 후, 이용이 가능합니다.',
    ],
  ])('refuses %s with status 200 and the code to branch on', async (_case, id, password, code, message) => {
    const reply = await api.call(login, bodyOf(id, password), newVisitor());
    expect(reply).toMatchObject({ status: 200, success: false, code, message });
    expect(reply.data).toBeUndefined();
  });

  it('does not reveal that an account waits or is blocked without its password', async () => {
    const reply = await api.call(login, bodyOf('waiting01', 'Wrong!Pass11'), newVisitor());
    expect(reply.code).toBe('PASSWD_ERROR');
  });

  it.each([
    [{ state: 'BLOCK' }, 'MEMBER_BLOCK'],
    [{ state: 'OUT' }, 'MEMBER_OUT'],
    [{ login_task: 'INTEGRATION' }, 'INTEGRATION'],
    [{ login_task: 'PW_CHANGE' }, 'PW_CHANGE'],
    [{ login_task: 'CI_CHECK' }, 'CI_CHECK'],
    [{ login_task: 'TRANSFER_PASSWORD_CHANGE' }, 'TRANSFER_PASSWORD_CHANGE'],
  ] as const)('answers %j with %s', async (change, code) => {
    const own = (where: object) =>
      api.db.updateTable('members').set(where).where('user_id', '=', 'staff0001').execute();
    await own(change);
    const reply = await api.call(login, bodyOf('staff0001'), newVisitor());
    await own({ state: 'ACTIVE', login_task: null });
    expect(reply).toMatchObject({ status: 200, success: false, code });
  });

  it('blocks an account from one address after ten failures, ends the block by itself, and blocks no other', async () => {
    const from = (address: string, password: string) =>
      api.call(login, bodyOf('shopper01', password), newVisitor(), { 'x-forwarded-for': address });
    const failures = await Promise.all(Array.from({ length: 14 }, () => from('203.0.113.7', 'Wrong!Pass11')));
    const codes = failures.map((reply) => reply.code);
    expect(codes.filter((code) => code === 'PASSWD_ERROR')).toHaveLength(10);
    expect(codes.filter((code) => code === 'LOGIN_BLOCK')).toHaveLength(4);
    expect((await from('203.0.113.7', samplePassword)).code).toBe('LOGIN_BLOCK');
    expect((await from('203.0.113.8', samplePassword)).code).toBe('PASS');
    expect((await from('203.0.113.7', samplePassword)).message).toContain('\n10분 후');
    api.wait(7 * 60_000);
    const late = await from('203.0.113.7', samplePassword);
    expect(late.message).toContain('\n3분 후');
    expect(late.data).toEqual({ retry_after: expect.closeTo(180, -1) });
    api.wait(3 * 60_000 + 1);
    expect((await from('203.0.113.7', samplePassword)).code).toBe('PASS');
  });
});

describe('a login', () => {
  it('works only in the browser session that it was opened in', async () => {
    const visitor = await api.logIn();
    const thief = { ...visitor, sessionId: newVisitor().sessionId };
    expect((await api.call(listCart, { body: {} }, visitor)).status).toBe(200);
    expect(await api.call(listCart, { body: {} }, thief)).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: '인증되지 않은 회원입니다. 다시 로그인하시겠습니까?',
    });
  });

  it('is dead after logging out, and is stored as a hash only', async () => {
    const visitor = await api.logIn();
    const rows = await api.db.selectFrom('login_tokens').select('token_hash').execute();
    expect(rows.map((row) => row.token_hash)).not.toContain(visitor.token);
    expect((await api.call(logout, {}, visitor)).success).toBe(true);
    expect((await api.call(listCart, { body: {} }, visitor)).status).toBe(401);
    // Logging out twice is not an error, and a public page shows guest prices.
    expect((await api.call(logout, {}, visitor)).success).toBe(true);
    const view = await api.call(viewProduct, { params: { id: 1 }, query: {} }, visitor);
    expect(view.data.price_info.all_discount_grades).toEqual([]);
  });

  it("hides other members' details", async () => {
    const visitor = await api.logIn();
    const other = await api.call(viewMember, { params: { id: visitor.memberId + 1 }, query: {} }, visitor);
    expect(other).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });

  it('ends when the member is blocked', async () => {
    const visitor = await api.logIn('staff0001');
    const block = (state: 'BLOCK' | 'ACTIVE') =>
      api.db.updateTable('members').set({ state }).where('user_id', '=', 'staff0001').execute();
    await block('BLOCK');
    expect((await api.call(listCart, { body: {} }, visitor)).status).toBe(401);
    await block('ACTIVE');
  });
});
