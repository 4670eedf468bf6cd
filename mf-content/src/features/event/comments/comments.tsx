import { css } from '@emotion/react';
import type { EventComment } from '@mall/contracts/api/content/event-comments';
import { formatDate, formatTime } from '@mall/contracts/domain/korean-time';
import { formatCount } from '@mall/contracts/domain/money';
import { useServices } from '@mall/remote-kit/services';
import { Button } from '@mall/ui/controls/button';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { ClampedText } from '@mall/ui/layout/clamped-text';
import { color, fontSize } from '@mall/ui/theme';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { textColumn } from '../../../shared/board-frame.ts';
import { EmptyPage } from '../../../shared/list-states.tsx';
import { Pages } from '../../../shared/pages.tsx';
import { eventHref } from '../event-href.ts';
import { commentsQuery } from '../queries.ts';
import { CommentForm } from './comment-form.tsx';
import { copy } from './copy.ts';
import { useDeleteComment } from './mutations.ts';

const section = css({ display: 'grid', gap: 16 });
const heading = css({ fontSize: fontSize.title, fontWeight: 700 });
const count = css({ marginLeft: 6, color: color.quiet, fontWeight: 500 });
const list = css({ borderTop: `1px solid ${color.line}` });
const item = css({ display: 'grid', gap: 6, padding: '16px 0', borderBottom: `1px solid ${color.line}` });
const who = css({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  color: color.quiet,
  fontSize: fontSize.note,
});
const name = css({ color: color.ink, fontWeight: 600 });
const mine = css({
  padding: '0 6px',
  border: `1px solid ${color.ink}`,
  color: color.ink,
  fontSize: fontSize.mark,
});
const side = css({ marginLeft: 'auto', '& button': { minHeight: 40 } });

interface Props {
  eventId: number;
  /** Whether members may comment now. */
  isOpen: boolean;
  url: URL;
}

/** What members say to an event, newest first; its page stands in the address. */
export function Comments({ eventId, isOpen, url }: Props) {
  const services = useServices();
  const { data, error, refetch } = useQuery(commentsQuery(services, String(eventId), url));
  const [written, setWritten] = useState(0);
  const hrefOf = (page: number) => `${eventHref(eventId)}${page > 1 ? `?page=${page}` : ''}#comments`;
  // The newest comment stands on the first page.
  const show = async (id: number) => {
    if (data && data.paginate.page > 1) await services.navigate(hrefOf(1));
    setWritten(id);
  };
  return (
    <section css={[section, textColumn]} id="comments" aria-label={copy.title}>
      <h2 css={heading}>
        {copy.title}
        {data && (
          <span css={count} className="tabular">
            {formatCount(data.paginate.total)}
          </span>
        )}
      </h2>
      {isOpen && <CommentForm eventId={eventId} onSent={show} />}
      {!data && error && (
        <ErrorState headingLevel={3} title={copy.listFailed} onRetry={() => void refetch()} />
      )}
      {data?.rows.length === 0 && (
        <EmptyPage
          page={data.paginate.page}
          empty={isOpen ? copy.empty : copy.emptyClosed}
          firstHref={hrefOf(1)}
        />
      )}
      {data && data.rows.length > 0 && (
        <ul css={list}>
          {data.rows.map((comment) => (
            <Comment key={comment.comment_id} comment={comment} isWritten={comment.comment_id === written} />
          ))}
        </ul>
      )}
      {data && <Pages paginate={data.paginate} href={hrefOf} />}
    </section>
  );
}

function Comment({ comment, isWritten }: { comment: EventComment; isWritten: boolean }) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isWritten) place.current?.focus();
  }, [isWritten]);
  const { remove, isBusy } = useDeleteComment();
  return (
    <li css={item} ref={place} tabIndex={-1}>
      <p css={who}>
        <span css={name}>{comment.user}</span>
        {comment.is_mine && <span css={mine}>{copy.mine}</span>}
        <time className="tabular" dateTime={comment.created_at}>
          {`${formatDate(comment.created_at)} ${formatTime(comment.created_at)}`}
        </time>
        {comment.is_mine && (
          <span css={side}>
            <Button
              variant="ghost"
              size="md"
              loading={isBusy}
              aria-label={copy.removeOf(comment.content)}
              onClick={() => void remove(comment.comment_id)}
            >
              {copy.remove}
            </Button>
          </span>
        )}
      </p>
      <ClampedText>{comment.content}</ClampedText>
    </li>
  );
}
