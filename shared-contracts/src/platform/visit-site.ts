import { defaultFamilySite, type FamilySite, familySites } from '../domain/family-site.ts';

/**
 * The brand site that a visit is on (docs/decisions/0135). Addresses that name no site are shown in it; a visit of the
 * main shop has no such cookie.
 */
export const visitSiteCookie = 'family_site';

/** The site of the cookie's value; null for the main shop and for what is no site. */
export function visitSiteOf(value: string | undefined): FamilySite | null {
  const site = familySites.find(({ code }) => code === value);
  return site && site.code !== defaultFamilySite.code ? site : null;
}

/**
 * The cookie as edge and shell write it, for the browser's session; the main shop takes it away.
 * @param prefix what the shop's cookies begin with: `__Host-` over https
 */
export function visitSiteText(site: FamilySite, prefix: string): string {
  const secure = prefix === '' ? '' : '; Secure';
  const isMain = site.code === defaultFamilySite.code;
  const value = isMain ? '; Path=/; Max-Age=0' : `${site.code}; Path=/`;
  return `${prefix}${visitSiteCookie}=${value}; SameSite=Lax${secure}`;
}
