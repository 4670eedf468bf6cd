import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';

const stack = css({ display: 'grid', gap: 12 });

/** What is on its way: fields or lines of text. */
export function LoadingLines({ count, height = 16 }: { count: number; height?: number }) {
  return (
    <div css={stack} aria-hidden>
      {Array.from({ length: count }, (_, index) => `line-${index}`).map((key) => (
        <Skeleton key={key} height={height} />
      ))}
    </div>
  );
}
