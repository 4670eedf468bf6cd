import * as z from 'zod';

const standIn = 'http://127.0.0.1:3030';
const url = z.url({ protocol: /^https?$/ }).transform((value) => value.replace(/\/$/, ''));
const text = (fallback: string) => z.string().min(1).default(fallback);

/**
 * Addresses and keys of the outside parties that shoppers meet. The defaults open nothing but the local stand-ins of
 * infra/partners; docs/partners.md says what they are with the real ones.
 */
export const partnerSettings = {
  KAKAO_AUTH_URL: url.default(`${standIn}/kakao`),
  KAKAO_API_URL: url.default(`${standIn}/kakao`),
  KAKAO_CLIENT_ID: text('local-kakao-client'),
  KAKAO_CLIENT_SECRET: text('local-kakao-secret'),
  KAKAO_APP_ID: z.coerce.number().int().positive().default(100_001),
  NAVER_AUTH_URL: url.default(`${standIn}/naver`),
  NAVER_API_URL: url.default(`${standIn}/naver`),
  NAVER_CLIENT_ID: text('local-naver-client'),
  NAVER_CLIENT_SECRET: text('local-naver-secret'),
  PAYCO_AUTH_URL: url.default(`${standIn}/payco`),
  PAYCO_API_URL: url.default(`${standIn}/payco`),
  PAYCO_CLIENT_ID: text('local-payco-client'),
  PAYCO_CLIENT_SECRET: text('local-payco-secret'),
  APPLE_AUTH_URL: url.default(`${standIn}/apple`),
  APPLE_CLIENT_ID: text('local.mall.web'),
  /** The app's bundle identifier, the audience of sign-ins made by the app itself. */
  APPLE_BUNDLE_ID: text('local.mall.app'),
  APPLE_TEAM_ID: text('LOCALTEAM1'),
  APPLE_KEY_ID: text('LOCALKEY01'),
  /** The lines of the .p8 file between its markers. */
  APPLE_PRIVATE_KEY: text(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyAHbdAZX2dROyLj7SePfmYQvRG2mUgP0wv+ALtazdHyhRANCAAR0kN7uO7JpZigV+F1uVtnx7R2P6uwBdn7m5tRUqTY0pRiRkcj9zo/z4urPU+tOPsm//HmtFS1d3+9pPp5rdJlV',
  ),
  NICE_API_URL: url.default(`${standIn}/nice`),
  NICE_WINDOW_URL: url.default(`${standIn}/nice/CheckPlusSafeModel/service.cb`),
  NICE_CLIENT_ID: text('local-nice-client'),
  NICE_CLIENT_SECRET: text('local-nice-secret'),
  NICE_PRODUCT_ID: text('2101979031'),
  JUSO_API_URL: url.default(`${standIn}/juso`),
  JUSO_CONFIRM_KEY: text('local-juso-key'),
  /** The live vendor's script, loaded by browsers, and its API key. */
  LIVE_SCRIPT_URL: url.default(`${standIn}/live/live.js`),
  LIVE_ACCESS_KEY: text('local-live-key'),
};
