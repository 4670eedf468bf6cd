import * as z from 'zod';
import { partySettings } from './party-settings.ts';

const environmentSchema = z.object({
  PARTNERS_HOST: z.string().min(1).default('127.0.0.1'),
  PARTNERS_PORT: z.coerce.number().int().min(0).max(65_535).default(3030),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  PORTONE_API_SECRET: z.string().min(1).default('local-portone-secret'),
  PORTONE_STORE_ID: z.string().min(1).default('store-local'),
  PORTONE_CHANNEL_KEY: z.string().min(1).default('channel-key-local'),
  /** What the shop's channel says of itself; no money moves either way. */
  PORTONE_CHANNEL_TYPE: z.enum(['LIVE', 'TEST']).default('TEST'),
  PORTONE_WEBHOOK_SECRET: z
    .string()
    .regex(/^(whsec_)?[A-Za-z0-9+/]+=*$/)
    .default('whsec_bG9jYWwtcG9ydG9uZS13ZWJob29rLXNlY3JldA=='),
  /** Where webhooks go, for instance `http://127.0.0.1:3010/api/portones/webhook`; none are sent without it. */
  PORTONE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  ...partySettings,
});
export type PartnersConfig = z.infer<typeof environmentSchema>;

/** Reads the environment once; throws one line that names every bad variable. */
export function readConfig(environment: NodeJS.ProcessEnv): PartnersConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Bad configuration. ${faults.join('; ')}`);
}
