import { scriptJson } from '../../html/escape-html.ts';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * Runs in the browser, as text inside the page; nothing outside this function exists there.
 *
 * The one policy that a page may have: libraries that assign plain strings go through it. A script comes from `places`,
 * folders or very addresses, and HTML is the empty container of a fragment; anything else throws.
 */
function installTrustedTypes(places: string[], container: string): void {
  const policies = (window as { trustedTypes?: TrustedTypePolicies }).trustedTypes;
  const allowed = places.map((place) => new URL(place, location.origin).href);
  policies?.createPolicy('default', {
    createScriptURL: (url) => {
      const { href } = new URL(url, location.href);
      return allowed.some((place) => (place.endsWith('/') ? href.startsWith(place) : href === place))
        ? href
        : null;
    },
    createHTML: (html) => (html === '' || html === container ? html : null),
  });
}

/** What the shell puts into a fragment's place before the fragment fills it. */
const emptyContainer = '<div></div>';

/**
 * The text of the script that comes before every other one of a page.
 *
 * @param places what scripts of the page may come from: folders of released files, the payment provider's script, a
 * development server
 */
export const trustedTypesText = (places: readonly string[]): string =>
  `(${installTrustedTypes})(${scriptJson(places)},${scriptJson(emptyContainer)});`;
