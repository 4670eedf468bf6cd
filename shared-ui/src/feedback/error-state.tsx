import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
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
  title = '내용을 불러오지 못했어요',
  description = '잠시 후 다시 시도해 주세요.',
  onRetry,
  retrying,
  headingLevel,
}: ErrorStateProps) {
  const retry = onRetry ? (
    <Button variant="secondary" onClick={onRetry} loading={retrying}>
      다시 시도
    </Button>
  ) : (
    <Button variant="secondary" href="">
      다시 시도
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
