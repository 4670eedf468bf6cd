import { createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { appleIdTokens } from './apple-id-token.ts';
import { SocialRefusal } from './social-provider.ts';

const issuer = 'https://appleid.apple.com';
const expected = { audience: 'kr.example.mall', nonce: 'nonce-1' };
const now = new Date('2026-11-21T00:00:00Z');
const seconds = now.getTime() / 1000;
const good = {
  iss: issuer,
  aud: expected.audience,
  sub: '001.abc',
  iat: seconds - 5,
  exp: seconds + 600,
  nonce: expected.nonce,
  email: 'a@b.example',
  email_verified: 'true',
};

// As text: on Node 20, exporting a generated key hangs when its maker is collected at that moment (decision 251).
const newKeys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
const ours = newKeys();
const theirs = newKeys();
let server: Server;
let keysUrl: string;
let asked = 0;

beforeAll(async () => {
  const { kty, n, e } = createPublicKey(ours.publicKey).export({ format: 'jwk' });
  server = createServer((_request, response) => {
    asked += 1;
    response.end(JSON.stringify({ keys: [{ kty, n, e, kid: 'key-1', alg: 'RS256', use: 'sig' }] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/auth/keys`;
});
afterAll(() => server.close());

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
function tokenOf(
  claims: object,
  header: object = { alg: 'RS256', kid: 'key-1' },
  key = ours.privateKey,
): string {
  const signed = `${part(header)}.${part(claims)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}`;
}
const check = (token: string, wanted = expected) =>
  appleIdTokens(keysUrl, issuer, () => now).verify(token, wanted);

describe('an identity token of apple', () => {
  it('is believed when it is signed, for us, for this round and alive', async () => {
    expect(await check(tokenOf(good))).toMatchObject({ sub: '001.abc', email_verified: true });
  });

  it.each([
    ['of another app', tokenOf({ ...good, aud: 'other.app' })],
    ['of another issuer', tokenOf({ ...good, iss: 'https://elsewhere.example' })],
    ['of another round', tokenOf({ ...good, nonce: 'nonce-2' })],
    ['without a nonce', tokenOf({ ...good, nonce: undefined })],
    ['that ended', tokenOf({ ...good, exp: seconds - 61 })],
    ['from the future', tokenOf({ ...good, iat: seconds + 61 })],
    ['signed by another party', tokenOf(good, undefined, theirs.privateKey)],
    ['with a key that is not published', tokenOf(good, { alg: 'RS256', kid: 'key-2' })],
    ['that is not signed', `${part({ alg: 'none', kid: 'key-1' })}.${part(good)}.`],
    ['with another algorithm', tokenOf(good, { alg: 'HS256', kid: 'key-1' })],
    ['that was changed', tokenOf(good).replace(/\.[^.]+\./, `.${part({ ...good, sub: '002' })}.`)],
    ['that is no token', 'nonsense'],
  ])('%s is refused', async (_case, token) => {
    await expect(check(token)).rejects.toBeInstanceOf(SocialRefusal);
  });

  it('does not make us ask for the keys each time', async () => {
    const tokens = appleIdTokens(keysUrl, issuer, () => now);
    const before = asked;
    await tokens.verify(tokenOf(good), expected);
    await tokens.verify(tokenOf(good), expected);
    await tokens.verify(tokenOf(good, { alg: 'RS256', kid: 'key-9' }), expected).catch(() => undefined);
    expect(asked - before).toBe(1);
  });
});
