import createCache, { type EmotionCache } from '@emotion/cache';

// Emotion remembers compiled rules by this array: a server that renders the same styles again compiles them once.
const noPlugins: [] = [];

/**
 * One cache for each remote on a page, called like the remote, so that two remotes never share a class. No vendor
 * prefixes: no browser that runs the shop needs them.
 */
export function createStyleCache(remote: string, nonce: string): EmotionCache {
  return createCache({ key: remote, stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });
}
