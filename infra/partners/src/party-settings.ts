import * as z from 'zod';

const text = (fallback: string) => z.string().min(1).default(fallback);

/** Keys that the shop shows to each party: the same names and defaults as the API's. */
export const partySettings = {
  /** Where the shop's pages are; parties return nowhere else, as if registered with them. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .default('http://localhost:3000')
    .transform((value) => new URL(value).origin),
  KAKAO_CLIENT_ID: text('local-kakao-client'),
  KAKAO_CLIENT_SECRET: text('local-kakao-secret'),
  KAKAO_APP_ID: z.coerce.number().int().positive().default(100_001),
  NAVER_CLIENT_ID: text('local-naver-client'),
  NAVER_CLIENT_SECRET: text('local-naver-secret'),
  PAYCO_CLIENT_ID: text('local-payco-client'),
  PAYCO_CLIENT_SECRET: text('local-payco-secret'),
  APPLE_CLIENT_ID: text('local.mall.web'),
  APPLE_TEAM_ID: text('LOCALTEAM1'),
  APPLE_KEY_ID: text('LOCALKEY01'),
  APPLE_PRIVATE_KEY: text(
    'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgyAHbdAZX2dROyLj7SePfmYQvRG2mUgP0wv+ALtazdHyhRANCAAR0kN7uO7JpZigV+F1uVtnx7R2P6uwBdn7m5tRUqTY0pRiRkcj9zo/z4urPU+tOPsm//HmtFS1d3+9pPp5rdJlV',
  ),
  NICE_CLIENT_ID: text('local-nice-client'),
  NICE_CLIENT_SECRET: text('local-nice-secret'),
  NICE_PRODUCT_ID: text('2101979031'),
  JUSO_CONFIRM_KEY: text('local-juso-key'),
  SOLAPI_API_KEY: text('local-solapi-key'),
  SOLAPI_API_SECRET: text('local-solapi-secret'),
  LIVE_ACCESS_KEY: text('local-live-key'),
};
