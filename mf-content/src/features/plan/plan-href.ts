import type { SortOption } from '@mall/contracts/domain/catalogue/goods-list';
import {
  type FamilySite,
  familySiteOf,
  familySiteOfUrl,
  familySites,
} from '@mall/contracts/domain/family-site';
import { choiceParam } from '@mall/remote-kit/url-params';

/** The tab of all brands (spec 2.1). */
const allTab = 'all';

/** The site whose plans a URL shows; null for those of all. What is no tab means the site of the page (spec 2.2). */
export function tabParam(url: URL): FamilySite | null {
  const wanted = choiceParam(url, 'initialBrandTabName', [allTab, ...familySites.map(({ code }) => code)]);
  if (wanted === allTab) return null;
  if (wanted) return familySiteOf(wanted);
  const own = familySiteOfUrl(url);
  return own.id === 1 ? null : own;
}

/** Address of the list of a site's plans, or of all. */
export function planListHref(tab: FamilySite | null, page = 1): string {
  const query = new URLSearchParams({
    initialBrandTabName: tab?.code ?? allTab,
    ...(page > 1 ? { page: String(page) } : {}),
  });
  return `/plan/common/list?${query}`;
}

/** Address of a plan, in an order of its own, or as it is looked at before it is published. */
export function planHref(id: number, sort?: SortOption, preview: { preview?: string } = {}): string {
  const query = new URLSearchParams({ ...(sort ? { sort } : {}), ...preview }).toString();
  return `/plan/common/view/${id}${query ? `?${query}` : ''}`;
}
