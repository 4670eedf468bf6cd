import { css } from '@emotion/react';
import { isApiError } from '@mall/contracts/client/api-error';
import { Button } from '@mall/ui/controls/button';
import { EmptyState } from '@mall/ui/feedback/empty-state';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { cardGrid } from './card-list.tsx';
import { copy } from './copy.ts';

const rows = css({ display: 'grid', gap: 24, marginTop: 40 });
const places = Array.from({ length: 10 }, (_, place) => `place-${place}`);

/** The measures of a board while it is on its way. */
export function RowsSkeleton() {
  return (
    <div css={rows} role="status" aria-busy aria-label={copy.loading}>
      {places.map((place) => (
        <Skeleton key={place} height={32} />
      ))}
    </div>
  );
}

/** The measures of a list of pictures while it is on its way. */
export function CardsSkeleton() {
  return (
    <div css={cardGrid} role="status" aria-busy aria-label={copy.loading}>
      {places.slice(0, 6).map((place) => (
        <Skeleton key={place} aspect="1 / 1" />
      ))}
    </div>
  );
}

interface EmptyPageProps {
  page: number;
  /** What the first page says when there is nothing at all. */
  empty: string;
  firstHref: string;
}

/** A list without rows: nothing at all, or a page after the last. */
export function EmptyPage({ page, empty, firstHref }: EmptyPageProps) {
  if (page === 1) return <EmptyState title={empty} />;
  return (
    <EmptyState
      title={copy.emptyPage}
      action={
        <Button variant="secondary" href={firstHref}>
          {copy.toFirstPage}
        </Button>
      }
    />
  );
}

interface FailedArticleProps {
  error: unknown;
  notFound: string;
  notFoundHint: string;
  listHref: string;
  listLabel?: string;
  onRetry: () => void;
}

/** In place of an article: it is not there, or could not be had. */
export function FailedArticle({
  error,
  notFound,
  notFoundHint,
  listHref,
  listLabel = copy.toList,
  onRetry,
}: FailedArticleProps) {
  if (!isApiError(error, 'NOT_FOUND'))
    return <ErrorState headingLevel={1} title={copy.failed} onRetry={onRetry} />;
  return (
    <EmptyState
      headingLevel={1}
      title={notFound}
      description={notFoundHint}
      action={<Button href={listHref}>{listLabel}</Button>}
    />
  );
}
