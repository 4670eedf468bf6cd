import * as z from 'zod';
import type { ApiConfig } from '../../platform/config.ts';
import { accessTokenSchema, askProvider } from './ask-provider.ts';
import { accessTokenOf, type ReturnAddress, roundQuery } from './oauth-code.ts';
import { mobileOf, type SocialGateway, SocialRefusal } from './social-provider.ts';

const tokenInfoSchema = z.object({ id: z.number().int(), app_id: z.number().int() });
const userSchema = z.object({
  id: z.number().int(),
  kakao_account: z
    .object({
      name: z.string().optional(),
      email: z.string().optional(),
      /** False once another kakao account has the address. */
      is_email_valid: z.boolean().optional(),
      is_email_verified: z.boolean().optional(),
      phone_number: z.string().optional(),
      profile: z.object({ nickname: z.string().optional() }).optional(),
    })
    .optional(),
});

/** Kakao Login: kauth.kakao.com and kapi.kakao.com. */
export function kakaoGateway(config: ApiConfig, redirect_uri: ReturnAddress): SocialGateway {
  const { KAKAO_AUTH_URL, KAKAO_API_URL, KAKAO_CLIENT_ID: client_id, KAKAO_CLIENT_SECRET } = config;
  const exchange = (form: Record<string, string>) =>
    askProvider(
      `${KAKAO_AUTH_URL}/oauth/token`,
      {
        method: 'POST',
        form: { ...form, client_id, client_secret: KAKAO_CLIENT_SECRET, redirect_uri },
      },
      accessTokenSchema,
    );
  return {
    authorizeUrl: (round) =>
      `${KAKAO_AUTH_URL}/oauth/authorize?${new URLSearchParams({ response_type: 'code', client_id, redirect_uri, ...roundQuery(round) })}`,
    identify: async (proof, round) => {
      const authorization = `Bearer ${await accessTokenOf(proof, round, exchange)}`;
      const headers = { authorization };
      // A token that another app was given must not open an account here.
      const info = await askProvider(
        `${KAKAO_API_URL}/v1/user/access_token_info`,
        { headers },
        tokenInfoSchema,
      );
      if (info.app_id !== config.KAKAO_APP_ID) throw new SocialRefusal('a token of another app');
      const { id, kakao_account } = await askProvider(`${KAKAO_API_URL}/v2/user/me`, { headers }, userSchema);
      const isEmailVerified =
        kakao_account?.is_email_valid === true && kakao_account.is_email_verified === true;
      return {
        provider: 'kakao',
        snsId: String(id),
        email: isEmailVerified ? (kakao_account.email ?? '') : '',
        isEmailVerified,
        name: kakao_account?.name ?? kakao_account?.profile?.nickname ?? '',
        mobile: mobileOf(kakao_account?.phone_number),
      };
    },
  };
}
