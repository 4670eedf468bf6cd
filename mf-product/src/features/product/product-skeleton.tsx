import { css } from '@emotion/react';
import { Skeleton } from '@mall/ui/feedback/skeleton';
import { media } from '@mall/ui/theme';
import { copy } from './copy.ts';

const layout = css({
  display: 'grid',
  gap: 24,
  [media.lg]: { gridTemplateColumns: '1fr 440px', gap: 60, padding: '24px 60px' },
});
const panel = css({ display: 'grid', alignContent: 'start', gap: 16, padding: 16 });

/** The measures of a product page while it is on its way. */
export function ProductSkeleton() {
  return (
    <div css={layout} role="status" aria-busy aria-label={copy.loading}>
      <Skeleton aspect="3 / 4" />
      <div css={panel}>
        <Skeleton width="40%" height={16} />
        <Skeleton height={28} />
        <Skeleton width="60%" height={32} />
        <Skeleton height={120} />
        <Skeleton height={58} />
      </div>
    </div>
  );
}
