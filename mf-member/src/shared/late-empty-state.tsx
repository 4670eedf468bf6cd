import type { EmptyStateProps } from '@mall/ui/feedback/empty-state';
import { lazy, Suspense } from 'react';

const EmptyState = lazy(async () => {
  const module = await import(/* webpackChunkName: "empty" */ '@mall/ui/feedback/empty-state');
  return { default: module.EmptyState };
});

/** Says what is not there, on pages that hardly ever lack it: its code comes when it is needed. */
export function LateEmptyState(props: EmptyStateProps) {
  return (
    <Suspense>
      <EmptyState {...props} />
    </Suspense>
  );
}
