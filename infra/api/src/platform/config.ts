import { watchSettings } from '@mall/service-kit/watch-settings';
import * as z from 'zod';
import { holdSettings } from './hold-settings.ts';
import { partnerSettings } from './partner-settings.ts';
import { payMethodSetting, popupMethodSetting } from './pay-method-setting.ts';
import { receiptHostSetting } from './receipt-host-setting.ts';
import { secretKeyPattern } from './secrets/secret-key.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/ });

/** The store that the local stand-in keeps; no real one is called so. */
export const standInStore = 'store-local';

const environmentSchema = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    API_HOST: z.string().min(1).default('127.0.0.1'),
    API_PORT: port.default(3010),
    SEED_PRODUCTS: z.coerce.number().int().min(0).max(1_000_000).default(2400),
    /** Newest products whose pictures for lists are drawn before anybody asks. */
    DRAW_AHEAD: z.coerce.number().int().min(0).max(1_000_000).default(2400),
    /** How long replies of the catalogue may be behind a change that another process made, ms. */
    CATALOGUE_CHECK_MS: z.coerce.number().int().min(0).max(2000).default(1000),
    /** Memory for such replies. */
    READ_CACHE_MB: z.coerce.number().int().min(1).max(4096).default(48),
    /** Proxies whose `X-Forwarded-For` is believed, in proxy-addr's words. */
    TRUST_PROXY: z.string().min(1).default('loopback'),
    /** Queue limit of a call, ms, after which it answers 503; 0 admits everything. */
    QUEUE_WAIT_MS: z.coerce.number().int().min(0).max(10_000).default(200),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    /** Key of what is sealed in the database (secrets/secret-key.ts). */
    SECRET_KEY: z.string().regex(secretKeyPattern).optional(),
    PORTONE_API_URL: url.default('http://127.0.0.1:3030'),
    // The defaults open nothing but the local stand-in of infra/partners.
    PORTONE_API_SECRET: z.string().min(1).default('local-portone-secret'),
    PORTONE_STORE_ID: z.string().min(1).default(standInStore),
    PORTONE_CHANNEL_KEY: z.string().min(1).default('channel-key-local'),
    PORTONE_WEBHOOK_SECRET: z
      .string()
      .regex(/^(whsec_)?[A-Za-z0-9+/]+=*$/)
      .default('whsec_bG9jYWwtcG9ydG9uZS13ZWJob29rLXNlY3JldA=='),
    PORTONE_SDK_URL: url.optional(),
    PAY_METHODS: payMethodSetting,
    POPUP_METHODS: popupMethodSetting,
    RECEIPT_HOSTS: receiptHostSetting,
    /** The scheme of our app, by which payment apps come back to it. */
    APP_SCHEME: z
      .string()
      .regex(/^[a-z][a-z0-9+.-]{2,40}:\/\/$/)
      .default('mallapp://'),
    /** Address that shoppers use: social accounts and identity checks return to it and nowhere else. */
    PUBLIC_ORIGIN: url.default('http://localhost:3000'),
  })
  .extend(partnerSettings)
  .extend(holdSettings)
  .extend(watchSettings)
  .transform((environment) => ({
    ...environment,
    PUBLIC_ORIGIN: new URL(environment.PUBLIC_ORIGIN).origin,
    PORTONE_SDK_URL: environment.PORTONE_SDK_URL ?? `${environment.PORTONE_API_URL}/v2/browser-sdk.js`,
  }));

export type ApiConfig = z.infer<typeof environmentSchema>;

/** Reads the environment once; throws one line that names every bad variable. */
export function readConfig(environment: NodeJS.ProcessEnv): ApiConfig {
  // An empty variable counts as not set, as in compose files.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Bad configuration. ${faults.join('; ')}`);
}
