import { FairQueue, type Flow } from '../threads/fair-queue.ts';
import { PoolFull } from '../threads/job-errors.ts';

/** Made at the same time. */
const atOnce = 2;
/** A page of new pictures asks for several dozen at once, an office for a few pages. */
const places = 400;

interface Waiting {
  flow: Flow<'all'>;
  start: () => void;
  refuse: () => void;
}

/** Makes two pictures at a time, in fair order between callers. Requests for the same picture share one job. */
export class PictureQueue {
  private readonly waiting = new FairQueue<Waiting, 'all'>({
    all: { places, startsBelow: atOnce, perCaller: atOnce },
  });
  private readonly making = new Map<string, Promise<Buffer>>();
  private running = 0;

  /** What `work` makes, or is making already under the same key; rejects with PoolFull when too many wait. */
  take(key: string, caller: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.making.get(key);
    if (known) return known;
    const made = this.enqueued(caller, work).finally(() => this.making.delete(key));
    this.making.set(key, made);
    return made;
  }

  private enqueued<T>(caller: string, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const start = () => {
        this.running += 1;
        work()
          .then(resolve, reject)
          .finally(() => {
            this.running -= 1;
            this.handOut();
          });
      };
      const refuse = () => reject(new PoolFull('too many pictures wait'));
      this.waiting.add({ flow: { lane: 'all', caller }, start, refuse })?.refuse();
      this.handOut();
    });
  }

  private handOut(): void {
    for (;;) {
      // A caller without competition may use every slot.
      const next = this.waiting.take(this.running, () => 0);
      if (!next) return;
      next.start();
    }
  }
}
