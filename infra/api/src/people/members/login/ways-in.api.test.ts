import { listCart } from '@mall/contracts/api/orders/carts';
import { changePassword, findIdPassword, resetPassword } from '@mall/contracts/api/people/member-find';
import { login, viewMember } from '@mall/contracts/api/people/members';
import { changeSocial } from '@mall/contracts/api/people/social';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { startPartneredApi, type TestPartners } from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';
import { socialGateways } from '../../social/social-gateways.ts';
import { logIn } from './log-in.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

type Member = Visitor & { memberId: number };
const newPassword = 'Felt!Scarf94';
const attempt = (user_id: string, user_passwd = samplePassword) =>
  api.call(login, { body: { provider: 'normal', user_id, user_passwd } }, newVisitor());
async function logInBySocial(person: string, provider: 'kakao' | 'apple'): Promise<Member> {
  const visitor = newVisitor();
  const { proof } = await partners.signIn(api, visitor, provider, person);
  const { data } = await api.call(login, { body: proof }, visitor);
  return { ...visitor, token: data.token ?? '', memberId: data.user_info.member_id };
}

describe('a forgotten ID or password', () => {
  type Wanted = { find: 'id'; ci: string } | { find: 'password'; ci: string; user_id: string };
  const find = (body: Wanted, visitor: Visitor) =>
    api.call(findIdPassword, { body: { auth_type: 'self', ...body } }, visitor);

  it('is found by an identity check: IDs masked, a token for a new password of an own ID', async () => {
    const visitor = newVisitor();
    const ci = await partners.verify(api, visitor, 'hwang-jaewon');
    const ids = await find({ find: 'id', ci }, visitor);
    expect(ids.data.rows).toEqual([{ user_id: 'tra****r1', join_at: expect.any(String), sns_types: [] }]);
    expect((await find({ find: 'id', ci }, newVisitor())).code).toBe('IDENTITY_EXPIRED');
    expect((await find({ find: 'password', ci, user_id: 'shopper01' }, visitor)).code).toBe('MEMBER_NULL');

    const found = await find({ find: 'password', ci, user_id: 'Transfer1' }, visitor);
    const token = found.data.token ?? '';
    expect((await find({ find: 'password', ci, user_id: 'transfer1' }, visitor)).code).toBe(
      'IDENTITY_EXPIRED',
    );
    const body = { token, password: newPassword, password_chk: newPassword };
    expect((await api.call(resetPassword, { body }, newVisitor())).code).toBe('TASK_EXPIRED');
    expect((await api.call(resetPassword, { body }, visitor)).success).toBe(true);
    expect((await attempt('transfer1', newPassword)).code).toBe('PASS');
  });

  it('is not found for a person who never joined', async () => {
    const visitor = newVisitor();
    const ci = await partners.verify(api, visitor, 'kang-minjun');
    expect(await find({ find: 'id', ci }, visitor)).toMatchObject({ status: 404, code: 'MEMBER_NULL' });
  });
});

describe('a new password', () => {
  const answers = (replies: readonly { success: boolean; code?: string }[]) =>
    replies.map((reply) => (reply.success ? 'PASS' : reply.code)).sort();

  it('is set once by a reset token, also when the button is pressed twice', async () => {
    const visitor = newVisitor();
    const ci = await partners.verify(api, visitor, 'song-harin');
    const wanted = { auth_type: 'self', find: 'password', ci, user_id: 'double001' } as const;
    const { token = '' } = (await api.call(findIdPassword, { body: wanted }, visitor)).data;
    const set = (password: string) =>
      api.call(resetPassword, { body: { token, password, password_chk: password } }, visitor);
    expect(answers(await Promise.all([set(newPassword), set('Dock!Lantern58')]))).toEqual([
      'PASS',
      'TASK_EXPIRED',
    ]);
  });

  it('replaces the one that was shown, of two windows only once', async () => {
    const member = await api.logIn('platinum1');
    const change = (password: string) => {
      const { memberId: member_id } = member;
      const body = { member_id, old_password: samplePassword, password, password_chk: password };
      return api.call(changePassword, { body }, member);
    };
    expect(answers(await Promise.all([change(newPassword), change('Dock!Lantern58')]))).toEqual([
      'PASS',
      'PASSWD_ERROR',
    ]);
  });

  it('ends all logins everywhere, and needs the present one', async () => {
    const phone = await api.logIn('vip000001');
    const desktop = await api.logIn('vip000001');
    const change = (old_password: string, password: string) =>
      api.call(
        changePassword,
        { body: { member_id: desktop.memberId, old_password, password, password_chk: password } },
        desktop,
      );
    expect((await change('Wrong!Pass11', newPassword)).code).toBe('PASSWD_ERROR');
    expect((await change(samplePassword, samplePassword)).code).toBe('PASSWORD_UNCHANGED');
    expect((await change(samplePassword, 'short')).code).toBe('INVALID_REQUEST');
    expect((await api.call(listCart, { body: {} }, phone)).status).toBe(200);
    expect((await change(samplePassword, newPassword)).success).toBe(true);
    for (const browser of [phone, desktop])
      expect((await api.call(listCart, { body: {} }, browser)).status).toBe(401);
    expect((await attempt('vip000001')).code).toBe('PASSWD_ERROR');
    expect((await attempt('vip000001', newPassword)).code).toBe('PASS');
  });
});

it('a login with the old password that was under way opens nothing after the new one', async () => {
  const member = await api.logIn('staff0001');
  const { db, clock, config } = api.deps;
  const passwords = { old_password: samplePassword, password: newPassword, password_chk: newPassword };
  const change = () =>
    api.call(changePassword, { body: { member_id: member.memberId, ...passwords } }, member);
  /** The new password comes when the old one was found right and the login is about to be opened. */
  const changing = new Proxy(db, {
    get: (target, name) => {
      if (name === 'transaction')
        return () => ({
          execute: async (work: (tx: Db) => Promise<unknown>) => {
            expect((await change()).success).toBe(true);
            return target.transaction().execute(work);
          },
        });
      const value: unknown = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const context = {
    db: changing,
    gateways: socialGateways(config, clock),
    sessionId: newVisitor().sessionId,
    address: '203.0.113.7',
    userAgent: '',
    now: clock(),
  };
  await expect(
    logIn({ provider: 'normal', user_id: 'staff0001', user_passwd: samplePassword }, context),
  ).rejects.toMatchObject({ code: 'PASSWD_ERROR' });
  expect(
    await db.selectFrom('login_tokens').selectAll().where('member_id', '=', member.memberId).execute(),
  ).toEqual([]);
});

describe('social accounts of a member', () => {
  /** As `passwdCheck` leaves it. */
  const confirm = ({ memberId }: Member) =>
    api.db
      .updateTable('login_tokens')
      .set({ confirmed_until: new Date(api.deps.clock().getTime() + 60_000) })
      .where('member_id', '=', memberId)
      .execute();
  const unlink = async (member: Member, provider: 'kakao' | 'naver' | 'apple') => {
    await confirm(member);
    return api.call(changeSocial, { body: { type: 'unlink', provider } }, member);
  };
  const link = async (member: Member, provider: 'kakao' | 'naver', person: string) => {
    const { proof } = await partners.signIn(api, member, provider, person);
    await confirm(member);
    return api.call(changeSocial, { body: { ...proof, provider, type: 'link' } }, member);
  };

  it('cannot be changed by a person who only found the browser open', async () => {
    const member = await api.logIn();
    const { proof } = await partners.signIn(api, member, 'kakao', 'kim-seoyeon');
    const reply = await api.call(
      changeSocial,
      { body: { ...proof, provider: 'kakao', type: 'link' } },
      member,
    );
    expect(reply).toMatchObject({ status: 403, code: 'CONFIRM_REQUIRED' });
    const links = api.db.selectFrom('member_sns').selectAll().where('member_id', '=', member.memberId);
    expect(await links.execute()).toEqual([]);
  });

  it('are linked, open the account, and are let go', async () => {
    const member = await api.logIn();
    expect((await link(member, 'kakao', 'kim-seoyeon')).data.sns_list).toEqual([
      { sns_type: 'kakao', email: 'kim-seoyeon@kakao.example' },
    ]);
    expect((await logInBySocial('kim-seoyeon', 'kakao')).memberId).toBe(member.memberId);
    const view = await api.call(viewMember, { params: { id: member.memberId }, query: {} }, member);
    expect(view.data.row.sns_list).toHaveLength(1);
    expect((await unlink(member, 'kakao')).data.sns_list).toEqual([]);
    expect(await unlink(member, 'kakao')).toMatchObject({
      code: 'MEMBER_NULL',
      message: '해당 채널로 가입되어있는 정보가 없습니다',
    });
  });

  it('of another member stay there; of another account of the same person they ask for integration', async () => {
    const member = await api.logIn();
    expect((await link(member, 'naver', 'choi-jiwoo')).code).toBe('SNS_LINKED_ELSEWHERE');
    const own = api.db.selectFrom('members').select('ci_hash').where('user_id', '=', 'shopper01');
    await api.db
      .updateTable('members')
      .set({ ci_hash: (await own.executeTakeFirstOrThrow()).ci_hash })
      .where('user_id', '=', 'naver0001')
      .execute();
    expect(await link(member, 'naver', 'choi-jiwoo')).toMatchObject({
      code: 'INTEGRATION',
      message: '통합 후 이용하실 수 있습니다.',
    });
    await api.db
      .updateTable('members')
      .set({ ci_hash: 'other' })
      .where('user_id', '=', 'naver0001')
      .execute();
  });

  it('name the one to confirm with: after it was let go, the oldest of the others', async () => {
    const member = await logInBySocial('jung-hayoon', 'kakao');
    await link(member, 'naver', 'jung-hayoon');
    expect((await unlink(member, 'kakao')).success).toBe(true);
    const view = await api.call(viewMember, { params: { id: member.memberId }, query: {} }, member);
    expect(view.data.row).toMatchObject({ join_type: 1, sns_type: 'naver' });
  });

  it('stay when nothing else would let the member in', async () => {
    const member = await logInBySocial('yoon-seoa', 'apple');
    expect((await unlink(member, 'apple')).code).toBe('LAST_LOGIN_WAY');
  });
});
