import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createChildDrawer, niceness } from './draw-in-child.ts';
import { pieceOf } from './garment.ts';
import { photoOf } from './photos.ts';
import { pictureVersion } from './picture-paths.ts';
import { createPictureStore, type PictureStore } from './picture-store.ts';
import { drawingOf } from './product-drawings.ts';

interface DrawableRow
  extends Row<'products', 'product_id' | 'garment'>,
    Row<'product_colors', 'color_id' | 'hex'> {}

interface AheadDeps {
  db: Db;
  pictures: PictureStore;
  logger: FastifyBaseLogger;
}

/** Pictures that are drawn at once: one is worked out, the others are put into pixels or written. */
const lanes = 4;
/** Failures in a row that say that no other picture would do better: a full disk, a process that never starts. */
const patience = 10;

/**
 * Draws the pictures that lists show of the newest products, before anybody asks; those that were drawn stay as they
 * are, and one that cannot be drawn keeps no other one back, unless one after the other cannot. Resolves with the
 * number of those it drew.
 * @param count how many products at most
 */
export async function drawAhead(
  { db, pictures, logger }: AheadDeps,
  count: number,
  signal: AbortSignal,
): Promise<number> {
  const { rows } = await sql<DrawableRow>`
    select p.product_id, c.color_id, p.garment, c.hex from products p
      join product_colors c on c.product_id = p.product_id and c.position = 0
    order by p.released_at desc, p.product_id desc limit ${count}::int`.execute(db);
  const waiting = rows.filter(({ garment, color_id }) => photoOf(garment, color_id) === null).values();
  let drawn = 0;
  let failuresInARow = 0;
  const draw = async () => {
    for (const { product_id: productId, color_id: colorId, garment, hex } of waiting) {
      if (signal.aborted || failuresInARow >= patience) return;
      const drawing = {
        productId,
        colorId,
        version: pictureVersion(garment, hex),
        piece: pieceOf(garment, hex),
      };
      const { key, job } = drawingOf(drawing, 'front', 'preview');
      let isNew = false;
      try {
        await pictures.open(key, () => {
          isNew = true;
          return job;
        });
        failuresInARow = 0;
        if (isNew) drawn += 1;
      } catch (error) {
        if (signal.aborted) return;
        failuresInARow += 1;
        logger.warn({ err: error, key }, 'picture not drawn');
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, draw));
  if (failuresInARow >= patience)
    logger.error(`no more pictures are drawn ahead after ${patience} failures in a row`);
  return drawn;
}

interface DrawingAhead {
  db: Db;
  /** File of the drawing process. */
  drawProcess: string;
  mediaFolder: string;
  /** How many products at most. */
  count: number;
}

/** Draws ahead in a process of its own, which gives way to everything else, until the returned undo is called. */
export function startDrawingAhead(
  { db, drawProcess, mediaFolder, count }: DrawingAhead,
  logger: FastifyBaseLogger,
): () => Promise<void> {
  const drawer = createChildDrawer(drawProcess, niceness.ahead);
  const abort = new AbortController();
  const startedMs = Date.now();
  const running = drawAhead(
    { db, logger, pictures: createPictureStore(mediaFolder, drawer.draw, lanes) },
    count,
    abort.signal,
  ).then(
    (drawn) => {
      const seconds = Math.round((Date.now() - startedMs) / 1000);
      if (drawn > 0 && !abort.signal.aborted) logger.info({ drawn, seconds }, 'pictures drawn ahead');
    },
    (error: unknown) => logger.error({ err: error }, 'drawing ahead failed'),
  );
  return async () => {
    abort.abort();
    drawer.close();
    await running;
  };
}
