import { createHash } from 'node:crypto';
import path from 'node:path';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import { PoolFull } from '../threads/job-errors.ts';
import { MissingPicture, MovedPicture } from './fetch-original.ts';
import { PictureQueue } from './picture-queue.ts';
import { registerSharePictures } from './share/register-share-pictures.ts';
import { addressOf, isPhoto, type Variant, variantOf, widths } from './variant-address.ts';
import { TooWide, VariantMaker } from './variant-maker.ts';
import { VariantStore } from './variant-store.ts';

/** Shoppers' photos may be taken away, so that their sizes are made anew after this long (ms). */
const photoRetentionMs = 86_400_000;
const forgetEveryMs = 3_600_000;

/**
 * Pictures of the media store, resized once and stored (spec 9). Only known sizes and the store's own addresses, each
 * written in one way; the store takes no more than `PICTURE_CACHE_MB`.
 */
export function registerImages(app: FastifyInstance, config: EdgeConfig, budgets: Budgets): void {
  const store = new VariantStore(path.join(config.dataFolder, 'images'), config.pictureCacheBytes);
  const photoFolder = path.join(store.folder, 'photos');
  const queue = new PictureQueue();
  const maker = new VariantMaker(config.apiOrigin, queue);
  const forget = () => store.removeOlder(photoFolder, Date.now() - photoRetentionMs).catch(() => undefined);
  const forgetting = setInterval(forget, forgetEveryMs).unref();
  // Not awaited: a full cache is counted while the edge serves.
  app.addHook('onReady', async () => {
    void forget().then(() => store.load());
  });
  app.addHook('onClose', async () => clearInterval(forgetting));

  const fileOf = (variant: Variant) => {
    const name = createHash('sha256').update(addressOf(variant)).digest('hex');
    return path.join(isPhoto(variant.path) ? photoFolder : store.folder, name.slice(0, 2), `${name}.webp`);
  };

  registerSharePictures(app, config, { budgets, store, queue });
  app.get('/_img/*', async (request, reply) => {
    const variant = variantOf(request.url);
    if (!variant) return refuseAddress(reply);
    const file = fileOf(variant);
    const stored = await store.open(file);
    if (stored && (!isPhoto(variant.path) || Date.now() - stored.madeAt < photoRetentionMs))
      return sendHead(reply, variant, stored.bytes).send(stored.handle.createReadStream());
    await stored?.handle.close();
    try {
      maker.check(variant);
      const address = throttleAddress(request.ip);
      const waitSeconds = await budgets.spend('pictures', { address });
      if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
      const { content, isPreview } = await maker.makeSoon(variant, address, async (made) => {
        // A disk that is full keeps nothing; the picture is served all the same.
        await store.put(file, made).catch(() => undefined);
      });
      const head = sendHead(reply, variant, content.length);
      return (isPreview ? head.header('cache-control', 'no-cache') : head).send(content);
    } catch (error) {
      if (error instanceof MovedPicture)
        return reply.header('cache-control', 'no-cache').redirect(`/_img/${variant.w}${error.address}`, 302);
      if (error instanceof TooWide)
        return reply
          .header('cache-control', cacheControlOf(variant))
          .redirect(addressOf({ ...variant, w: error.width }), 302);
      if (error instanceof BudgetSpent) throw error;
      if (error instanceof MissingPicture && error.status === 404) await store.remove(file);
      return sayMissing(reply, error);
    }
  });
}

const sendHead = (reply: FastifyReply, variant: Variant, bytes: number): FastifyReply =>
  reply
    .header('content-type', 'image/webp')
    .header('content-length', bytes)
    .header('cache-control', cacheControlOf(variant));

function refuseAddress(reply: FastifyReply): FastifyReply {
  return reply
    .status(404)
    .header('cache-control', 'no-cache')
    .send({
      success: false,
      code: 'NOT_FOUND',
      message: `/_img/<width>/media/<path>?v=<version>, width one of ${widths.join(' ')}`,
    });
}

/** A picture that is gone at the store is gone here, too; any other failure passes. */
function sayMissing(reply: FastifyReply, error: unknown): FastifyReply {
  const isGone = error instanceof MissingPicture && error.status === 404;
  if (!isGone) reply.header('retry-after', error instanceof PoolFull ? '5' : '2');
  return reply
    .status(isGone ? 404 : 503)
    .header('cache-control', 'no-cache')
    .send({ success: false, code: isGone ? 'NOT_FOUND' : 'UNAVAILABLE', message: 'no picture' });
}

function cacheControlOf({ path: picture, v }: Variant): string {
  if (isPhoto(picture)) return `public, max-age=${photoRetentionMs / 1000}`;
  return v ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
}
