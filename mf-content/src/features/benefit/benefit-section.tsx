import { css } from '@emotion/react';
import { ErrorState } from '@mall/ui/feedback/error-state';
import { color, fontFamily, fontSize, media } from '@mall/ui/theme';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { CardsSkeleton } from '../../shared/list-states.tsx';
import { copy } from './copy.ts';

const section = css({ marginTop: 40, [media.lg]: { marginTop: 72 } });
const head = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 16 });
const heading = css({
  fontFamily: fontFamily.display,
  fontSize: fontSize.title,
  fontWeight: 700,
  [media.lg]: { fontSize: fontSize.heading },
});
const more = css({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: 40,
  color: color.text,
  fontSize: fontSize.note,
  textDecoration: 'underline',
  textUnderlineOffset: 4,
});
const quiet = css({ marginTop: 16, color: color.quiet, fontSize: fontSize.body });

interface Props<Data> {
  title: string;
  query: UseQueryResult<Data>;
  /** Where all of it is; null without such a page. */
  moreHref: string | null;
  moreLabel?: string;
  isEmpty: (data: Data) => boolean;
  empty: string;
  children: (data: Data) => ReactNode;
}

/** One kind of benefit. Each is read on its own: one that fails leaves the others. */
export function BenefitSection<Data>({
  title,
  query,
  moreHref,
  moreLabel = copy.all,
  isEmpty,
  empty,
  children,
}: Props<Data>) {
  const id = useId();
  const { data, error, refetch } = query;
  return (
    <section css={section} aria-labelledby={id}>
      <div css={head}>
        <h2 css={heading} id={id}>
          {title}
        </h2>
        {moreHref !== null && (
          <a css={more} href={moreHref} aria-label={moreLabel === copy.all ? copy.allOf(title) : moreLabel}>
            {moreLabel}
          </a>
        )}
      </div>
      {data !== undefined && (isEmpty(data) ? <p css={quiet}>{empty}</p> : children(data))}
      {data === undefined && error && (
        <ErrorState headingLevel={3} title={copy.failed(title)} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <CardsSkeleton />}
    </section>
  );
}
