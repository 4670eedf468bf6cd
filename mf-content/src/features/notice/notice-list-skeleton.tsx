import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { copy } from './copy.ts';

const list = css({ display: 'grid', gap: 24, marginTop: 40 });
const rows = Array.from({ length: 10 }, (_, place) => `row-${place}`);

/** The measures of the board while it is on its way. */
export function NoticeListSkeleton() {
  return (
    <div css={list} role="status" aria-busy aria-label={copy.loading}>
      {rows.map((row) => (
        <Skeleton key={row} height={32} />
      ))}
    </div>
  );
}
