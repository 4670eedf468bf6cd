import { isApiError } from '@mall/contracts/client/api-error';
import { isSettledFailure } from '@mall/remote-kit/settled-failure';
import { LeftToBrowser } from './of-grade.ts';
import type { Outcome, PartTiming, RenderFault } from './render-job.ts';

/** As much as a browser may report. */
const maximumStackLength = 4000;

/** Whether the code is at fault, and not what the API answered. */
const isFault = (error: unknown) =>
  !(error instanceof LeftToBrowser) && !isApiError(error) && !isSettledFailure(error);

/** Unix time, ms with fractions. */
const now = () => performance.timeOrigin + performance.now();

/** Gathers how the remotes of one page did; the worst of each counts. */
export class Outcomes {
  private readonly outcomes = new Map<string, Outcome>();
  /** What was thrown, with the part of the page that threw it. */
  readonly faults: RenderFault[] = [];
  readonly timings: PartTiming[] = [];

  /** Renders a part, and notes how it went and how long it took. */
  async watch<Result>(remote: string, where: string, render: () => Promise<Result>): Promise<Result> {
    const startedAt = now();
    const done = (outcome: PartTiming['outcome']) =>
      this.timings.push({ remote, where, outcome, startedAt, endedAt: now() });
    try {
      const rendered = await render();
      if (!this.outcomes.has(remote)) this.outcomes.set(remote, 'worked');
      done('worked');
      return rendered;
    } catch (error) {
      this.failed(remote, where, error);
      done(isFault(error) ? 'threw' : 'missing');
      throw error;
    }
  }

  private failed(remote: string, where: string, error: unknown): void {
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
