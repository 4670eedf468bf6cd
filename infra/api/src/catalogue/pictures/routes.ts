import { previewAddress } from '@mall/contracts/domain/picture-preview';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { cardBenefitsSpec } from './card-benefits.ts';
import { loadArrangement, loadPieces, loadProductPiece, type Piece } from './load-pieces.ts';
import {
  type BannerShape,
  bannerPath,
  bannerSizes,
  cardBenefitsPath,
  type PosterKind,
  pictureVersion,
  posterKinds,
  posterPath,
  productPictureNames,
  productPicturePath,
} from './picture-paths.ts';
import { cardBenefitsSize, chipSize } from './picture-spec.ts';
import type { PictureStore } from './picture-store.ts';
import { drawingOf } from './product-drawings.ts';

const id = z.coerce.number().int().positive().max(2_000_000_000);
const productParams = z.object({
  productId: id,
  file: z.string().regex(new RegExp(`^\\d{1,10}-(${productPictureNames.join('|')})\\.webp$`)),
});
const bannerParams = z.object({ file: z.string().regex(/^\d{1,9}-(wide|tall|square)\.webp$/) });
const posterParams = z.object({ file: z.string().regex(/^\d{1,9}\.webp$/) });

interface Found {
  /** The one address of the picture. */
  address: string;
  open: () => Promise<Buffer>;
  /** Where there is a smaller drawing of it. */
  preview?: () => Promise<Buffer>;
}

const noPicture = () => notFound('이미지를 찾을 수 없습니다.');

interface Deps {
  db: Db;
  pictures: PictureStore;
}

/**
 * Pictures are drawn from data when first asked for, and never change under one version. Each has one address; every
 * other way to write it leads there, or whoever caches would keep a copy for each.
 */
export const mediaRoutes: FastifyPluginAsync<Deps> = async (app, { db, pictures }) => {
  const send = (reply: FastifyReply, bytes: Buffer) =>
    reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(bytes);
  const sendFrom = async (
    { url }: FastifyRequest,
    reply: FastifyReply,
    { address, open, preview = open }: Found,
  ) => {
    if (url === address) return send(reply, await open());
    if (url === previewAddress(address)) return send(reply, await preview());
    return reply.header('cache-control', 'no-cache').redirect(address, 302);
  };
  const read = <Path>(schema: z.ZodType<Path>, params: unknown): Path => {
    const parsed = schema.safeParse(params);
    if (!parsed.success) throw noPicture();
    return parsed.data;
  };

  app.get('/media/products/:productId/:file', async (request, reply) => {
    const { productId, file } = read(productParams, request.params);
    const colorId = Number.parseInt(file, 10);
    const name = productPictureNames.find((each) => file.endsWith(`-${each}.webp`)) ?? 'front';
    const { piece, photo, version } = await loadProductPiece(db, productId, colorId);
    const address = productPicturePath(productId, colorId, name, version);
    if (name === 'chip') return sendFrom(request, reply, { address, open: () => chipOf(piece) });
    const opening = (size: 'original' | 'preview') => () => {
      const { key, job } = drawingOf({ productId, colorId, version, piece }, name, size);
      // A photo that was lost is drawn again rather than missed.
      return pictures.open(photo ?? key, () => job);
    };
    // A photo has one size: what is drawn for a lost one is kept in its place.
    const preview = opening(photo ? 'original' : 'preview');
    return sendFrom(request, reply, { address, open: opening('original'), preview });
  });

  app.get('/media/banners/:file', async (request, reply) => {
    const { file } = read(bannerParams, request.params);
    const shape = z.enum(['wide', 'tall', 'square']).parse(/-(\w+)\.webp$/.exec(file)?.[1]);
    const bannerId = Number.parseInt(file, 10);
    const { version, open } = await arranged('banners', bannerId, shape);
    return sendFrom(request, reply, { address: bannerPath(bannerId, shape, version), open });
  });

  for (const kind of posterKinds) {
    app.get(`/media/${kind}/:file`, async (request, reply) => {
      const { file } = read(posterParams, request.params);
      const posterId = Number.parseInt(file, 10);
      const { version, open } = await arranged(kind, posterId, 'tall');
      return sendFrom(request, reply, { address: posterPath(kind, posterId, version), open });
    });
  }

  app.get('/media/card-benefits.webp', (request, reply) => {
    const key = `card-benefits.${pictureVersion(cardBenefitsSpec)}.webp`;
    const job = { kind: 'card-benefits', spec: cardBenefitsSpec, width: cardBenefitsSize.width } as const;
    const address = cardBenefitsPath(cardBenefitsSpec);
    return sendFrom(request, reply, { address, open: () => pictures.open(key, () => job) });
  });

  /** Products of one cloth in one colour share a chip. */
  function chipOf({ fabric, pattern, colorHex, accentHex }: Piece): Promise<Buffer> {
    const spec = { fabric, pattern, colorHex, ...(accentHex ? { accentHex } : {}) };
    const cloth = [fabric, pattern, colorHex, accentHex ?? ''].join('-').replaceAll('#', '').toLowerCase();
    return pictures.open(`chips/${cloth}.${pictureVersion()}.webp`, () => ({
      kind: 'chip',
      spec,
      width: chipSize,
    }));
  }

  async function arranged(kind: 'banners' | PosterKind, arrangementId: number, shape: BannerShape) {
    const { ground_hex: groundHex, product_ids, version } = await loadArrangement(db, kind, arrangementId);
    const open = () =>
      pictures.open(`${kind}/${arrangementId}-${shape}.${version}.webp`, async () => {
        const pieces = await loadPieces(db, product_ids);
        const spec = { shape, groundHex, pieces, seed: arrangementId };
        return { kind: 'banner', spec, width: bannerSizes[shape].width };
      });
    return { version, open };
  }
};
