import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { fetchOriginal } from './fetch-original.ts';
import type { PictureQueue } from './picture-queue.ts';
import { addressOf, type Variant, widestUseful } from './variant-address.ts';

const quality = 75;
const effort = 3;
const knownWidths = 10_000;
sharp.concurrency(1);

/** A size above the original would be a copy of a smaller one. */
export class TooWide extends Error {
  /** @param width the one that shows all of the original, px */
  constructor(readonly width: number) {
    super(`the picture is no wider than ${width} px`);
  }
}

/** Makes sizes of pictures. */
export class VariantMaker {
  /** The widest useful size of pictures that were asked for in a larger one. */
  private readonly widest = new LRUCache<string, number>({ max: knownWidths });

  constructor(
    private readonly apiOrigin: string,
    private readonly queue: PictureQueue,
  ) {}

  /** Throws TooWide for a size that is known to be above the original. */
  check({ path: picture, v, w }: Variant): void {
    const width = this.widest.get(`${picture} ${v}`);
    if (width !== undefined && w > width) throw new TooWide(width);
  }

  /** Rejects with PoolFull when too many wait, with TooWide above the original, and as `fetchOriginal` does. */
  make(variant: Variant, caller: string, keep: (content: Buffer) => Promise<void>): Promise<Buffer> {
    return this.queue.take(addressOf(variant), caller, async () => {
      const content = await this.resize(variant);
      await keep(content);
      return content;
    });
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
}
