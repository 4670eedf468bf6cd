import * as z from 'zod/mini';
import type { ShopPlace } from './look/shop-place.ts';

const configSchema = z.object({
  SMOKE_HOST: z._default(z.string(), '127.0.0.1'),
  SMOKE_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3040),
  PUBLIC_ORIGIN: z.url({ protocol: /^https?$/, error: 'has to name the shop, such as https://mall.example' }),
  /** Host and port that the shop's address is reached by from here, e.g. `proxy:8443`. */
  SMOKE_SHOP_AT: z.optional(z.string().check(z.regex(/^[\w.-]+:\d+$/, 'has to be a host and a port'))),
  /** 1 looks at a shop with an untrusted certificate; for trials. */
  SMOKE_ANY_CERTIFICATE: z._default(z.enum(['0', '1']), '0'),
});

interface SmokeConfig {
  host: string;
  port: number;
  shop: ShopPlace;
}

/** Settings of the service; throws one line that names every bad one. */
export function readConfig(env: NodeJS.ProcessEnv): SmokeConfig {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(configSchema, given);
  if (!parsed.success)
    throw new Error(
      parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '),
    );
  const { data } = parsed;
  return {
    host: data.SMOKE_HOST,
    port: data.SMOKE_PORT,
    shop: {
      origin: new URL(data.PUBLIC_ORIGIN).origin,
      reachedBy: data.SMOKE_SHOP_AT,
      trustsAnyCertificate: data.SMOKE_ANY_CERTIFICATE === '1',
    },
  };
}
