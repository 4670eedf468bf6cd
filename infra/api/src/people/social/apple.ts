import { createPrivateKey, sign } from 'node:crypto';
import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';
import { appleIdTokens } from './apple-id-token.ts';
import { askProvider } from './ask-provider.ts';
import { codeForm, type ReturnAddress, roundQuery } from './oauth-code.ts';
import { type SocialGateway, SocialRefusal } from './social-provider.ts';

const issuer = 'https://appleid.apple.com';
/** Of the client secret, in seconds; it is made for one call. */
const secretLifetime = 300;
const tokenSchema = z.object({ id_token: z.string().min(1) });

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Apple's client secret: a JWT signed with the team's key (ES256). */
function appleClientSecret(config: ApiConfig, now: Date): string {
  const key = createPrivateKey({
    key: Buffer.from(config.APPLE_PRIVATE_KEY, 'base64'),
    format: 'der',
    type: 'pkcs8',
  });
  const iat = Math.floor(now.getTime() / 1000);
  const signed = `${part({ alg: 'ES256', kid: config.APPLE_KEY_ID })}.${part({
    iss: config.APPLE_TEAM_ID,
    iat,
    exp: iat + secretLifetime,
    aud: issuer,
    sub: config.APPLE_CLIENT_ID,
  })}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/**
 * Sign in with Apple: appleid.apple.com. No scope is asked for, because the return would then be a form sent from
 * another site; the form of our own asks for name and email.
 */
export function appleGateway(
  config: ApiConfig,
  redirect_uri: ReturnAddress,
  clock: () => Date,
): SocialGateway {
  const { APPLE_AUTH_URL, APPLE_CLIENT_ID: client_id, APPLE_BUNDLE_ID } = config;
  const tokens = appleIdTokens(`${APPLE_AUTH_URL}/auth/keys`, issuer, clock);
  const page = { response_type: 'code', response_mode: 'query' };
  const exchange = (form: Record<string, string>) =>
    askProvider(
      `${APPLE_AUTH_URL}/auth/token`,
      {
        method: 'POST',
        form: { ...form, client_id, client_secret: appleClientSecret(config, clock()), redirect_uri },
      },
      tokenSchema,
    );
  return {
    authorizeUrl: (round) =>
      `${APPLE_AUTH_URL}/auth/authorize?${new URLSearchParams({ ...page, client_id, redirect_uri, nonce: round.nonce, ...roundQuery(round) })}`,
    identify: async (proof, round) => {
      // The nonce ties the token to this browser session; without one any token of the app would do.
      if (!round) throw new SocialRefusal('no state');
      const fromWeb = proof.code ? await exchange(codeForm(proof.code, round)) : null;
      const idToken = fromWeb?.id_token ?? proof.id_token;
      if (!idToken) throw new SocialRefusal('nothing to prove it with');
      const claims = await tokens.verify(idToken, {
        audience: fromWeb ? client_id : APPLE_BUNDLE_ID,
        nonce: round.nonce,
      });
      return {
        provider: 'apple',
        snsId: claims.sub,
        email: claims.email_verified ? (claims.email ?? '') : '',
        isEmailVerified: claims.email_verified === true,
        name: '',
        mobile: '',
      };
    },
  };
}
