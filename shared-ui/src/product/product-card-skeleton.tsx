import { css } from '@emotion/react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { media } from '../theme.ts';

const body = css({
  display: 'flex',
  flexDirection: 'column',
  gap: 6,
  padding: '12px var(--card-inset, 0px) 0',
  [media.md]: { paddingTop: 14 },
});

/** The place of a product card on its way. */
export function ProductCardSkeleton() {
  return (
    <div>
      <Skeleton aspect="3 / 4" />
      <div css={body}>
        <Skeleton width="40%" height={12} />
        <Skeleton width="90%" height={13} />
        <Skeleton width="60%" height={13} />
        <Skeleton width="50%" height={15} />
        <Skeleton width="30%" height={12} />
      </div>
    </div>
  );
}
