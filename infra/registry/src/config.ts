import path from 'node:path';
import { watchOf, watchSettings } from '@mall/service-kit/watch-settings';
import * as z from 'zod/mini';

const configSchema = z.object({
  DATA_DIR: z._default(z.string(), '.data'),
  /** Folder of the signing pair; `keys` beside the releases by default. */
  REGISTRY_KEYS: z.optional(z.string()),
  REGISTRY_HOST: z._default(z.string(), '127.0.0.1'),
  REGISTRY_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), 3020),
  ...watchSettings,
});

/** Settings of the registry; throws one line for a bad value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(configSchema, env);
  if (!parsed.success) throw new Error(`registry: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  const { DATA_DIR, REGISTRY_KEYS, REGISTRY_HOST, REGISTRY_PORT, ...watched } = parsed.data;
  const folder = path.resolve(DATA_DIR, 'registry');
  const keys = REGISTRY_KEYS ? path.resolve(REGISTRY_KEYS) : path.join(folder, 'keys');
  return { folder, keys, host: REGISTRY_HOST, port: REGISTRY_PORT, ...watchOf(watched) };
}
