import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import { isPhotoShown } from '../community/review-photos.ts';
import { reviewPhotoKey } from '../community/review-pictures.ts';
import type { AppDeps } from '../deps.ts';
import { notFound } from '../http/create-error.ts';
import { cardBenefitsSize } from '../pictures/draw-card-benefits.ts';
import { chipSize } from '../pictures/draw-chip.ts';
import { views } from '../pictures/picture-spec.ts';
import { cardBenefitsSpec } from '../products/card-benefits.ts';
import { loadArrangement, loadPieces, loadProductPiece } from './load-pieces.ts';
import { type BannerShape, bannerSizes, pictureVersion, productPictureSize } from './picture-paths.ts';

const id = z.coerce.number().int().positive().max(2_000_000_000);
const productPath = z.object({
  productId: id,
  file: z.string().regex(new RegExp(`^\\d{1,10}-(${views.join('|')}|chip)\\.webp$`)),
});
const bannerPath = z.object({ file: z.string().regex(/^\d{1,9}-(wide|tall|square)\.webp$/) });
const reviewPhotoPath = z.object({
  file: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.webp$/),
});
const posterPath = z.object({ file: z.string().regex(/^\d{1,9}\.webp$/) });

/** How long others may keep a shopper's photo, which may have to go (s). */
const photoSeconds = 86_400;
const noPicture = () => notFound('이미지를 찾을 수 없습니다.');

/** Pictures are drawn from data when first asked for, and never change under one version. */
export function mediaRoutes(app: FastifyInstance, { db, clock, pictures }: AppDeps): void {
  const send = (reply: FastifyReply, bytes: Buffer, keeping = 'max-age=31536000, immutable') =>
    reply.header('content-type', 'image/webp').header('cache-control', `public, ${keeping}`).send(bytes);
  const read = <Path>(schema: z.ZodType<Path>, params: unknown): Path => {
    const parsed = schema.safeParse(params);
    if (!parsed.success) throw noPicture();
    return parsed.data;
  };

  app.get('/media/products/:productId/:file', async (request, reply) => {
    const { productId, file } = read(productPath, request.params);
    if (file.endsWith('-chip.webp')) return send(reply, await chipOf(productId, Number.parseInt(file, 10)));
    const view = views.find((name) => file.endsWith(`-${name}.webp`)) ?? 'front';
    const colorId = Number.parseInt(file, 10);
    const { piece, photo, version } = await loadProductPiece(db, productId, colorId);
    const drawn = `products/${productId}/${colorId}-${view}.${version}.webp`;
    const job = { kind: 'picture', spec: { ...piece, view }, width: productPictureSize.width } as const;
    // A photo that was lost is drawn again rather than missed.
    return send(reply, await pictures.open(photo ?? drawn, () => job));
  });

  app.get('/media/banners/:file', async (request, reply) => {
    const { file } = read(bannerPath, request.params);
    const shape = z.enum(['wide', 'tall', 'square']).parse(/-(\w+)\.webp$/.exec(file)?.[1]);
    return send(reply, await arranged('banners', Number.parseInt(file, 10), shape));
  });

  for (const kind of ['short-forms', 'campaigns'] as const) {
    app.get(`/media/${kind}/:file`, async (request, reply) => {
      const { file } = read(posterPath, request.params);
      return send(reply, await arranged(kind, Number.parseInt(file, 10), 'tall'));
    });
  }

  app.get('/media/reviews/:file', async (request, reply) => {
    const { file } = read(reviewPhotoPath, request.params);
    const photoId = file.replace('.webp', '');
    const isShown = await isPhotoShown(db, photoId, clock());
    const bytes = isShown ? await pictures.read(reviewPhotoKey(photoId)) : null;
    if (!bytes) throw noPicture();
    return send(reply, bytes, `max-age=${photoSeconds}`);
  });

  app.get('/media/card-benefits.webp', async (_request, reply) => {
    const key = `card-benefits.${pictureVersion(cardBenefitsSpec)}.webp`;
    const job = { kind: 'card-benefits', spec: cardBenefitsSpec, width: cardBenefitsSize.width } as const;
    return send(reply, await pictures.open(key, () => job));
  });

  /** Products of one cloth in one colour share a chip. */
  async function chipOf(productId: number, colorId: number): Promise<Buffer> {
    const { piece } = await loadProductPiece(db, productId, colorId);
    const { fabric, pattern, colorHex, accentHex } = piece;
    const spec = { fabric, pattern, colorHex, ...(accentHex ? { accentHex } : {}) };
    const cloth = [fabric, pattern, colorHex, accentHex ?? ''].join('-').replaceAll('#', '').toLowerCase();
    return pictures.open(`chips/${cloth}.${pictureVersion()}.webp`, () => ({
      kind: 'chip',
      spec,
      width: chipSize,
    }));
  }

  async function arranged(
    kind: 'banners' | 'short-forms' | 'campaigns',
    arrangementId: number,
    shape: BannerShape,
  ): Promise<Buffer> {
    const { ground_hex: groundHex, product_ids, version } = await loadArrangement(db, kind, arrangementId);
    return pictures.open(`${kind}/${arrangementId}-${shape}.${version}.webp`, async () => {
      const pieces = await loadPieces(db, product_ids);
      const spec = { shape, groundHex, pieces, seed: arrangementId };
      return { kind: 'banner', spec, width: bannerSizes[shape].width };
    });
  }
}
