import { listPlans, viewPlan } from '@mall/contracts/api/content/plans';
import { type SortOption, sortOptionSchema } from '@mall/contracts/domain/catalogue/goods-list';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, idParam, pageParam } from '@mall/remote-kit/url-params';
import { previewOf } from '../../shared/preview.ts';
import { tabParam } from './plan-href.ts';

const pageSize = 12;
/** Highest id that the API takes, which no plan has. */
const unknownId = 2_147_483_647;

/** The order that a URL asks for; the plan's own without one. */
export const sortParam = (url: URL): SortOption | undefined =>
  choiceParam(url, 'sort', sortOptionSchema.options) ?? undefined;

/** A page of running plans of the tab that a URL shows. */
export function planListQuery({ api }: RemoteServices, url: URL) {
  const tab = tabParam(url);
  return endpointQuery(api, listPlans, {
    query: { page: pageParam(url), limit: pageSize, ...(tab ? { family_site_id: tab.id } : {}) },
  });
}

/** A plan by the id of its URL, its products in the order that the URL asks for. */
export function planQuery({ api }: RemoteServices, id: string | undefined, url: URL) {
  const sort = sortParam(url);
  return endpointQuery(api, viewPlan, {
    params: { id: idParam(id) ?? unknownId },
    query: { ...(sort ? { sort } : {}), ...previewOf(url) },
  });
}
