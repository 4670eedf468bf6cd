import { scriptJson } from './html.ts';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * Runs in the browser, as text inside the page; nothing outside this function exists there.
 *
 * The one policy that a page may have: libraries that assign plain strings go through it. A script comes from the
 * released files or from `origins`, and HTML is the empty container of a fragment; anything else throws.
 */
function installTrustedTypes(origins: string[], container: string): void {
  const policies = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  const allowed = [`${location.origin}/_assets/`, ...origins.map((origin) => `${origin}/`)];
  policies?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href);
      return allowed.some((start) => href.startsWith(start)) ? href : null;
    },
    createHTML: (html) => (html === '' || html === container ? html : null),
  });
}

/** What the shell puts into a fragment's place before the fragment fills it. */
const emptyContainer = '<div></div>';

/**
 * The text of the script that comes before every other one of a page.
 *
 * @param origins further origins whose scripts the page may load: the payment provider's, a development server's
 */
export const trustedTypesText = (origins: readonly string[]): string =>
  `(${installTrustedTypes})(${scriptJson(origins)},${scriptJson(emptyContainer)});`;
