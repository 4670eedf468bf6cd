import { type FamilySite, namedSiteOf } from '@mall/contracts/domain/family-site';
import { themeCss } from '@mall/ui/theme';
import { writeVisitSite } from '../session/cookies.ts';
import type { ShellServices } from './create-services.ts';

/**
 * Keeps family site, theme and named layout in step with the address. An address that names no site stays in that of
 * the visit; Back leads to the site that an entry was shown in (docs/decisions/0135).
 */
export function followSite(
  { location: place, site }: Pick<ShellServices, 'location' | 'site'>,
  layoutOf: (pathname: string) => string,
): void {
  const shown = new Map<string, FamilySite>([[place.current().key, site.current()]]);
  place.subscribe(() => {
    const { href, key, pathname } = place.current();
    const next = namedSiteOf(new URL(href, location.origin)) ?? shown.get(key) ?? site.current();
    shown.set(key, next);
    site.set(next);
    writeVisitSite(next);
    const theme = document.getElementById('site-theme');
    const css = themeCss(next.code);
    // A style sheet that is written again has the browser compute every style of the page.
    if (theme && theme.textContent !== css) theme.textContent = css;
    document.body.dataset.layout = layoutOf(pathname);
  });
  // Tabs share the cookie: it is of the one in front, which may load its next page from the server.
  const claim = () => {
    if (document.visibilityState === 'visible') writeVisitSite(site.current());
  };
  document.addEventListener('visibilitychange', claim);
  addEventListener('focus', claim);
  addEventListener('pageshow', claim);
}
