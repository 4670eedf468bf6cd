import type { viewEvent } from '@mall/contracts/api/content/events';
import { plainTextOf } from '@mall/contracts/api/content/rich-text';
import type { EndpointData } from '@mall/contracts/endpoint';
import type { RouteContext } from '@mall/remote-kit/define-remote';
import type { Head } from '@mall/remote-kit/head';
import { pageParam } from '@mall/remote-kit/url-params';
import { imageSrcSet } from '@mall/ui/image-url';
import { articleHead, descriptionOf, listIndexing } from '../../shared/article-head.ts';
import { coverSizes } from '../../shared/cover.tsx';
import { itemListLd, jsonLdOf, pictureLd } from '../../shared/json-ld.ts';
import { copy } from './copy.ts';
import { eventHref, eventListHref } from './event-href.ts';
import { eventListQuery, eventQuery, stateParam } from './queries.ts';

export function eventListHead({ services, url }: RouteContext): Head {
  const list = services.queryClient.getQueryData(eventListQuery(services, url).queryKey);
  const state = stateParam(url);
  return {
    title: state ? `${copy.states[state]} ${copy.title}` : copy.title,
    description: copy.description,
    canonical: eventListHref(state, pageParam(url)),
    ...listIndexing(list),
    jsonLd: jsonLdOf(
      services.origin,
      [{ name: copy.title, path: eventListHref() }],
      itemListLd(services.origin, list?.rows.map((row) => eventHref(row.event_id)) ?? []),
    ),
  };
}

export function eventHead({ services, params }: RouteContext): Head {
  const state = services.queryClient.getQueryState(eventQuery(services, params.eventId).queryKey);
  return articleHead(state, copy, (event) => headOf(event, services));
}

type EventData = EndpointData<typeof viewEvent>;

function headOf(event: EventData, { origin, device }: RouteContext['services']): Head {
  const path = eventHref(event.event_id);
  const description = descriptionOf(`${event.subtitle}. ${plainTextOf(event.content)}`);
  const picture = device.isMobileLayout ? event.image_mobile : event.image_pc;
  return {
    title: `${event.title} - ${copy.title}`,
    description,
    canonical: path,
    image: event.image_pc.path,
    preloadImage: { srcSet: imageSrcSet(picture.path, picture.width, coverSizes), sizes: coverSizes },
    jsonLd: jsonLdOf(
      origin,
      [
        { name: copy.title, path: eventListHref() },
        { name: event.title, path },
      ],
      {
        '@type': 'Event',
        name: event.title,
        description,
        startDate: event.start_at,
        endDate: event.end_at,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
        location: { '@type': 'VirtualLocation', url: `${origin}${path}` },
        image: [pictureLd(origin, event.image_pc)],
        organizer: { '@type': 'Organization', name: 'TBH SHOP', url: origin },
      },
    ),
  };
}
