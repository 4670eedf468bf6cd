import type { EventSummary } from '@mall/contracts/api/content/events';

export const eventHref = (id: number) => `/event/common/view/${id}`;

/** Address of the list, of one state or all. */
export function eventListHref(state?: EventSummary['state'], page = 1): string {
  const query = new URLSearchParams({
    ...(state ? { state } : {}),
    ...(page > 1 ? { page: String(page) } : {}),
  }).toString();
  return query ? `/event/list?${query}` : '/event/list';
}
