import { ErrorState } from '@mall/ui/feedback/error-state';
import type { ReactNode } from 'react';

interface Props<T> {
  query: { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** In the measures of what comes. */
  skeleton: ReactNode;
  /** What could not be had, in words. */
  failed: string;
  children: (data: T) => ReactNode;
}

/** A section of a page by the state of its read: on its way, there, or failed with a retry of its own. */
export function Loaded<T>({ query, skeleton, failed, children }: Props<T>) {
  const { data, isError, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  if (!isError) return <div aria-busy>{skeleton}</div>;
  return <ErrorState title={failed} onRetry={() => void refetch()} retrying={isFetching} headingLevel={2} />;
}
