import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * One cache for each remote on a page, called like the remote, so that two remotes never share a class. No vendor
 * prefixes: no browser that runs the shop needs them.
 */
export function createStyleCache(remote: string, nonce: string): EmotionCache {
  return createCache({ key: remote, stylisPlugins: [], ...(nonce ? { nonce } : {}) });
}
