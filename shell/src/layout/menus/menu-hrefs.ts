import type { FamilySite } from '@mall/contracts/domain/family-site';

/** Lists of goods of a site, as the API's menus write them. */
export const categoryHref = ({ code }: FamilySite, id: number) =>
  `/goods/list/category/${id}?family_site=${code}`;
export const brandHref = ({ code }: FamilySite, id: number) => `/goods/list/brand/${id}?family_site=${code}`;
