import { isApiError } from '@mall/contracts/client/api-error';
import { isSettledFailure } from '@mall/remote-kit/query-client';
import { LeftToBrowser } from './of-grade.ts';
import type { Outcome } from './render-job.ts';

/** Whether the code is at fault, and not what it was told by the API. */
const isFault = (error: unknown) =>
  !(error instanceof LeftToBrowser) && !isApiError(error) && !isSettledFailure(error);

/** Gathers how the remotes of one page did; the worst of each counts. */
export class Outcomes {
  private readonly outcomes = new Map<string, Outcome>();

  worked(remote: string): void {
    if (!this.outcomes.has(remote)) this.outcomes.set(remote, 'worked');
  }

  failed(remote: string, error: unknown): void {
    if (isFault(error)) this.outcomes.set(remote, 'threw');
  }

  left(remote: string): void {
    this.outcomes.set(remote, 'left');
  }

  list(): Record<string, Outcome> {
    return Object.fromEntries(this.outcomes);
  }
}
