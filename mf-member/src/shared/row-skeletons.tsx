import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';

const stack = css({ display: 'grid', gap: 12 });

/** Rows on their way. */
export function RowSkeletons({ count = 4, height = 88 }: { count?: number; height?: number }) {
  return (
    <div css={stack}>
      {Array.from({ length: count }, (_, place) => `place-${place}`).map((place) => (
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}
