import { UploadRefusal } from './upload-refusal.ts';

export interface UploadLimits {
  /** Uploads that are received at once, in all and of one token. */
  atOnce: number;
  atOncePerToken: number;
  /** Uploads that may queue, and how long each may wait, ms. */
  waiting: number;
  waitMs: number;
  /** Uploads of one token within an hour. */
  perHour: number;
}

const usualLimits: UploadLimits = {
  atOnce: 8,
  atOncePerToken: 4,
  waiting: 1000,
  waitMs: 120_000,
  perHour: 2000,
};

const hourMs = 3_600_000;

interface Waiting {
  token: string;
  start: () => void;
}

/**
 * Limits uploads that are received at once, in all and of one token. The rest wait unread, which costs a connection
 * each, and a token has an hourly limit.
 */
export class UploadQueue {
  private readonly waiting: Waiting[] = [];
  private readonly underWay = new Map<string, number>();
  private readonly started = new Map<string, { since: number; count: number }>();

  constructor(
    private readonly limits: UploadLimits = usualLimits,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Resolves with a release function when the upload may begin; rejects when the queue is full. */
  async take(token: string): Promise<() => void> {
    this.count(token);
    if (this.waiting.length >= this.limits.waiting)
      throw new UploadRefusal('TOO_MANY', 'too many uploads are waiting; try again in a minute', 60);
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(entry), 1);
        reject(new UploadRefusal('UNAVAILABLE', 'other uploads take all places; try again in a minute', 60));
      }, this.limits.waitMs);
      const entry: Waiting = {
        token,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      this.waiting.push(entry);
      this.startNext();
    });
    return () => this.end(token);
  }

  private count(token: string): void {
    const now = this.now();
    const counted = this.started.get(token);
    const hour = counted && now - counted.since < hourMs ? counted : { since: now, count: 0 };
    if (hour.count >= this.limits.perHour) {
      const seconds = Math.ceil((hour.since + hourMs - now) / 1000);
      throw new UploadRefusal(
        'TOO_MANY',
        `this token published ${this.limits.perHour} times within an hour; go on in ${Math.ceil(seconds / 60)} minutes`,
        seconds,
      );
    }
    this.started.set(token, { ...hour, count: hour.count + 1 });
  }

  private startNext(): void {
    const busy = [...this.underWay.values()].reduce((sum, count) => sum + count, 0);
    if (busy >= this.limits.atOnce) return;
    const at = this.waiting.findIndex(({ token }) => this.busyOf(token) < this.limits.atOncePerToken);
    const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
    if (!next) return;
    this.underWay.set(next.token, this.busyOf(next.token) + 1);
    next.start();
  }

  private end(token: string): void {
    const left = this.busyOf(token) - 1;
    if (left > 0) this.underWay.set(token, left);
    else this.underWay.delete(token);
    this.startNext();
  }

  private busyOf(token: string): number {
    return this.underWay.get(token) ?? 0;
  }
}
