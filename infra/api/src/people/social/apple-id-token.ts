import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import * as z from 'zod';
import { askProvider } from './ask-provider.ts';
import { SocialRefusal } from './social-provider.ts';

/** Clocks of two machines differ; in seconds. */
const leeway = 60;
/** An unknown key id asks for the keys anew, but not more often than this (ms). */
const keysDelayMs = 60_000;

const keysSchema = z.object({
  keys: z.array(z.object({ kty: z.literal('RSA'), kid: z.string(), n: z.string(), e: z.string() })),
});
const headerSchema = z.object({ alg: z.literal('RS256'), kid: z.string() });
const truth = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')]);
const claimsSchema = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string().optional(),
  email: z.string().optional(),
  email_verified: truth.optional(),
});
type Claims = z.infer<typeof claimsSchema>;

interface Expected {
  audience: string;
  nonce: string;
}

/** Checks identity tokens against the provider's published keys; everything that does not fit is a SocialRefusal. */
export function appleIdTokens(keysUrl: string, issuer: string, clock: () => Date) {
  let keys = new Map<string, KeyObject>();
  let fetchedAt = Number.NEGATIVE_INFINITY;

  const keyOf = async (kid: string): Promise<KeyObject | undefined> => {
    const known = keys.get(kid);
    if (known || clock().getTime() - fetchedAt < keysDelayMs) return known;
    const published = await askProvider(keysUrl, {}, keysSchema);
    fetchedAt = clock().getTime();
    keys = new Map(published.keys.map((jwk) => [jwk.kid, createPublicKey({ key: jwk, format: 'jwk' })]));
    return keys.get(kid);
  };

  return {
    verify: async (token: string, { audience, nonce }: Expected): Promise<Claims> => {
      const [head = '', body = '', signature = '', ...rest] = token.split('.');
      const header = headerSchema.safeParse(decode(head));
      const claims = claimsSchema.safeParse(decode(body));
      if (!header.success || !claims.success || rest.length > 0) throw new SocialRefusal('no identity token');
      const key = await keyOf(header.data.kid);
      const isSigned =
        key && verify('sha256', Buffer.from(`${head}.${body}`), key, Buffer.from(signature, 'base64url'));
      if (!isSigned) throw new SocialRefusal('not signed by the provider');
      const { iss, aud, exp, iat, nonce: given } = claims.data;
      const now = clock().getTime() / 1000;
      if (iss !== issuer || aud !== audience || given !== nonce) throw new SocialRefusal('not meant for us');
      if (exp + leeway < now || iat - leeway > now) throw new SocialRefusal('out of date');
      return claims.data;
    },
  };
}

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
