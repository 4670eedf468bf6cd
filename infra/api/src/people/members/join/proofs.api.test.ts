import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socialNewcomerSchema } from '@mall/contracts/api/people/login-refusals';
import { editMember } from '@mall/contracts/api/people/member-account';
import { checkOverlap, join, type SocialJoinBody } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import { sql } from 'kysely';
import {
  startPartneredApi,
  type TestPartners,
  type TypedPerson,
} from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi, type Visitor } from '../../../testing/servers/start-test-api.ts';
import { kakaoGateway } from '../../social/kakao.ts';

let api: TestApi;
let partners: TestPartners;
let lastSample = 0;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
  const { rows } = await sql<{ last: number }>`select max(member_id)::int as last from members`.execute(
    api.db,
  );
  lastSample = rows[0]?.last ?? 0;
});
afterEach(() => api.db.deleteFrom('members').where('member_id', '>', lastSample).execute());
afterAll(() => api.close());

const password = 'Felt!Scarf94';
const agreed = { is_terms_agreed: 1, is_privacy_agreed: 1 } as const;
const victim: TypedPerson = { name: '나은채', birthdate: '19980214', gender: '0', mobile: '01055550001' };

/** Joins by ID after an identity check. */
async function joinById(person: TypedPerson, email: string, user_id = 'victim001') {
  const visitor = newVisitor();
  const body = {
    provider: 'normal',
    user_id,
    password,
    password_chk: password,
    user_name: person.name,
    email,
    phone: person.mobile,
    ci: await partners.verify(api, visitor, person),
    ...agreed,
  } as const;
  return api.call(join, { body }, visitor);
}

/** Joins with a social account, saying of oneself whatever one likes. */
async function joinSocially(
  provider: SocialJoinBody['provider'],
  claims: Partial<SocialJoinBody> = {},
  visitor: Visitor = newVisitor(),
) {
  const { proof } = await partners.signIn(api, visitor, provider, 'kang-minjun');
  const refused = await api.call(login, { body: proof }, visitor);
  const { sns_ticket } = socialNewcomerSchema.parse(refused.data);
  const ci = claims.ci ?? (await partners.verify(api, visitor, 'kang-minjun'));
  return api.call(join, { body: { ...agreed, ...claims, ci, provider, sns_ticket } }, visitor);
}

const proofsOf = async (member_id: number) =>
  api.db
    .selectFrom('members')
    .select(['phone', 'email', 'phone_proof', 'email_proof'])
    .where('member_id', '=', member_id)
    .executeTakeFirstOrThrow();
/** As the victim sees it, after the identity check of the join form. */
const countOf = async (search_type: 'phone' | 'email', search_keyword: string) => {
  const visitor = newVisitor();
  await partners.verify(api, visitor, victim);
  return (await api.call(checkOverlap, { query: { search_type, search_keyword } }, visitor)).data.count;
};

describe('a stranger with a social account', () => {
  it('cannot keep the owner of a phone and an email out by typing them first', async () => {
    expect((await joinSocially('naver', { phone: victim.mobile })).code).toBe('IDENTITY_MISMATCH');
    const stranger = await joinSocially('naver', { email: 'victim@example.com' });
    expect(stranger.success).toBe(true);
    expect(await countOf('phone', victim.mobile)).toBe(0);
    expect(await countOf('email', 'victim@example.com')).toBe(0);
    const owner = await joinById(victim, 'victim@example.com');
    expect(owner).toMatchObject({ success: true });
    expect(await proofsOf(owner.data.member_id)).toMatchObject({ phone_proof: 2, email_proof: 1 });
    expect(await proofsOf(stranger.data.member_id)).toMatchObject({ phone_proof: 2, email_proof: 0 });
  });

  it('is refused an email that a member has proved', async () => {
    expect((await joinSocially('naver', { email: 'SHOPPER01@example.com' })).code).toBe('EMAIL_TAKEN');
  });

  it('does not make a typed email theirs by having verified another one', async () => {
    const stranger = await joinSocially('kakao', { email: 'victim@example.com' });
    expect(await proofsOf(stranger.data.member_id)).toMatchObject({ email_proof: 0 });
    expect((await joinById(victim, 'victim@example.com')).success).toBe(true);
  });

  it('has the phone that an identity check found, and no other', async () => {
    const visitor = newVisitor();
    const ci = await partners.verify(api, visitor, 'kang-minjun');
    expect((await joinSocially('naver', { ci, phone: victim.mobile }, visitor)).code).toBe(
      'IDENTITY_MISMATCH',
    );
    const joined = await joinSocially('naver', { ci }, visitor);
    expect(await proofsOf(joined.data.member_id)).toMatchObject({ phone: '01000000101', phone_proof: 2 });
  });
});

describe('what a provider sends', () => {
  it('is proved where the provider verified it, and takes the place of what was typed', async () => {
    const squatter = await joinById(victim, 'Kang-Minjun@kakao.example');
    expect(squatter.success).toBe(true);
    const owner = await joinSocially('kakao');
    expect(await proofsOf(owner.data.member_id)).toEqual({
      phone: '01000000101',
      email: 'kang-minjun@kakao.example',
      phone_proof: 2,
      email_proof: 2,
    });
    expect(await proofsOf(squatter.data.member_id)).toMatchObject({ email_proof: 0, phone_proof: 2 });
    const next = { ...victim, name: '하다온', mobile: '01055550009' };
    expect((await joinById(next, 'kang-minjun@kakao.example', 'second001')).code).toBe('EMAIL_TAKEN');
  });

  it('is not proved where naver does not say so', async () => {
    const joined = await joinSocially('naver');
    expect(await proofsOf(joined.data.member_id)).toMatchObject({ email_proof: 0 });
    expect(await countOf('email', 'kang-minjun@naver.example')).toBe(0);
  });

  describe('of kakao', () => {
    let kakao: Server;
    afterEach(() => new Promise((resolve) => kakao.close(resolve)));

    it.each([
      [true, true, 'minjun@mail.example'],
      [false, true, ''],
      [true, false, ''],
      [undefined, undefined, ''],
    ])(
      'an email, valid %s and verified %s, is "%s" to us',
      async (is_email_valid, is_email_verified, email) => {
        const account = { email: 'minjun@mail.example', is_email_valid, is_email_verified };
        kakao = createServer(({ url }, response) => {
          const user = { id: 7, kakao_account: account };
          response.setHeader('content-type', 'application/json');
          response.end(JSON.stringify(url?.includes('token_info') ? { id: 7, app_id: 100_001 } : user));
        });
        await new Promise<void>((resolve) => kakao.listen(0, '127.0.0.1', resolve));
        const { port } = kakao.address() as AddressInfo;
        const config = { ...api.config, KAKAO_API_URL: `http://127.0.0.1:${port}` };
        const gateway = kakaoGateway(config, 'http://localhost:3000/member/login/snsCallback');
        const found = await gateway.identify({ provider: 'kakao', sns_token: 'token' }, null);
        expect(found).toMatchObject({ email, isEmailVerified: email !== '' });
      },
    );
  });
});

describe('a member who edits', () => {
  it('keeps an unproved email when they change something else', async () => {
    const member = await api.logIn();
    await sql`update members set email_proof = 0 where member_id = ${member.memberId}`.execute(api.db);
    expect((await joinById(victim, 'shopper01@example.com')).success).toBe(true);
    const me = { member_id: member.memberId };
    await sql`update login_tokens set confirmed_until = now() + interval '1 hour'`.execute(api.db);
    const edit = (change: { nick_name?: string; email: string }) =>
      api.call(editMember, { body: { ...me, ...change } }, member);
    expect(await edit({ nick_name: '서연이', email: 'shopper01@example.com' })).toMatchObject({
      success: true,
    });
    expect((await edit({ email: 'vip000001@example.com' })).code).toBe('EMAIL_TAKEN');
    expect(await edit({ email: 'seoyeon@example.com' })).toMatchObject({ success: true });
    expect(await proofsOf(member.memberId)).toMatchObject({ email_proof: 1, phone_proof: 2 });
  });
});
