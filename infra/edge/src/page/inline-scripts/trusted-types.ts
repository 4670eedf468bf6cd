import { scriptJson } from '../../html/escape-html.ts';

interface TrustedTypePolicies {
  createPolicy(name: string, rules: Record<string, (text: string) => string | null>): void;
}

/**
 * Sent as text inside the page, so it uses nothing outside itself. Installs the one policy of a page (decision 105):
 * scripts from `places` (folders or exact addresses) and the empty container of a fragment; anything else throws.
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
