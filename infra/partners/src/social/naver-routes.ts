import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import type { GrantBook } from './grant-book.ts';
import { accessTokenLifetime, tokenBodySchema } from './token-body.ts';

/** nid.naver.com and openapi.naver.com, as far as a login needs them. */
export function naverRoutes(app: FastifyInstance, config: PartnersConfig, book: GrantBook): void {
  app.post('/naver/oauth2.0/token', async (request) => {
    const body = tokenBodySchema.safeParse(request.body);
    const isClient =
      body.data?.client_id === config.NAVER_CLIENT_ID &&
      body.data.client_secret === config.NAVER_CLIENT_SECRET;
    // Naver refuses with status 200.
    if (!body.success || !isClient)
      return { error: 'invalid_request', error_description: 'wrong client id / client secret pair' };
    const grant = book.redeem(body.data, { provider: 'naver', clientId: body.data.client_id });
    if (!grant || grant.state !== (body.data.state ?? ''))
      return { error: 'invalid_request', error_description: 'no valid data in session' };
    return {
      access_token: book.tokens.add(grant),
      refresh_token: randomUUID(),
      token_type: 'bearer',
      expires_in: String(accessTokenLifetime),
    };
  });
  app.get('/naver/v1/nid/me', async (request, reply) => {
    const grant = book.findToken(request.headers.authorization, 'naver');
    if (!grant) return reply.status(401).send({ resultcode: '024', message: 'Authentication failed' });
    const { person } = grant;
    return {
      resultcode: '00',
      message: 'success',
      response: {
        id: `naver-${person.slug}`,
        email: `${person.slug}@naver.example`,
        name: person.name,
        nickname: person.name,
        gender: person.gender === '1' ? 'M' : 'F',
        mobile: person.mobile.replace(/^(\d{3})(\d{4})(\d{4})$/, '$1-$2-$3'),
        mobile_e164: `+82${person.mobile.slice(1)}`,
        birthyear: person.birthdate.slice(0, 4),
        birthday: `${person.birthdate.slice(4, 6)}-${person.birthdate.slice(6)}`,
      },
    };
  });
}
