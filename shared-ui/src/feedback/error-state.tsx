import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import * as copy from '../copy.ts';
import { EmptyState } from './empty-state.tsx';

export interface ErrorStateProps {
  title?: string | undefined;
  description?: ReactNode;
  /** Tries again in place; without it the retry is a link that loads the page again. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way. */
  retrying?: boolean | undefined;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** Says plainly that something failed, and offers a retry. */
export function ErrorState({
  title = copy.failedTitle,
  description = copy.failedDescription,
  onRetry,
  retrying,
  headingLevel,
}: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="secondary" onClick={onRetry} loading={retrying}>
      {copy.tryAgain}
    </Button>
  ) : (
    <Button variant="secondary" href="">
      {copy.tryAgain}
    </Button>
  );
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title}
        description={description}
        action={retry}
        headingLevel={headingLevel}
      />
    </div>
  );
}
