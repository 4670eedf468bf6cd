import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';
import { accessTokenSchema, askProvider } from './ask-provider.ts';
import { accessTokenOf, type ReturnAddress, roundQuery } from './oauth-code.ts';
import { mobileOf, type SocialGateway } from './social-provider.ts';

const userSchema = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1),
    email: z.string().optional(),
    name: z.string().optional(),
    mobile: z.string().optional(),
  }),
});

/** Naver Login: nid.naver.com and openapi.naver.com. Its ids differ from app to app. */
export function naverGateway(config: ApiConfig, redirect_uri: ReturnAddress): SocialGateway {
  const { NAVER_AUTH_URL, NAVER_API_URL, NAVER_CLIENT_ID: client_id, NAVER_CLIENT_SECRET } = config;
  return {
    authorizeUrl: (round) =>
      `${NAVER_AUTH_URL}/oauth2.0/authorize?${new URLSearchParams({ response_type: 'code', client_id, redirect_uri, ...roundQuery(round) })}`,
    identify: async (proof, round) => {
      const exchange = (form: Record<string, string>) =>
        askProvider(
          `${NAVER_AUTH_URL}/oauth2.0/token`,
          {
            method: 'POST',
            form: { ...form, client_id, client_secret: NAVER_CLIENT_SECRET, state: round?.state ?? '' },
          },
          accessTokenSchema,
        );
      const authorization = `Bearer ${await accessTokenOf(proof, round, exchange)}`;
      const { response } = await askProvider(
        `${NAVER_API_URL}/v1/nid/me`,
        { headers: { authorization } },
        userSchema,
      );
      return {
        provider: 'naver',
        snsId: response.id,
        email: response.email ?? '',
        isEmailVerified: false,
        name: response.name ?? '',
        mobile: mobileOf(response.mobile),
      };
    },
  };
}
