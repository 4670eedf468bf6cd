import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { throttleAddress } from '@mall/contracts/domain/throttle-address';
import type { FastifyInstance, FastifyReply } from 'fastify';
import sharp from 'sharp';
import * as z from 'zod/mini';
import { BudgetSpent } from '../budgets/budget-spent.ts';
import type { Budgets } from '../budgets/budgets.ts';
import type { EdgeConfig } from '../config.ts';
import { fetchOriginal, MissingPicture, MovedPicture } from './fetch-original.ts';
import { createLimiter } from './limiter.ts';

/** Widths in px: those of spec 9, and smaller ones for cards and thumbnails. */
const widths = [96, 160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840];
const qualities = [50, 75, 90];

const isPhoto = (picture: string) => picture.startsWith('reviews/');

const pictureSchema = z
  .object({
    // One way to write each path: `./reviews/…` would be kept as if it were no shopper's photo.
    path: z.string().check(z.regex(/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*\.webp$/)),
    v: z.optional(z.string().check(z.regex(/^[0-9a-z]{1,16}$/))),
    w: z.coerce.number().check(z.refine((width) => widths.includes(width))),
    q: z._default(z.coerce.number().check(z.refine((quality) => qualities.includes(quality))), 75),
  })
  // Photos have no versions; made-up ones would be copies of their own.
  .check(z.refine(({ path: picture, v }) => !isPhoto(picture) || v === undefined));

/** Shoppers' photos may be taken away, so that their sizes are made anew after this long (ms). */
const photoKeptMs = 86_400_000;
const forgetEveryMs = 3_600_000;
sharp.concurrency(1);

/**
 * Pictures of the media store, resized once and kept (spec 9). Only known sizes and the store's own addresses, so nobody
 * can fill the disk.
 */
export function registerImages(app: FastifyInstance, config: EdgeConfig, budgets: Budgets): void {
  const folder = path.join(config.dataFolder, 'images');
  const photoFolder = path.join(folder, 'photos');
  const resize = createResizer(config);
  const forget = () => forgetPhotos(photoFolder, Date.now() - photoKeptMs).catch(() => undefined);
  const forgetting = setInterval(forget, forgetEveryMs).unref();
  app.addHook('onReady', forget);
  app.addHook('onClose', async () => clearInterval(forgetting));

  app.get<{ Params: { w: string; '*': string }; Querystring: Record<string, unknown> }>(
    '/_img/:w/media/*',
    async (request, reply) => {
      const { w, '*': picture } = request.params;
      const parsed = z.safeParse(pictureSchema, { ...request.query, w, path: picture });
      if (!parsed.success) return refuseAddress(reply);
      const wanted = parsed.data;
      const name = createHash('sha256').update(JSON.stringify(wanted)).digest('hex');
      const root = isPhoto(wanted.path) ? photoFolder : folder;
      const file = path.join(root, name.slice(0, 2), `${name}.webp`);
      try {
        if (!(await isKept(file, wanted.path))) {
          const waitSeconds = await budgets.spend('pictures', { address: throttleAddress(request.ip) });
          if (waitSeconds !== null) throw new BudgetSpent(waitSeconds);
          await resize(file, wanted);
        }
      } catch (error) {
        if (error instanceof MovedPicture) {
          const quality = request.query.q ? `&q=${wanted.q}` : '';
          return reply
            .header('cache-control', 'no-cache')
            .redirect(`/_img/${wanted.w}${error.address}${quality}`, 302);
        }
        if (error instanceof BudgetSpent) throw error;
        return sayMissing(reply, file, error);
      }
      return reply
        .header('content-type', 'image/webp')
        .header('cache-control', cacheControlOf(wanted))
        .send(createReadStream(file));
    },
  );
}

type Wanted = z.infer<typeof pictureSchema>;

/** Makes a size of a picture into its file, two at once, and each once however many ask for it. */
function createResizer({ apiOrigin }: EdgeConfig): (file: string, wanted: Wanted) => Promise<void> {
  const limited = createLimiter(2);
  const making = new Map<string, Promise<void>>();
  const make = async (file: string, { q, ...original }: Wanted) => {
    const content = await sharp(await fetchOriginal(apiOrigin, original))
      .resize({ width: original.w, withoutEnlargement: true })
      .webp({ quality: q, effort: 3 })
      .toBuffer();
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(`${file}.draft`, content);
    await rename(`${file}.draft`, file);
  };
  return (file, wanted) => {
    const work = making.get(file) ?? limited(() => make(file, wanted)).finally(() => making.delete(file));
    making.set(file, work);
    return work;
  };
}

function refuseAddress(reply: FastifyReply): FastifyReply {
  return reply.status(400).send({
    success: false,
    code: 'INVALID_REQUEST',
    message: `/_img/<width>/media/<path>, width one of ${widths.join(' ')}`,
  });
}

/** A picture that is gone at the store is gone here, too; any other failure passes. */
async function sayMissing(reply: FastifyReply, file: string, error: unknown): Promise<FastifyReply> {
  const isGone = error instanceof MissingPicture && error.status === 404;
  if (isGone) await rm(file, { force: true });
  return reply
    .status(isGone ? 404 : 503)
    .header('cache-control', 'no-cache')
    .send({ success: false, code: isGone ? 'NOT_FOUND' : 'UNAVAILABLE', message: 'no picture' });
}

/** Deletes the sizes of shoppers' photos that were made before: a photo that its shopper deleted must leave this disk, too. */
async function forgetPhotos(folder: string, before: number): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  for (const name of names.filter((each) => each.endsWith('.webp'))) {
    const file = path.join(folder, name);
    const made = await stat(file).catch(() => null);
    if (made && made.mtimeMs < before) await rm(file, { force: true });
  }
}

/** Whether a picture was made before and may still be shown without asking for its original. */
async function isKept(file: string, picture: string): Promise<boolean> {
  const made = await stat(file).catch(() => null);
  return made !== null && (!isPhoto(picture) || Date.now() - made.mtimeMs < photoKeptMs);
}

function cacheControlOf({ path: picture, v }: Wanted): string {
  if (isPhoto(picture)) return `public, max-age=${photoKeptMs / 1000}`;
  return v ? 'public, max-age=31536000, immutable' : 'public, max-age=604800';
}
