import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { PartnersConfig } from '../config.ts';
import { refusalPage, sendPage } from '../html.ts';
import { personOf } from '../people.ts';
import { authorizePage, providerNames } from './authorize-page.ts';
import { type Asked, type GrantBook, type Provider, providers } from './grant-book.ts';

/** The providers' own addresses. */
const paths: Record<Provider, string> = {
  kakao: '/kakao/oauth/authorize',
  naver: '/naver/oauth2.0/authorize',
  payco: '/payco/oauth2.0/authorize',
  apple: '/apple/auth/authorize',
};
/** What each provider answers when the person cancels. */
const denials: Record<Provider, Record<string, string>> = {
  kakao: { error: 'access_denied', error_description: 'User denied access' },
  naver: { error: 'access_denied', error_description: 'Canceled By User' },
  payco: { error: 'access_denied', error_description: 'User denied access' },
  apple: { error: 'user_cancelled_authorize' },
};

const querySchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: z.url({ protocol: /^https?$/ }),
  state: z.string().max(500).default(''),
  nonce: z.string().max(500).default(''),
  scope: z.string().default(''),
  response_mode: z.string().default('query'),
  code_challenge: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  code_challenge_method: z.literal('S256').optional(),
});
const decisionSchema = z.object({ request: z.string(), person: z.string() });

/** The consent pages of the providers, and the way back as OAuth 2.0 has it. */
export function authorizeRoutes(app: FastifyInstance, config: PartnersConfig, book: GrantBook): void {
  const clients: Record<Provider, string> = {
    kakao: config.KAKAO_CLIENT_ID,
    naver: config.NAVER_CLIENT_ID,
    payco: config.PAYCO_CLIENT_ID,
    apple: config.APPLE_CLIENT_ID,
  };
  for (const provider of providers) {
    app.get(paths[provider], (request, reply) => {
      const title = `${providerNames[provider]} 로그인을 진행할 수 없습니다`;
      const refuse = (message: string) => sendPage(reply, 400, refusalPage(title, message));
      const query = querySchema.safeParse(request.query);
      if (!query.success) return refuse('요청이 올바르지 않습니다.');
      const { client_id, redirect_uri, state, nonce, scope, response_mode, code_challenge = '' } = query.data;
      if (client_id !== clients[provider]) return refuse('등록되지 않은 앱입니다.');
      if (new URL(redirect_uri).origin !== config.PUBLIC_ORIGIN)
        return refuse('등록되지 않은 Redirect URI입니다.');
      // Apple sends name and email in a form only.
      if (provider === 'apple' && (scope !== '' || response_mode !== 'query'))
        return refuse('response_mode must be form_post when name or email scope is requested.');
      const round = { state, nonce, challenge: code_challenge };
      const asked = { provider, clientId: client_id, redirectUri: redirect_uri, ...round };
      return sendPage(reply, 200, authorizePage(provider, book.asked.add(asked)), config.PUBLIC_ORIGIN);
    });
  }

  app.post('/social/decide', (request, reply) => {
    const decision = decisionSchema.safeParse(request.body);
    const asked = decision.success ? book.asked.take(decision.data.request) : undefined;
    if (!decision.success || !asked)
      return sendPage(reply, 400, refusalPage('로그인을 진행할 수 없습니다', '요청이 만료되었습니다.'));
    const person = personOf(decision.data.person);
    const answer = person ? { code: book.codes.add({ ...asked, person }) } : denials[asked.provider];
    return reply.redirect(returnUrl(asked, answer), 303);
  });
}

function returnUrl({ redirectUri, state }: Asked, answer: Record<string, string>): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries({ ...answer, ...(state ? { state } : {}) }))
    url.searchParams.set(name, value);
  return url.href;
}
