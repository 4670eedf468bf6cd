import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { themeCss } from '@mall/ui/theme';
import type { ShellServices } from './create-services.ts';

/** Keeps family site, theme and named layout in step with the address. */
export function followSite(
  { location: place, site }: Pick<ShellServices, 'location' | 'site'>,
  layoutOf: (pathname: string) => string,
): void {
  place.subscribe(() => {
    const next = familySiteOfUrl(new URL(place.current().href, location.origin));
    site.set(next);
    const theme = document.getElementById('site-theme');
    if (theme) theme.textContent = themeCss(next.code);
    document.body.dataset.layout = layoutOf(place.current().pathname);
  });
}
