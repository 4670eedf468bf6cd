import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { FairQueue, type Turn } from '../threads/fair-queue.ts';
import { PoolFull } from '../threads/thread-pool.ts';
import { fetchOriginal } from './fetch-original.ts';
import { addressOf, type Variant, widestUseful } from './variant-address.ts';

const quality = 75;
const effort = 3;
/** Made at the same time. */
const atOnce = 2;
/** A page of new pictures asks for several dozen at once, an office for a few pages. */
const places = 400;
const knownWidths = 10_000;
sharp.concurrency(1);

/** A size above the original would be a copy of a smaller one. */
export class TooWide extends Error {
  /** @param width the one that shows all of the original, px */
  constructor(readonly width: number) {
    super(`the picture is no wider than ${width} px`);
  }
}

interface Waiting {
  turn: Turn<'all'>;
  start: () => void;
  refuse: () => void;
}

/** Makes sizes of pictures, two at once, each once however many ask for it; callers take turns. */
export class VariantMaker {
  private readonly waiting = new FairQueue<Waiting, 'all'>({
    all: { places, startsBelow: atOnce, perCaller: atOnce },
  });
  private readonly making = new Map<string, Promise<Buffer>>();
  /** The widest useful size of pictures that were asked for in a larger one. */
  private readonly widest = new LRUCache<string, number>({ max: knownWidths });
  private running = 0;

  constructor(private readonly apiOrigin: string) {}

  /** Throws TooWide for a size that is known to be above the original. */
  check({ path: picture, v, w }: Variant): void {
    const width = this.widest.get(`${picture} ${v}`);
    if (width !== undefined && w > width) throw new TooWide(width);
  }

  /** Rejects with PoolFull when too many wait, with TooWide above the original, and as `fetchOriginal` does. */
  make(variant: Variant, caller: string, keep: (content: Buffer) => Promise<void>): Promise<Buffer> {
    const key = addressOf(variant);
    const known = this.making.get(key);
    if (known) return known;
    const work = this.inTurn(caller, async () => {
      const content = await this.resize(variant);
      await keep(content);
      return content;
    }).finally(() => this.making.delete(key));
    this.making.set(key, work);
    return work;
  }

  private async resize(variant: Variant): Promise<Buffer> {
    const { path: picture, v, w } = variant;
    const original = await fetchOriginal(this.apiOrigin, variant);
    const { width } = await sharp(original).metadata();
    const useful = widestUseful(width);
    if (useful !== null && w > useful) {
      this.widest.set(`${picture} ${v}`, useful);
      throw new TooWide(useful);
    }
    return sharp(original)
      .resize({ width: w, withoutEnlargement: true })
      .webp({ quality, effort })
      .toBuffer();
  }

  private inTurn<T>(caller: string, work: () => Promise<T>): Promise<T> {
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
      this.waiting.add({ turn: { lane: 'all', caller }, start, refuse })?.refuse();
      this.handOut();
    });
  }

  private handOut(): void {
    for (;;) {
      // A caller alone may have all of it: only who waits with others takes turns.
      const next = this.waiting.take(this.running, () => 0);
      if (!next) return;
      next.start();
    }
  }
}
