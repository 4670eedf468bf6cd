import { createPublicKey, generateKeyPair, sign } from 'node:crypto';
import { promisify } from 'node:util';

const kid = 'LOCALRSA01';
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The key pair that identity tokens are signed with (RS256), made when it is first needed. */
export function appleKeys() {
  let made: ReturnType<typeof make> | undefined;
  // As text: on Node 20, exporting a generated key hangs when its maker is collected at that moment (decision 251).
  const make = () =>
    promisify(generateKeyPair)('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: { type: 'spki', format: 'pem' },
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    });
  const pair = () => {
    made ??= make();
    return made;
  };
  return {
    published: async () => {
      const { kty, n, e } = createPublicKey((await pair()).publicKey).export({ format: 'jwk' });
      return { kty, kid, use: 'sig', alg: 'RS256', n, e };
    },
    sign: async (claims: object): Promise<string> => {
      const signed = `${part({ kid, alg: 'RS256' })}.${part(claims)}`;
      const signature = sign('sha256', Buffer.from(signed), (await pair()).privateKey);
      return `${signed}.${signature.toString('base64url')}`;
    },
  };
}
