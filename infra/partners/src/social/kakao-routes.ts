import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PartnersConfig } from '../config.ts';
import type { GrantBook } from './grant-book.ts';
import { accessTokenLifetime, tokenBodySchema } from './token-body.ts';

const unknownToken = { msg: 'this access token does not exist', code: -401 };
const kakaoIdOf = (person: { number: number }) => 3_000_000_000 + person.number;

/** kauth.kakao.com and kapi.kakao.com, as far as a login needs them. */
export function kakaoRoutes(app: FastifyInstance, config: PartnersConfig, book: GrantBook): void {
  app.post('/kakao/oauth/token', async (request, reply) => {
    const body = tokenBodySchema.safeParse(request.body);
    const isClient =
      body.data?.client_id === config.KAKAO_CLIENT_ID &&
      body.data.client_secret === config.KAKAO_CLIENT_SECRET;
    if (!body.success || !isClient) {
      return reply.status(401).send({
        error: 'invalid_client',
        error_description: 'Bad client credentials',
        error_code: 'KOE010',
      });
    }
    const { code, client_id, redirect_uri = '' } = body.data;
    const grant = book.redeem(body.data, {
      provider: 'kakao',
      clientId: client_id,
      redirectUri: redirect_uri,
    });
    if (!grant) {
      return reply.status(400).send({
        error: 'invalid_grant',
        error_description: `authorization code not found for code=${code}`,
        error_code: 'KOE320',
      });
    }
    return {
      access_token: book.tokens.add(grant),
      token_type: 'bearer',
      refresh_token: randomUUID(),
      expires_in: accessTokenLifetime,
      refresh_token_expires_in: 5_183_999,
      scope: 'account_email name phone_number',
    };
  });
  app.get('/kakao/v1/user/access_token_info', async (request, reply) => {
    const grant = book.findToken(request.headers.authorization, 'kakao');
    if (!grant) return reply.status(401).send(unknownToken);
    return { id: kakaoIdOf(grant.person), expires_in: accessTokenLifetime, app_id: config.KAKAO_APP_ID };
  });
  app.get('/kakao/v2/user/me', async (request, reply) => {
    const grant = book.findToken(request.headers.authorization, 'kakao');
    if (!grant) return reply.status(401).send(unknownToken);
    const { person } = grant;
    return {
      id: kakaoIdOf(person),
      connected_at: '2026-01-05T02:11:40Z',
      properties: { nickname: person.name },
      kakao_account: {
        profile: { nickname: person.name },
        name: person.name,
        has_email: true,
        is_email_valid: true,
        is_email_verified: true,
        email: `${person.slug}@kakao.example`,
        phone_number: person.mobile.replace(/^0(\d\d)(\d{4})(\d{4})$/, '+82 $1-$2-$3'),
        gender: person.gender === '1' ? 'male' : 'female',
        birthyear: person.birthdate.slice(0, 4),
        birthday: person.birthdate.slice(4),
      },
    };
  });
}
