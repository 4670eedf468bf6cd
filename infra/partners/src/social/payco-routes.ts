import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import type { GrantBook } from './grant-book.ts';
import { accessTokenLifetime, tokenBodySchema } from './token-body.ts';

/** id.payco.com and its API, as far as a login needs them. */
export function paycoRoutes(app: FastifyInstance, config: PartnersConfig, book: GrantBook): void {
  app.post('/payco/oauth2.0/token', async (request, reply) => {
    const body = tokenBodySchema.safeParse(request.body);
    const isClient =
      body.data?.client_id === config.PAYCO_CLIENT_ID &&
      body.data.client_secret === config.PAYCO_CLIENT_SECRET;
    if (!body.success || !isClient)
      return reply.status(401).send({ error: 'invalid_client', error_description: 'Bad client credentials' });
    const grant = book.redeem(body.data, { provider: 'payco', clientId: body.data.client_id });
    if (!grant)
      return reply
        .status(400)
        .send({ error: 'invalid_grant', error_description: 'Invalid authorization code' });
    return {
      access_token: book.tokens.add(grant),
      access_token_secret: '',
      refresh_token: randomUUID(),
      token_type: 'Bearer',
      expires_in: String(accessTokenLifetime),
      state: grant.state,
    };
  });
  app.post('/payco/payco/friends/find_member_v2.json', async (request) => {
    const grant = book.findToken(request.headers.access_token, 'payco');
    if (!grant || request.headers.client_id !== config.PAYCO_CLIENT_ID)
      return { header: { isSuccessful: false, resultCode: 13, resultMessage: '유효하지 않은 토큰입니다.' } };
    const { person } = grant;
    return {
      header: { isSuccessful: true, resultCode: 0, resultMessage: 'SUCCESS' },
      data: {
        member: {
          idNo: `payco-${person.slug}`,
          email: `${person.slug}@payco.example`,
          mobile: `82${person.mobile.slice(1)}`,
          name: person.name,
          genderCode: person.gender === '1' ? 'M' : 'F',
          birthday: person.birthdate,
        },
      },
    };
  });
}
