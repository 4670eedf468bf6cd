import type { EventSummary } from '@mall/contracts/api/content/events';
import { formatDate } from '@mall/contracts/domain/korean-time';
import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { pageParam } from '@mall/remote-kit/url-params';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { useQuery } from '@tanstack/react-query';
import { BoardPage } from '../../shared/board-page.tsx';
import { Card, CardList } from '../../shared/card-list.tsx';
import { Chips } from '../../shared/chips.tsx';
import { copy as words } from '../../shared/copy.ts';
import { CardsSkeleton, EmptyPage } from '../../shared/list-states.tsx';
import { Pages } from '../../shared/pages.tsx';
import { copy } from './copy.ts';
import { eventHref, eventListHref } from './event-href.ts';
import { eventListQuery, stateParam } from './queries.ts';

const sizes = '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 100vw';
const states = ['ONGOING', 'READY', 'ENDED'] as const;

/** Events of a site: running, coming, over. */
export function Page({ url }: PageProps) {
  const { data, error, refetch } = useQuery(eventListQuery(useServices(), url));
  const state = stateParam(url);
  const page = pageParam(url);
  return (
    <BoardPage title={copy.title} description={copy.description} isWide>
      <Chips
        label={copy.filter}
        current={eventListHref(state)}
        items={[
          { href: eventListHref(), label: copy.all },
          ...states.map((one) => ({ href: eventListHref(one), label: copy.states[one] })),
        ]}
      />
      {!data && error && <ErrorState title={copy.failed} onRetry={() => void refetch()} />}
      {!data && !error && <CardsSkeleton />}
      {data?.rows.length === 0 && (
        <EmptyPage page={page} empty={copy.empty} firstHref={eventListHref(state)} />
      )}
      {data && data.rows.length > 0 && (
        <CardList>
          {data.rows.map((event, index) => (
            <EventCard key={event.event_id} event={event} isFirst={index < 3} />
          ))}
        </CardList>
      )}
      {data && <Pages paginate={data.paginate} href={(number) => eventListHref(state, number)} />}
    </BoardPage>
  );
}

function EventCard({ event, isFirst }: { event: EventSummary; isFirst: boolean }) {
  return (
    <Card
      href={eventHref(event.event_id)}
      picture={event.image}
      sizes={sizes}
      title={event.title}
      subtitle={event.subtitle}
      meta={words.period(formatDate(event.start_at), formatDate(event.end_at))}
      badge={copy.states[event.state]}
      isQuiet={event.state === 'ENDED'}
      priority={isFirst}
    />
  );
}
