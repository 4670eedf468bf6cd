import type { Logger } from 'pino';
import { JobLate, ThreadLost } from '../threads/job-errors.ts';
import { waitingForApi } from './notes.ts';
import type { RenderJob } from './render-job.ts';
import type { RenderPool } from './render-pool.ts';
import type { VersionBreakers } from './version-breakers.ts';

/** Examinations that may wait. A job beyond them is examined the next time that it takes a thread. */
const maximumWaiting = 16;

/**
 * Finds out whose code took a thread. Jobs that were in the thread run again, one by one, each alone: only the version
 * that takes its thread then as well is to blame.
 */
export class Examiner {
  private waiting = 0;
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: Pick<RenderPool, 'runAlone' | 'doubt'>,
    private readonly breakers: VersionBreakers,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  /** Examines a job that was late or lost its thread. What it belongs to is doubted until then. */
  examine(job: RenderJob): void {
    if (this.waiting >= maximumWaiting) return;
    const trust = this.pool.doubt(job);
    this.next(async () => {
      try {
        // One of the same thread may have explained it meanwhile.
        if (!this.isSwitchedOff(job.owner, job)) await this.run(job);
      } finally {
        trust();
      }
    });
  }

  /** Tries a version again whose breaker let one render through. */
  probe(job: RenderJob, name: string): void {
    const version = { name, version: job.versions[name] ?? '' };
    this.next(async () => {
      const { worked, reason } = await this.run(job, name);
      this.breakers.probed(version, worked, reason);
    });
  }

  private next(work: () => Promise<void>): void {
    this.waiting += 1;
    this.last = this.last.then(work).finally(() => {
      this.waiting -= 1;
    });
  }

  /** Runs a job alone; `worked` says of one remote whether it did, null where the job did not get that far. */
  private async run(
    job: RenderJob,
    probed: string | null = null,
  ): Promise<{ worked: boolean | null; reason: string }> {
    const off = Object.keys(job.versions).filter(
      (name) => name !== probed && this.isSwitchedOff(name, job) && !job.switchedOff.includes(name),
    );
    try {
      const { outcomes } = await this.pool.runAlone({
        ...job,
        isAlone: true,
        switchedOff: [...job.switchedOff, ...off],
      });
      const outcome = probed === null ? undefined : outcomes[probed];
      if (outcome === 'worked') return { worked: true, reason: '' };
      return { worked: outcome === 'threw' ? false : null, reason: 'its render throws' };
    } catch (error) {
      return this.blame(job, error, probed);
    }
  }

  private blame(job: RenderJob, error: unknown, probed: string | null) {
    const reason = error instanceof Error ? error.message : String(error);
    const at = error instanceof ThreadLost || error instanceof JobLate ? error.at : null;
    const version = at === null ? undefined : job.versions[at];
    if (at === null || version === undefined) {
      const fields = { reason, at, page: job.href };
      if (at !== waitingForApi) this.log.warn(fields, 'a render alone failed, and no remote is to blame');
      return { worked: null, reason };
    }
    if (at === probed) return { worked: false, reason };
    this.breakers.tookThread({ name: at, version }, reason);
    return { worked: null, reason };
  }

  private isSwitchedOff(name: string | null, { versions }: RenderJob): boolean {
    const version = name === null ? undefined : versions[name];
    return name !== null && version !== undefined && this.breakers.isOpen({ name, version });
  }
}
