import { css } from '@emotion/react';
import type { viewEvent } from '@mall/contracts/api/content/events';
import { formatDate, formatDayAndTime } from '@mall/contracts/domain/korean-time';
import type { EndpointData } from '@mall/contracts/endpoint';
import { productGridFragment } from '@mall/contracts/platform/fragments';
import { Fragment } from '@mall/remote-kit/fragment';
import { color, fontSize } from '@mall/ui/theme';
import { ArticleFrame } from '../../shared/article-frame.tsx';
import { bleed, textColumn } from '../../shared/board-frame.ts';
import { RichText } from '../../shared/rich-text.tsx';
import { AttendanceLater } from './attendance/attendance-later.tsx';
import { Comments } from './comments/comments.tsx';
import { copy } from './copy.ts';
import { eventListHref } from './event-href.ts';

type EventData = EndpointData<typeof viewEvent>;

const notice = css({
  padding: '14px 16px',
  background: color.wash,
  color: color.ink,
  fontSize: fontSize.body,
  textAlign: 'center',
});

/** What an event is about, what it shows, who won, and what members say. */
export function EventArticle({ event, url }: { event: EventData; url: URL }) {
  const { state, draw } = event;
  return (
    <ArticleFrame
      list={{ label: copy.title, href: eventListHref() }}
      kicker={copy.states[state]}
      title={event.title}
      subtitle={event.subtitle}
      meta={
        <>
          {`${copy.period} `}
          <time dateTime={event.start_at}>{formatDate(event.start_at)}</time>
          {' ~ '}
          <time dateTime={event.end_at}>{formatDate(event.end_at)}</time>
        </>
      }
      picture={{ pc: event.image_pc, mobile: event.image_mobile }}
    >
      {state !== 'ONGOING' && (
        <p css={[notice, textColumn]}>
          {state === 'ENDED' ? copy.ended : copy.ready(formatDayAndTime(event.start_at))}
        </p>
      )}
      {event.attendance && <AttendanceLater event={{ ...event, attendance: event.attendance }} />}
      <RichText text={event.content} />
      {draw && <Winners draw={draw} />}
      {event.product_ids.length > 0 && (
        <div css={bleed}>
          <Fragment
            of={productGridFragment}
            props={{ title: copy.products, productIds: event.product_ids }}
          />
        </div>
      )}
      {event.has_comments && <Comments eventId={event.event_id} isOpen={state === 'ONGOING'} url={url} />}
    </ArticleFrame>
  );
}

const winners = css({ display: 'grid', gap: 12, padding: 24, border: `1px solid ${color.ink}` });
const winnersTitle = css({ fontSize: fontSize.title, fontWeight: 700 });
const names = css({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px', color: color.ink, fontWeight: 600 });
const small = css({ color: color.quiet, fontSize: fontSize.note });

function Winners({ draw }: { draw: NonNullable<EventData['draw']> }) {
  return (
    <section css={[winners, textColumn]} aria-label={copy.winners}>
      <h2 css={winnersTitle}>{copy.winners}</h2>
      {draw.winners.length === 0 ? (
        <p>{copy.noWinners}</p>
      ) : (
        <>
          <ul css={names}>
            {draw.winners
              .map((name, index) => ({ name, key: `${index} ${name}` }))
              .map(({ name, key }) => (
                <li key={key}>{name}</li>
              ))}
          </ul>
          <p css={small}>{copy.congratulations}</p>
        </>
      )}
      <p css={small} className="tabular">
        {copy.drawn(formatDate(draw.drawn_at))}
      </p>
    </section>
  );
}
