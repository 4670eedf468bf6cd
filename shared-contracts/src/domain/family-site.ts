import * as z from 'zod/mini';

/** The nine family sites (spec 3.1): code, numeric id, display name, home path, accent (look.md). */
export const familySites = [
  { code: 'tbh_shop', id: 1, name: 'TBH SHOP', nameKo: '티비에이치샵', home: '/' },
  {
    code: 'mind_bridge_men',
    id: 3,
    name: 'MIND BRIDGE MEN',
    nameKo: '마인드브릿지 남성',
    home: '/main/mind-men',
  },
  {
    code: 'mind_bridge_women',
    id: 4,
    name: 'MIND BRIDGE WOMEN',
    nameKo: '마인드브릿지 여성',
    home: '/main/mind-women',
  },
  { code: 'jucy_judy', id: 5, name: 'JUCY JUDY', nameKo: '쥬시쥬디', home: '/main/jucy' },
  { code: 'basic_house', id: 6, name: 'BASIC HOUSE', nameKo: '베이직하우스', home: '/main/basic' },
  { code: 'outlet', id: 7, name: 'OUTLET', nameKo: '프리미엄 아울렛', home: '/main/outlet' },
  { code: 'aquascutum', id: 8, name: 'AQUASCUTUM', nameKo: '아쿠아스큐텀', home: '/main/aqua' },
  { code: 'foluv', id: 11, name: 'FOLUV', nameKo: '폴러브', home: '/main/foluv' },
  { code: 'rrig', id: 12, name: 'RRIG', nameKo: '알릭', home: '/main/rrig' },
] as const;

export type FamilySite = (typeof familySites)[number];
export type FamilySiteCode = FamilySite['code'];
export const defaultFamilySite: FamilySite = familySites[0];

export const familySiteCodeSchema = z.enum(
  familySites.map((site) => site.code) as [FamilySiteCode, ...FamilySiteCode[]],
);

/** Unknown or missing values fall back to tbh_shop (spec 2.2). */
export function familySiteOf(value: string | null | undefined): FamilySite {
  return familySites.find((site) => site.code === value) ?? defaultFamilySite;
}

/** The site that an address names: by `family_site`, else as the home of a site (spec 2.1, 2.2); null where it names none. */
export function namedSiteOf(url: URL): FamilySite | null {
  const code = url.searchParams.get('family_site');
  const named = familySites.find((site) => site.code === code);
  return named ?? familySites.find((site) => site.home === url.pathname) ?? null;
}

/** The site a URL belongs to by itself; an address that names none is the main shop's (spec 2.2). */
export const familySiteOfUrl = (url: URL): FamilySite => namedSiteOf(url) ?? defaultFamilySite;
