import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';
import { accessTokenSchema, askProvider } from './ask-provider.ts';
import { accessTokenOf, type ReturnAddress, roundQuery } from './oauth-code.ts';
import { mobileOf, type SocialGateway } from './social-provider.ts';

const userSchema = z.object({
  header: z.object({ isSuccessful: z.literal(true) }),
  data: z.object({
    member: z.object({
      idNo: z.string().min(1),
      email: z.string().optional(),
      name: z.string().optional(),
      mobile: z.string().optional(),
    }),
  }),
});

/** PAYCO Login: id.payco.com and its API, which takes client id and token as headers of their own. */
export function paycoGateway(config: ApiConfig, redirect_uri: ReturnAddress): SocialGateway {
  const { PAYCO_AUTH_URL, PAYCO_API_URL, PAYCO_CLIENT_ID: client_id, PAYCO_CLIENT_SECRET } = config;
  const exchange = (form: Record<string, string>) =>
    askProvider(
      `${PAYCO_AUTH_URL}/oauth2.0/token`,
      {
        method: 'POST',
        form: { ...form, client_id, client_secret: PAYCO_CLIENT_SECRET },
      },
      accessTokenSchema,
    );
  const page = { response_type: 'code', serviceProviderCode: 'FRIENDS', userLocale: 'ko_KR' };
  return {
    authorizeUrl: (round) =>
      `${PAYCO_AUTH_URL}/oauth2.0/authorize?${new URLSearchParams({ ...page, client_id, redirect_uri, ...roundQuery(round) })}`,
    identify: async (proof, round) => {
      const access_token = await accessTokenOf(proof, round, exchange);
      const { data } = await askProvider(
        `${PAYCO_API_URL}/payco/friends/find_member_v2.json`,
        {
          method: 'POST',
          headers: { client_id, access_token, 'content-type': 'application/json' },
          text: '{}',
        },
        userSchema,
      );
      const { idNo, email = '', name = '', mobile } = data.member;
      return {
        provider: 'payco',
        snsId: idNo,
        email,
        isEmailVerified: false,
        name,
        mobile: mobileOf(mobile),
      };
    },
  };
}
