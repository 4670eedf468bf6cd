import path from 'node:path';
import { watchOf, watchSettings } from '@mall/service-kit/watch-settings';
import * as z from 'zod/mini';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), fallback);

const configSchema = z.object({
  DATA_DIR: z._default(z.string(), '.data'),
  /** Folder of the signing pair; `keys` beside the releases by default. */
  REGISTRY_KEYS: z.optional(z.string()),
  REGISTRY_HOST: z._default(z.string(), '127.0.0.1'),
  REGISTRY_PORT: port(3020),
  /** Where squads publish with their tokens, on the same host. */
  REGISTRY_PUBLISH_PORT: port(3021),
  /** Token that `publish --to` sends. */
  REGISTRY_TOKEN: z._default(z.string(), ''),
  /** The service that looks at a release's pages before stable serves it, e.g. `http://smoke:3040`. */
  SMOKE_ORIGIN: z.optional(z.url({ protocol: /^https?$/ })),
  /** Proxies whose `X-Forwarded-For` is believed, in proxy-addr's words. */
  TRUST_PROXY: z._default(z.string().check(z.minLength(1)), 'loopback'),
  ...watchSettings,
});

/** Settings of the registry; throws one line for a bad value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(configSchema, env);
  if (!parsed.success) throw new Error(`registry: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  const { data } = parsed;
  const folder = path.resolve(data.DATA_DIR, 'registry');
  return {
    folder,
    keys: data.REGISTRY_KEYS ? path.resolve(data.REGISTRY_KEYS) : path.join(folder, 'keys'),
    host: data.REGISTRY_HOST,
    port: data.REGISTRY_PORT,
    publishPort: data.REGISTRY_PUBLISH_PORT,
    token: data.REGISTRY_TOKEN,
    smokeOrigin: data.SMOKE_ORIGIN ?? null,
    trustProxy: data.TRUST_PROXY,
    ...watchOf(data),
  };
}

/** Address of the shop that a preview link opens in: the one that this environment starts, unless it names another. */
export const shopOrigin = ({ PUBLIC_ORIGIN, PORT }: NodeJS.ProcessEnv): string =>
  PUBLIC_ORIGIN ?? `http://localhost:${PORT ?? 3000}`;
