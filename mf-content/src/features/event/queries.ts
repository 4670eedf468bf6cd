import { viewAttendance } from '@mall/contracts/api/content/event-attendance';
import { listEventComments } from '@mall/contracts/api/content/event-comments';
import {
  type EventSummary,
  eventSummarySchema,
  listEvents,
  viewEvent,
} from '@mall/contracts/api/content/events';
import { familySiteOfUrl } from '@mall/contracts/domain/family-site';
import { endpointQuery } from '@mall/remote-kit/endpoint-query';
import type { RemoteServices } from '@mall/remote-kit/services';
import { choiceParam, idParam, pageParam } from '@mall/remote-kit/url-params';

const pageSize = 12;
const commentsOnPage = 10;

type State = EventSummary['state'];

/** The state that a URL narrows the list to; anything else means all. */
export const stateParam = (url: URL): State | undefined =>
  choiceParam(url, 'state', eventSummarySchema.shape.state.options) ?? undefined;

/** A page of a site's events, of one state or all. */
export function eventListQuery({ api }: RemoteServices, url: URL) {
  const state = stateParam(url);
  return endpointQuery(api, listEvents, {
    query: {
      family_site_id: familySiteOfUrl(url).id,
      page: pageParam(url),
      limit: pageSize,
      ...(state ? { state } : {}),
    },
  });
}

/** An event by the id of its URL; an id that is no number is asked for as one that no event has. */
export function eventQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewEvent, { params: { id: idParam(id) ?? unknownId } });
}

/** Highest id that the API takes. */
const unknownId = 2_147_483_647;

/** The days on which this member pressed at an event of attendance. */
export function attendanceQuery({ api }: RemoteServices, id: string | undefined) {
  return endpointQuery(api, viewAttendance, { params: { id: idParam(id) ?? unknownId } });
}

/** What an event's page shows; its attendance is known to be there only once the event is read. */
export async function prefetchEvent(services: RemoteServices, id: string | undefined, url: URL) {
  const { queryClient } = services;
  const event = eventQuery(services, id);
  await Promise.all([
    queryClient.prefetchQuery(event),
    queryClient.prefetchQuery(commentsQuery(services, id, url)),
  ]);
  if (queryClient.getQueryData(event.queryKey)?.attendance)
    await queryClient.prefetchQuery(attendanceQuery(services, id));
}

/** The comments of an event, on the page that its URL asks for. */
export function commentsQuery({ api }: RemoteServices, id: string | undefined, url: URL) {
  return endpointQuery(api, listEventComments, {
    params: { id: idParam(id) ?? unknownId },
    query: { page: pageParam(url), limit: commentsOnPage },
  });
}
