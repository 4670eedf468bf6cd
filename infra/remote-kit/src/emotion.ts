import createCache, { type EmotionCache } from '@emotion/cache';

// Emotion remembers compiled rules by this array: a server that renders the same styles again compiles them once.
const noPlugins: [] = [];

/** What the classes of a remote begin with: its name, short, as it stands in a page a thousand times. */
export const styleKeyOf = (remote: string): string => remote.replace('mf-', '');

/**
 * One cache for each remote on a page, with its key, so that two remotes never share a class. No vendor prefixes: no
 * browser that runs the shop needs them.
 */
export function createStyleCache(key: string, nonce: string): EmotionCache {
  if (typeof document !== 'undefined') nameRulesOfThePage(key);
  return createCache({ key, stylisPlugins: noPlugins, ...(nonce ? { nonce } : {}) });
}

/** A cache of one render on a server: its rules, by their ids, are for the head instead of for between the elements. */
export function createCollectingCache(key: string): { cache: EmotionCache; rules: Map<string, string> } {
  const cache = createStyleCache(key, '');
  const rules = new Map<string, string>();
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const css = insert(selector, serialized, ...rest);
    // Styles may have their keyframes in common.
    if (css && !rules.has(serialized.name)) rules.set(serialized.name, css);
  };
  return { cache, rules };
}

/**
 * Tells emotion which rules came with the page. It reads their ids from the element's name; they stand in the styles
 * themselves, so pages do not carry them twice.
 */
function nameRulesOfThePage(key: string): void {
  const idsIn = new RegExp(`\\.${key}-([a-z0-9]+)|@keyframes (animation-[a-z0-9]+)`, 'g');
  for (const style of document.querySelectorAll(`style[data-emotion="${key}"]`)) {
    const ids = [...(style.textContent ?? '').matchAll(idsIn)].map(([, rule, frames]) => rule ?? frames);
    style.setAttribute('data-emotion', [key, ...new Set(ids)].join(' '));
  }
}
