import { previewAddress } from '@mall/contracts/domain/catalogue/picture-preview';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import {
  type FoundPicture,
  findBanner,
  findCardBenefits,
  findClip,
  findPoster,
  findProductPicture,
} from './find-picture.ts';
import { posterKinds, productPictureNames } from './picture-paths.ts';
import type { PictureStore } from './picture-store.ts';
import { textPictureKey, textPicturePath } from './texts/text-picture.ts';

const id = z.coerce.number().int().positive().max(2_000_000_000);
const productParams = z.object({
  productId: id,
  file: z.string().regex(new RegExp(`^\\d{1,10}-(${productPictureNames.join('|')})\\.webp$`)),
});
const bannerParams = z.object({ file: z.string().regex(/^\d{1,9}-(wide|tall|square)\.webp$/) });
const textParams = z.object({ file: z.string().regex(/^[0-9a-f]{64}\.webp$/) });
const posterParams = z.object({ file: z.string().regex(/^\d{1,9}\.webp$/) });

const clipParams = z.object({ file: z.string().regex(/^\d{1,9}\.webm$/) });

interface Deps {
  db: Db;
  pictures: PictureStore;
}

/**
 * Pictures are drawn from data when first asked for, and never change under one version. Each has one address; every
 * other way to write it leads there, or a cache would hold a copy for each.
 */
export const mediaRoutes: FastifyPluginAsync<Deps> = async (app, deps) => {
  app.get('/media/products/:productId/:file', async (request, reply) => {
    const { productId, file } = read(productParams, request.params);
    const name = productPictureNames.find((each) => file.endsWith(`-${each}.webp`)) ?? 'front';
    const picture = { productId, colorId: Number.parseInt(file, 10), name };
    return sendFound(request, reply, await findProductPicture(deps, picture));
  });

  app.get('/media/banners/:file', async (request, reply) => {
    const { file } = read(bannerParams, request.params);
    const shape = z.enum(['wide', 'tall', 'square']).parse(/-(\w+)\.webp$/.exec(file)?.[1]);
    return sendFound(request, reply, await findBanner(deps, Number.parseInt(file, 10), shape));
  });

  for (const kind of posterKinds) {
    app.get(`/media/${kind}/:file`, async (request, reply) => {
      const { file } = read(posterParams, request.params);
      return sendFound(request, reply, await findPoster(deps, kind, Number.parseInt(file, 10)));
    });
  }

  app.get('/media/texts/:file', async (request, reply) => {
    const { file } = read(textParams, request.params);
    const sha256 = file.slice(0, -'.webp'.length);
    const open = async () => {
      const picture = await deps.pictures.read(textPictureKey(sha256));
      if (!picture) throw notFound('이미지를 찾을 수 없습니다.');
      return picture;
    };
    return sendFound(request, reply, { address: textPicturePath(sha256), open });
  });

  // Below /api, since a browser plays it as it is: the edge packs pictures only.
  app.get('/api/media/clips/:file', async (request, reply) => {
    const { file } = read(clipParams, request.params);
    return reply.header('content-type', 'video/webm').send(await findClip(deps, Number.parseInt(file, 10)));
  });

  app.get('/media/card-benefits.webp', async (request, reply) =>
    sendFound(request, reply, await findCardBenefits(deps)),
  );
};

function read<Path>(schema: z.ZodType<Path>, params: unknown): Path {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw notFound('이미지를 찾을 수 없습니다.');
  return parsed.data;
}

async function sendFound(
  { url }: FastifyRequest,
  reply: FastifyReply,
  { address, open, preview = open }: FoundPicture,
): Promise<FastifyReply> {
  if (url === address) return sendPicture(reply, await open());
  if (url === previewAddress(address)) return sendPicture(reply, await preview());
  return reply.header('cache-control', 'no-cache').redirect(address, 302);
}

const sendPicture = (reply: FastifyReply, bytes: Buffer) =>
  reply
    .header('content-type', 'image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .send(bytes);
