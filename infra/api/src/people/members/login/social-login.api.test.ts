import { socialNewcomerSchema } from '@mall/contracts/api/people/login-refusals';
import { join } from '@mall/contracts/api/people/member-join';
import { login } from '@mall/contracts/api/people/members';
import { authorizeSocial } from '@mall/contracts/api/people/social';
import type { SocialProof } from '@mall/contracts/api/people/social-proof';
import { sql } from 'kysely';
import type { ApiConfig } from '../../../platform/config.ts';
import { startPartneredApi, type TestPartners } from '../../../testing/servers/start-partners.ts';
import { newVisitor, type TestApi } from '../../../testing/servers/start-test-api.ts';
import { socialGateways } from '../../social/social-gateways.ts';
import { logIn } from './log-in.ts';

let api: TestApi;
let partners: TestPartners;
beforeAll(async () => {
  ({ api, partners } = await startPartneredApi());
});
afterAll(() => api.close());

const agreed = { is_terms_agreed: 1, is_privacy_agreed: 1 } as const;
const attempt = (body: SocialProof, visitor = newVisitor()) => api.call(login, { body }, visitor);
/** The same login on a server with other settings. */
const logInWith = (change: Partial<ApiConfig>, body: SocialProof) =>
  logIn(body, {
    db: api.db,
    gateways: socialGateways({ ...api.config, ...change }, api.deps.clock),
    sessionId: newVisitor().sessionId,
    address: '203.0.113.70',
    userAgent: '',
    now: api.deps.clock(),
  });

describe('login by a social account', () => {
  it.each([
    ['kakao', 'jung-hayoon', 'kakao0001'],
    ['naver', 'choi-jiwoo', 'naver0001'],
    ['payco', 'han-doyun', 'payco0001'],
    ['apple', 'yoon-seoa', 'apple0001'],
  ] as const)('of %s opens the account that is linked with it', async (provider, person, userId) => {
    const visitor = newVisitor();
    const { proof } = await partners.signIn(api, visitor, provider, person);
    // What the client says about itself is not believed.
    const reply = await attempt({ ...proof, sns_id: 'somebody-else', sns_email: 'x@example.com' }, visitor);
    expect(reply).toMatchObject({ success: true, code: 'PASS' });
    const member = await api.db
      .selectFrom('members')
      .select('user_id')
      .where('member_id', '=', reply.data.user_info.member_id)
      .executeTakeFirstOrThrow();
    expect(member.user_id).toBe(userId);
  });

  it('sends the browser to the provider with our address to come back to', async () => {
    const { data } = await api.call(authorizeSocial, { query: { provider: 'kakao' } }, newVisitor());
    const url = new URL(data.url);
    expect(url.pathname).toBe('/kakao/oauth/authorize');
    expect(url.searchParams.get('redirect_uri')).toBe('http://localhost:3000/member/login/snsCallback');
    expect(url.searchParams.get('state')).toBe(data.state);
  });

  it.each(['kakao', 'naver', 'payco', 'apple'] as const)(
    'asks %s for a code that is worth nothing without what only this server knows (PKCE)',
    async (provider) => {
      const { data } = await api.call(authorizeSocial, { query: { provider } }, newVisitor());
      const asked = new URL(data.url).searchParams;
      expect(asked.get('code_challenge_method')).toBe('S256');
      expect(asked.get('code_challenge')).toMatch(/^[\w-]{43}$/);
      expect(Object.keys(data).sort()).toEqual(['nonce', 'state', 'url']);
    },
  );

  it('leaves a thief of the code without a token, though the shop’s client secret is known', async () => {
    const visitor = newVisitor();
    const { proof } = await partners.signIn(api, visitor, 'kakao', 'jung-hayoon');
    expect(await partners.exchange(api, proof.code)).toMatchObject({ error: 'invalid_grant' });
    const second = await partners.signIn(api, visitor, 'kakao', 'jung-hayoon');
    const guess = { code_verifier: 'a'.repeat(43) };
    expect(await partners.exchange(api, second.proof.code, guess)).toMatchObject({ error: 'invalid_grant' });
  });

  it('needs a proof: the id that a client names opens nothing', async () => {
    expect(await attempt({ provider: 'kakao', sns_id: '3000000003' })).toMatchObject({
      status: 200,
      code: 'PARAMETER_NULL',
    });
  });

  it('refuses a code twice, a made-up code, another browser and another provider', async () => {
    const visitor = newVisitor();
    const first = await partners.signIn(api, visitor, 'kakao', 'jung-hayoon');
    expect((await attempt(first.proof, newVisitor())).code).toBe('ERROR');
    expect((await attempt(first.proof, visitor)).code).toBe('PASS');
    expect((await attempt(first.proof, visitor)).code).toBe('ERROR');

    const second = await partners.signIn(api, visitor, 'naver', 'choi-jiwoo');
    expect((await attempt({ ...second.proof, provider: 'kakao' }, visitor)).code).toBe('ERROR');
    const third = await partners.signIn(api, visitor, 'payco', 'han-doyun');
    expect((await attempt({ ...third.proof, code: 'made-up' }, visitor)).code).toBe('ERROR');
  });

  it('refuses a return that took more than ten minutes', async () => {
    const visitor = newVisitor();
    const { proof } = await partners.signIn(api, visitor, 'kakao', 'jung-hayoon');
    api.wait(10 * 60_000 + 1);
    expect((await attempt(proof, visitor)).code).toBe('ERROR');
  });

  it('refuses tokens that the provider does not know', async () => {
    expect((await attempt({ provider: 'naver', sns_token: 'made-up' })).code).toBe('ERROR');
    expect((await attempt({ provider: 'kakao', sns_token: 'made up\n' })).code).toBe('ERROR');
  });

  it("takes the token of the app's own sign-in, but not one that another app was given", async () => {
    const sns_token = await partners.signInInApp(api, 'jung-hayoon');
    const body = { provider: 'kakao', sns_token } as const;
    expect((await attempt(body)).code).toBe('PASS');
    await expect(logInWith({ KAKAO_APP_ID: 7 }, body)).rejects.toMatchObject({ code: 'ERROR', status: 200 });
  });

  it('says SYSTEM_ERROR when the provider does not answer', async () => {
    const absent = logInWith(
      { NAVER_API_URL: 'http://127.0.0.1:9' },
      { provider: 'naver', sns_token: 'any' },
    );
    await expect(absent).rejects.toMatchObject({ code: 'SYSTEM_ERROR', status: 200 });
  });

  it('does not call a defect of ours too many attempts', async () => {
    const proof = { provider: 'kakao', sns_token: 'any' } as const;
    await sql`alter table call_attempts rename to call_attempts_away`.execute(api.db);
    expect(await attempt(proof)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    await sql`alter table call_attempts_away rename to call_attempts`.execute(api.db);
  });
});

describe('a social account without a member', () => {
  it('joins with the ticket of the refused login, once, and then waits for approval', async () => {
    const visitor = newVisitor();
    const { proof } = await partners.signIn(api, visitor, 'kakao', 'kang-minjun');
    const refused = await attempt(proof, visitor);
    expect(refused).toMatchObject({
      success: false,
      code: 'MEMBER_NULL',
      message: '가입되지 않은 회원정보입니다. 회원가입을 진행하시겠습니까?',
    });
    const newcomer = socialNewcomerSchema.parse(refused.data);
    expect(newcomer).toMatchObject({ sns_name: '강민준', sns_mobile: '01000000101' });

    const ci = await partners.verify(api, visitor, 'kang-minjun');
    const body = { provider: 'kakao', sns_ticket: newcomer.sns_ticket, ci, ...agreed } as const;
    const stranger = newVisitor();
    const theirs = await partners.verify(api, stranger, 'kang-minjun');
    expect((await api.call(join, { body: { ...body, ci: theirs } }, stranger)).code).toBe('SNS_EXPIRED');
    const joined = await api.call(join, { body }, visitor);
    expect(joined).toMatchObject({ success: true, data: { user_name: '강민준' } });
    const next = await partners.verify(api, visitor, 'kang-minjun');
    expect((await api.call(join, { body: { ...body, ci: next } }, visitor)).code).toBe('SNS_EXPIRED');

    const again = async () =>
      attempt((await partners.signIn(api, visitor, 'kakao', 'kang-minjun')).proof, visitor);
    expect((await again()).code).toBe('MEMBER_READY');
    await api.db
      .updateTable('members')
      .set({ state: 'ACTIVE' })
      .where('member_id', '=', joined.data.member_id)
      .execute();
    expect((await again()).code).toBe('PASS');
    await api.db.deleteFrom('members').where('member_id', '=', joined.data.member_id).execute();
  });

  it.each([
    [
      'apple',
      '이미 가입된 Apple 계정입니다. 다시 가입하시려면 기기의 Apple 계정 설정에서 연결을 해제해주세요.',
    ],
    ['naver', '이미 가입된 회원입니다.'],
  ] as const)('of %s joins once, from whichever of two browsers (spec 8.3)', async (provider, message) => {
    const browsers = [];
    for (const visitor of [newVisitor(), newVisitor()]) {
      const { proof } = await partners.signIn(api, visitor, provider, 'kang-minjun');
      const { sns_ticket } = socialNewcomerSchema.parse((await attempt(proof, visitor)).data);
      const email = `${provider}@example.com`;
      const ci = await partners.verify(api, visitor, 'kang-minjun');
      browsers.push({ visitor, body: { provider, sns_ticket, ci, email, ...agreed } });
    }
    const replies = [];
    for (const { visitor, body } of browsers) replies.push(await api.call(join, { body }, visitor));
    expect(replies).toMatchObject([{ success: true }, { status: 409, code: 'ALREADY_MEMBER', message }]);
    await api.db.deleteFrom('members').where('email', '=', `${provider}@example.com`).execute();
  });

  it('gives up at the provider and comes back without a code', async () => {
    const { back } = await partners.signIn(api, newVisitor(), 'apple', '');
    expect(back.searchParams.get('error')).toBe('user_cancelled_authorize');
    expect(back.searchParams.has('code')).toBe(false);
  });
});
