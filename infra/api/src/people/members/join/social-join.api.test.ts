import { socialNewcomerSchema } from '@mall/contracts/api/people/login-refusals';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { join } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import { changeSocial } from '@mall/contracts/api/people/social';
import type { SocialProvider } from '@mall/contracts/api/people/social-proof';
import { userIdSchema } from '@mall/contracts/domain/people/member-fields';
import {
  startPartneredApi,
  type TestPartners,
  type TypedPerson,
} from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

const newcomer: TypedPerson = { name: '강민준', birthdate: '19990707', gender: '1', mobile: '01000000101' };
const child: TypedPerson = { name: '서지호', birthdate: '20160505', gender: '1', mobile: '01000000102' };
const known: TypedPerson = { name: '김서연', birthdate: '19940315', gender: '0', mobile: '01000000001' };
const password = 'Felt!Scarf94';
const agreed = { is_terms_agreed: 1, is_privacy_agreed: 1 };

async function signIn(visitor: Visitor, provider: SocialProvider) {
  const { proof } = await partners.signIn(api, visitor, provider, 'kang-minjun');
  return api.call(login, { body: proof }, visitor);
}

/** What a form of either way sends besides what the identity check found. */
const ways = {
  'an ID': async () => ({ provider: 'normal', user_id: 'wayin0001', password, password_chk: password }),
  'a social account': async (visitor: Visitor) => {
    const { sns_ticket } = socialNewcomerSchema.parse((await signIn(visitor, 'naver')).data);
    return { provider: 'naver', sns_ticket };
  },
};

/** Joins as a browser would that sends whatever it likes. */
async function send(way: keyof typeof ways, person: TypedPerson, change: object = {}) {
  const visitor = newVisitor();
  const own = await ways[way](visitor);
  const ci = await partners.verify(api, visitor, person);
  const form = { user_name: person.name, phone: person.mobile, email: 'way@example.com', ci, ...agreed };
  const reply = await api.app.inject({
    method: join.method,
    url: join.path,
    headers: { 'client-session-id': visitor.sessionId },
    payload: { ...own, ...form, ...change },
  });
  return reply.json<{ success: boolean; code?: string; message?: string; data: { member_id: number } }>();
}

const members = () => api.db.selectFrom('members').selectAll().orderBy('member_id').execute();

describe.each(['an ID', 'a social account'] as const)('joining by %s', (way) => {
  it.each([
    ['without an identity check', newcomer, { ci: undefined }, 'INVALID_REQUEST'],
    ['below 14 years', child, {}, 'UNDERAGE'],
    ['below 14 years, with another birthday', child, { birthday_date: '2000-05-05' }, 'IDENTITY_MISMATCH'],
    ['with a phone that was not proved', newcomer, { phone: '01055559999' }, 'IDENTITY_MISMATCH'],
    ['by a person who is a member', known, {}, 'ALREADY_MEMBER'],
    ['without agreeing to the terms', newcomer, { is_terms_agreed: 0 }, 'INVALID_REQUEST'],
    ['without a word on privacy', newcomer, { is_privacy_agreed: undefined }, 'INVALID_REQUEST'],
    ['with an email that cannot be one', newcomer, { email: 'nobody' }, 'INVALID_REQUEST'],
  ])('%s is refused, and nothing is stored', async (_story, person, change, code) => {
    const before = await members();
    expect(await send(way, person, change)).toMatchObject({ success: false, code });
    expect(await members()).toEqual(before);
  });

  it('keeps the proved phone, and when the terms were agreed to', async () => {
    const { data } = await send(way, newcomer);
    const [stored] = await api.db
      .deleteFrom('members')
      .where('member_id', '=', data.member_id)
      .returningAll()
      .execute();
    expect(stored).toMatchObject({ state: 'READY', phone: newcomer.mobile, phone_proof: 2 });
    expect(stored?.ci_hash).not.toBeNull();
    expect(stored?.terms_agreed_at).toBeInstanceOf(Date);
    expect(userIdSchema.safeParse(stored?.user_id).success).toBe(true);
  });
});

/** Joins with an account of Apple, which sends neither name nor email, and is let in. */
async function joinByApple(email: string): Promise<Visitor & { memberId: number }> {
  const visitor = newVisitor();
  const { sns_ticket } = socialNewcomerSchema.parse((await signIn(visitor, 'apple')).data);
  const ci = await partners.verify(api, visitor, newcomer);
  const body = { provider: 'apple', sns_ticket, ci, is_terms_agreed: 1, is_privacy_agreed: 1 } as const;
  expect(await api.call(join, { body }, visitor)).toMatchObject({
    code: 'INVALID_REQUEST',
    message: '이메일은 필수 입력 항목입니다.',
  });
  expect(await api.call(join, { body: { ...body, email } }, visitor)).toMatchObject({ success: true });
  await api.db.updateTable('members').set({ state: 'ACTIVE' }).where('email', '=', email).execute();
  const { data } = await signIn(visitor, 'apple');
  if (!data.token) throw new Error('the new member cannot log in');
  return { ...visitor, token: data.token, memberId: data.user_info.member_id };
}

// Apple names a person to a shop only once, and other shops send who comes back to Apple's settings (spec 8.3).
it('a social account without an email joins with one that is typed, also again after leaving', async () => {
  const member = await joinByApple('typed@example.com');
  const { proof: social } = await partners.signIn(api, member, 'apple', 'kang-minjun');
  const { memberId: member_id } = member;
  await api.call(confirmMember, { body: { member_id, social } }, member);
  expect(await api.call(leaveMember, { body: { member_id } }, member)).toMatchObject({ success: true });
  expect((await joinByApple('again@example.com')).memberId).not.toBe(member_id);
});

describe('payco lets members in and nothing else (spec 2.4, 8.3)', () => {
  it('gives no ticket to join with', async () => {
    const refused = await signIn(newVisitor(), 'payco');
    expect(refused).toMatchObject({
      code: 'MEMBER_NULL',
      message: '페이코로 가입되어 있는 회원정보가 없습니다. 신규회원으로 가입해주세요.',
    });
    expect(refused.data ?? null).toBeNull();
  });

  it('is linked with no account', async () => {
    const member = await api.logIn();
    const { proof } = await partners.signIn(api, member, 'payco', 'kang-minjun');
    const reply = await api.app.inject({
      method: changeSocial.method,
      url: changeSocial.path,
      headers: { 'client-session-id': member.sessionId, authorization: `Bearer ${member.token}` },
      payload: { ...proof, type: 'link' },
    });
    expect(reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });
});
