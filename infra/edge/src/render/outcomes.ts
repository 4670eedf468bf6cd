import { isApiError } from '@mall/contracts/client/api-error';
import { isSettledFailure } from '@mall/remote-kit/query-client';
import { LeftToBrowser } from './of-grade.ts';
import type { Outcome, RenderFault } from './render-job.ts';

/** As much as a browser may report. */
const maximumStackLength = 4000;

/** Whether the code is at fault, and not what it was told by the API. */
const isFault = (error: unknown) =>
  !(error instanceof LeftToBrowser) && !isApiError(error) && !isSettledFailure(error);

/** Gathers how the remotes of one page did; the worst of each counts. */
export class Outcomes {
  private readonly outcomes = new Map<string, Outcome>();
  /** What was thrown, with the part of the page that threw it. */
  readonly faults: RenderFault[] = [];

  worked(remote: string): void {
    if (!this.outcomes.has(remote)) this.outcomes.set(remote, 'worked');
  }

  failed(remote: string, where: string, error: unknown): void {
    if (!isFault(error)) return;
    this.outcomes.set(remote, 'threw');
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    this.faults.push({ remote, where, message, stack: stack.slice(0, maximumStackLength) });
  }

  left(remote: string): void {
    this.outcomes.set(remote, 'left');
  }

  list(): Record<string, Outcome> {
    return Object.fromEntries(this.outcomes);
  }
}
