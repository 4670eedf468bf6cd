import type { FastifyInstance } from 'fastify';
import { createPartners } from '../app.ts';
import { readConfig } from '../config.ts';

const config = readConfig({ LOG_LEVEL: 'silent' });
let app: FastifyInstance;
beforeEach(() => {
  app = createPartners(config);
});
afterEach(() => app.close());

const redirect_uri = 'http://localhost:3000/member/login/snsCallback';
const page = (path: string, query: Record<string, string>) => app.inject({ url: path, query });
const kakao = { response_type: 'code', client_id: config.KAKAO_CLIENT_ID, redirect_uri, state: 'state-1' };
const post = (url: string, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
async function letIn(person: string, change: Record<string, string> = {}) {
  const shown = await page('/kakao/oauth/authorize', { ...kakao, ...change });
  const request = /name="request" value="([^"]+)"/.exec(shown.body)?.[1] ?? '';
  return new URL((await post('/social/decide', { request, person })).headers.location ?? '');
}
const exchange = (code: string, change: Record<string, string> = {}) =>
  post('/kakao/oauth/token', {
    grant_type: 'authorization_code',
    client_id: config.KAKAO_CLIENT_ID,
    client_secret: config.KAKAO_CLIENT_SECRET,
    redirect_uri,
    code,
    ...change,
  });

describe('the page of a social login', () => {
  it.each([
    ['/kakao/oauth/authorize', config.KAKAO_CLIENT_ID, '카카오'],
    ['/naver/oauth2.0/authorize', config.NAVER_CLIENT_ID, '네이버'],
    ['/payco/oauth2.0/authorize', config.PAYCO_CLIENT_ID, '페이코'],
    ['/apple/auth/authorize', config.APPLE_CLIENT_ID, 'Apple'],
  ])('%s lets one choose a person, without any script', async (path, client_id, name) => {
    const shown = await page(path, { ...kakao, client_id });
    expect(shown.statusCode).toBe(200);
    expect(shown.body).toContain(`${name} 계정 선택`);
    expect(shown.body).toContain('김서연');
    expect(shown.body).not.toMatch(/<script|onclick|style="/);
    expect(shown.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;");
  });

  it.each([
    ['an unknown app', { client_id: 'other' }],
    ['an address that is not registered', { redirect_uri: 'https://elsewhere.example/back' }],
    ['another kind of answer', { response_type: 'token' }],
  ])('refuses %s', async (_case, change) => {
    expect((await page('/kakao/oauth/authorize', { ...kakao, ...change })).statusCode).toBe(400);
  });

  it('comes back with code and state, or with the error of a shopper who gave up', async () => {
    const back = await letIn('kim-seoyeon');
    expect(back.origin + back.pathname).toBe(redirect_uri);
    expect(back.searchParams.get('state')).toBe('state-1');
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{20,}$/);
    const givenUp = await letIn('');
    expect(Object.fromEntries(givenUp.searchParams)).toEqual({
      error: 'access_denied',
      error_description: 'User denied access',
      state: 'state-1',
    });
  });
});

describe('a code', () => {
  it('is worth a token once, to the app and address that it was made for', async () => {
    const code = async () => (await letIn('kim-seoyeon')).searchParams.get('code') ?? '';
    expect((await exchange(await code(), { client_secret: 'wrong' })).json().error_code).toBe('KOE010');
    expect((await exchange(await code(), { redirect_uri: 'http://localhost:3000/' })).json().error_code).toBe(
      'KOE320',
    );
    const good = await code();
    const { access_token } = (await exchange(good)).json();
    expect((await exchange(good)).json().error).toBe('invalid_grant');
    const me = await app.inject({
      url: '/kakao/v2/user/me',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.json()).toMatchObject({ id: 3_000_000_001, kakao_account: { name: '김서연' } });
    const other = await app.inject({
      url: '/naver/v1/nid/me',
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(other.json()).toEqual({ resultcode: '024', message: 'Authentication failed' });
  });
});

describe('a code that was asked for with a challenge', () => {
  // The example of RFC 7636, appendix B.
  const code_verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
  const challenge = {
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  it.each([
    ['its verifier', challenge, { code_verifier }, undefined],
    ['another verifier', challenge, { code_verifier: code_verifier.toLowerCase() }, 'invalid_grant'],
    ['no verifier', challenge, {}, 'invalid_grant'],
    ['a verifier, though it was asked for without', {}, { code_verifier }, 'invalid_grant'],
  ])('is exchanged with %s', async (_with, asked, given, error) => {
    const code = (await letIn('kim-seoyeon', asked)).searchParams.get('code') ?? '';
    const reply = (await exchange(code, given)).json();
    expect(reply.error).toBe(error);
    expect(Boolean(reply.access_token)).toBe(error === undefined);
  });
});

it('apple wants a form for name and email, and a client secret that the team signed', async () => {
  const query = { ...kakao, client_id: config.APPLE_CLIENT_ID, scope: 'name email' };
  expect((await page('/apple/auth/authorize', query)).statusCode).toBe(400);
  const refused = await post('/apple/auth/token', {
    grant_type: 'authorization_code',
    client_id: config.APPLE_CLIENT_ID,
    client_secret: 'a.b.c',
    code: 'any',
  });
  expect(refused.json()).toEqual({ error: 'invalid_client' });
});
