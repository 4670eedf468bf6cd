import { createPrivateKey, createPublicKey, randomUUID, verify } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { appleKeys } from './apple-keys.ts';
import type { GrantBook } from './grant-book.ts';
import { tokenBodySchema } from './token-body.ts';

const issuer = 'https://appleid.apple.com';
const halfYear = 15_777_000;
const claimsSchema = z.object({
  iss: z.string(),
  sub: z.string(),
  aud: z.literal(issuer),
  iat: z.number(),
  exp: z.number(),
});

/** appleid.apple.com, as far as a login needs it: codes for identity tokens, and the keys that sign them. */
export function appleRoutes(app: FastifyInstance, config: PartnersConfig, book: GrantBook): void {
  const keys = appleKeys();
  const isClientSecret = clientSecretCheck(config);
  app.get('/apple/auth/keys', async () => ({ keys: [await keys.published()] }));
  app.post('/apple/auth/token', async (request, reply) => {
    const body = tokenBodySchema.safeParse(request.body);
    if (!body.success) return reply.status(400).send({ error: 'invalid_request' });
    const { client_id, client_secret, redirect_uri = '' } = body.data;
    if (client_id !== config.APPLE_CLIENT_ID || !isClientSecret(client_secret))
      return reply.status(400).send({ error: 'invalid_client' });
    const grant = book.redeem(body.data, {
      provider: 'apple',
      clientId: client_id,
      redirectUri: redirect_uri,
    });
    if (!grant) return reply.status(400).send({ error: 'invalid_grant' });
    const iat = Math.floor(Date.now() / 1000);
    return {
      access_token: book.tokens.add(grant),
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: randomUUID(),
      id_token: await keys.sign({
        iss: issuer,
        aud: client_id,
        exp: iat + 86_400,
        iat,
        sub: `apple-${grant.person.slug}`,
        auth_time: iat,
        nonce_supported: true,
        ...(grant.nonce ? { nonce: grant.nonce } : {}),
      }),
    };
  });
}

/** Whether a client secret is a JWT of this team, signed with its key (ES256) and alive for half a year at most. */
function clientSecretCheck(config: PartnersConfig) {
  const key = createPublicKey(
    createPrivateKey({
      key: Buffer.from(config.APPLE_PRIVATE_KEY, 'base64'),
      format: 'der',
      type: 'pkcs8',
    }),
  );
  return (secret: string): boolean => {
    const [head = '', body = '', signature = ''] = secret.split('.');
    const claims = claimsSchema.safeParse(parse(body));
    const now = Date.now() / 1000;
    return (
      claims.data?.iss === config.APPLE_TEAM_ID &&
      claims.data.sub === config.APPLE_CLIENT_ID &&
      claims.data.exp > now &&
      claims.data.exp < now + halfYear &&
      verify(
        'sha256',
        Buffer.from(`${head}.${body}`),
        { key, dsaEncoding: 'ieee-p1363' },
        Buffer.from(signature, 'base64url'),
      )
    );
  };
}

function parse(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return null;
  }
}
