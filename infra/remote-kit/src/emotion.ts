import createCache, { type EmotionCache } from '@emotion/cache';

// Emotion remembers compiled rules by this array: a server that renders the same styles again compiles them once.
const noPlugins: [] = [];

/**
 * One cache for each remote on a page, called like the remote, so that two remotes never share a class. No vendor
 * prefixes: no browser that runs the shop needs them.
 */
export function createStyleCache(remote: string, nonce: string): EmotionCache {
  if (typeof document !== 'undefined') nameRulesOfThePage(remote);
  return createCache({ key: remote, stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });
}

/**
 * Tells emotion which rules came with the page. It reads their ids from the element's name; they stand in the styles
 * themselves, so pages do not carry them twice.
 */
function nameRulesOfThePage(remote: string): void {
  const idsIn = new RegExp(`\\.${remote}-([a-z0-9]+)|@keyframes (animation-[a-z0-9]+)`, 'g');
  for (const style of document.querySelectorAll(`style[data-emotion="${remote}"]`)) {
    const ids = [...(style.textContent ?? '').matchAll(idsIn)].map(([, rule, frames]) => rule ?? frames);
    style.setAttribute('data-emotion', [remote, ...new Set(ids)].join(' '));
  }
}
