import { setTimeout as delay } from 'node:timers/promises';
import { previewWidth } from '@mall/contracts/domain/catalogue/picture-preview';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { fetchOriginal, fetchPreview } from './fetch-original.ts';
import type { PictureQueue } from './picture-queue.ts';
import { addressOf, type Variant, widestUseful } from './variant-address.ts';

const quality = 75;
const effort = 3;
const knownWidths = 10_000;
/**
 * How long a shopper waits for a size before the preview stands in for it (ms). A browser has six connections to an
 * HTTP/1.1 shop: pictures that take long keep its scripts waiting, too.
 */
const patienceMs = 700;
sharp.concurrency(1);

/** A size above the original would be a copy of a smaller one. */
export class TooWide extends Error {
  /** @param width the one that shows all of the original, px */
  constructor(readonly width: number) {
    super(`the picture is no wider than ${width} px`);
  }
}

/** A picture to answer with. */
export interface MadePicture {
  content: Buffer;
  /** Whether it is smaller than what was asked for, which is still being made. */
  isPreview: boolean;
}

/** Makes sizes of pictures. */
export class VariantMaker {
  /** The widest useful size of pictures that were asked for in a larger one. */
  private readonly widest = new LRUCache<string, number>({ max: knownWidths });
  /** Previews that are being fetched: a crowd that waits for one picture asks for its preview once. */
  private readonly previews = new Map<string, Promise<Buffer | null>>();

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
  private make(variant: Variant, caller: string, keep: (content: Buffer) => Promise<void>): Promise<Buffer> {
    return this.queue.take(addressOf(variant), caller, async () => {
      const content = await this.resize(variant);
      await keep(content);
      return content;
    });
  }

  /** As `make`, but with the preview for a size that takes long. */
  async makeSoon(
    variant: Variant,
    caller: string,
    keep: (content: Buffer) => Promise<void>,
  ): Promise<MadePicture> {
    const whole = this.make(variant, caller, keep).then((content) => ({ content, isPreview: false }));
    if (!variant.v || variant.w <= previewWidth) return whole;
    const waiting = new AbortController();
    const meanwhile = async () => {
      await delay(patienceMs, undefined, { signal: waiting.signal });
      const content = await this.preview(variant);
      return content ? { content, isPreview: true } : whole;
    };
    return Promise.race([whole, meanwhile()]).finally(() => waiting.abort());
  }

  private preview(variant: Variant): Promise<Buffer | null> {
    const key = `${variant.path} ${variant.v}`;
    const known = this.previews.get(key);
    if (known) return known;
    const fetched = fetchPreview(this.apiOrigin, variant).finally(() => this.previews.delete(key));
    this.previews.set(key, fetched);
    return fetched;
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
