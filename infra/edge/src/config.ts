import path from 'node:path';
import { watchOf, watchSettings } from '@mall/service-kit/watch-settings';
import * as z from 'zod/mini';

const port = (fallback: number) =>
  z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535)), fallback);
const flag = z.pipe(
  z._default(z.enum(['0', '1']), '0'),
  z.transform((value) => value === '1'),
);

const webUrl = z.url({ protocol: /^https?$/ });
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');
const webUrls = z
  .string()
  .check(
    z.refine(
      (text) => wordsOf(text).every((word) => z.safeParse(webUrl, word).success),
      'must be addresses that begin with http, between blanks',
    ),
  );

const configSchema = z.object({
  HOST: z._default(z.string(), '127.0.0.1'),
  PORT: port(3000),
  DATA_DIR: z._default(z.string(), '.data'),
  /** Address that shoppers use; decides cookie names and canonical links. Defaults to localhost and PORT. */
  PUBLIC_ORIGIN: z.optional(z.url()),
  API_ORIGIN: z._default(z.url(), 'http://127.0.0.1:3010'),
  REGISTRY_ORIGIN: z._default(z.url(), 'http://127.0.0.1:3020'),
  /** PEM file of the registry's public key; the registry of the same data folder unless said. */
  REGISTRY_PUBLIC_KEY: z.optional(z.string()),
  /** Origins of the payment provider's pages, which payment pages may frame, call and post to. */
  PAYMENT_ORIGIN: z._default(webUrls, 'http://127.0.0.1:3030'),
  /** The provider's browser SDK, the one script of another party on payment pages; the API names the same. */
  PORTONE_SDK_URL: z.optional(webUrl),
  /** What that script loads for the payment company of the channel: addresses, or folders that end with a slash. */
  PAYMENT_SCRIPTS: z._default(webUrls, ''),
  /** The identity service's window, which forms of our pages open; the API names the same address to browsers. */
  NICE_WINDOW_URL: z._default(webUrl, 'http://127.0.0.1:3030/nice/CheckPlusSafeModel/service.cb'),
  /** Origins of the CDNs that clips of popups, short forms and products lie on, besides our own. */
  CLIP_ORIGINS: z._default(webUrls, ''),
  /** Proxies whose `X-Forwarded-For` is believed, in proxy-addr's words. */
  TRUST_PROXY: z._default(z.string().check(z.minLength(1)), 'loopback'),
  RENDER_WORKERS: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(64)), 1),
  /** Lets one browser show remotes of a development server by `?override=`. */
  ALLOW_OVERRIDE: flag,
  /** Lets shoppers zoom; the specification's viewport forbids it (spec 9). */
  VIEWPORT_ZOOM: flag,
  /** Where edges share what callers may still do; each counts its own without. */
  REDIS_URL: z.optional(z.string().check(z.regex(/^rediss?:\/\//, 'must begin with redis://'))),
  /** Times the usual budgets of callers; for load tests. */
  BUDGET_FACTOR: z._default(z.coerce.number().check(z.minimum(0.01), z.maximum(10_000)), 1),
  /** Disk for resized pictures, MB; the least recently used ones make room. */
  PICTURE_CACHE_MB: z._default(z.coerce.number().check(z.minimum(1), z.maximum(1_000_000)), 2048),
  /** Disk for artifacts, MB: what no release in use needs makes room, the least recently used first. */
  ARTIFACT_CACHE_MB: z._default(z.coerce.number().check(z.minimum(1), z.maximum(1_000_000)), 1024),
  /** Folder of the faces that share pictures are set in; beside the service's bundle unless said. */
  FONT_FOLDER: z.optional(z.string()),
  /** Takes the id of a request, and its trace, from the proxy in front; others could write any. */
  TRUST_REQUEST_ID: flag,
  ...watchSettings,
  PAGE_CACHE: z.pipe(
    z._default(z.enum(['0', '1']), '1'),
    z.transform((value) => value === '1'),
  ),
});

function originOf(url: string): string {
  return new URL(url).origin;
}

/** An address as a Content-Security-Policy names it: no query, and nothing in it that would end the entry. */
function policySource(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/[;,]/g, encodeURIComponent)}`;
}

/** Settings of the edge; throws one line for a bad value. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const parsed = z.safeParse(configSchema, env);
  if (!parsed.success) throw new Error(`edge: ${z.prettifyError(parsed.error).replaceAll('\n', ' ')}`);
  const { data } = parsed;
  const publicOrigin = originOf(data.PUBLIC_ORIGIN ?? `http://localhost:${data.PORT}`);
  const paymentOrigins = wordsOf(data.PAYMENT_ORIGIN).map(originOf);
  return {
    host: data.HOST,
    port: data.PORT,
    publicOrigin,
    isOriginSet: data.PUBLIC_ORIGIN !== undefined,
    apiOrigin: data.API_ORIGIN,
    registryOrigin: data.REGISTRY_ORIGIN,
    publicKeyFile: path.resolve(
      data.REGISTRY_PUBLIC_KEY ?? path.join(data.DATA_DIR, 'registry/keys/public.pem'),
    ),
    paymentOrigins,
    paymentScripts: [
      data.PORTONE_SDK_URL || `${paymentOrigins[0]}/v2/browser-sdk.js`,
      ...wordsOf(data.PAYMENT_SCRIPTS),
    ].map(policySource),
    identityWindow: policySource(data.NICE_WINDOW_URL),
    clipOrigins: wordsOf(data.CLIP_ORIGINS).map(originOf),
    trustProxy: data.TRUST_PROXY,
    dataFolder: path.resolve(data.DATA_DIR, 'edge'),
    renderWorkers: data.RENDER_WORKERS,
    isOverrideAllowed: data.ALLOW_OVERRIDE,
    isZoomAllowed: data.VIEWPORT_ZOOM,
    redisUrl: data.REDIS_URL,
    budgetFactor: data.BUDGET_FACTOR,
    pictureCacheBytes: Math.floor(data.PICTURE_CACHE_MB * 1024 * 1024),
    artifactCacheBytes: Math.floor(data.ARTIFACT_CACHE_MB * 1024 * 1024),
    fontFolder: data.FONT_FOLDER || path.join(path.dirname(process.argv[1] ?? '.'), 'fonts'),
    hasPageCache: data.PAGE_CACHE,
    ...watchOf(data),
    isRequestIdTrusted: data.TRUST_REQUEST_ID,
  };
}

export type EdgeConfig = ReturnType<typeof readConfig>;
