import type { PageProps } from '@mall/remote-kit/define-remote';
import { useServices } from '@mall/remote-kit/services';
import { useQuery } from '@tanstack/react-query';
import { boardFrame } from '../../shared/board-frame.ts';
import { FailedArticle, RowsSkeleton } from '../../shared/list-states.tsx';
import { copy } from './copy.ts';
import { EventArticle } from './event-article.tsx';
import { eventListHref } from './event-href.ts';
import { eventQuery } from './queries.ts';

/** One event. */
export function Page({ params, url }: PageProps) {
  const { data, error, refetch } = useQuery(eventQuery(useServices(), params.eventId));
  if (data) return <EventArticle key={data.event_id} event={data} url={url} />;
  if (error)
    return (
      <FailedArticle
        error={error}
        notFound={copy.notFound}
        notFoundHint={copy.notFoundHint}
        listHref={eventListHref()}
        onRetry={() => void refetch()}
      />
    );
  return (
    <div css={boardFrame}>
      <RowsSkeleton />
    </div>
  );
}
