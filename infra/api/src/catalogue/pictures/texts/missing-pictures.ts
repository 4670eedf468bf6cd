import type { Db } from '../../../platform/database/schema/schema.ts';
import { ApiFailure } from '../../../platform/http/create-error.ts';
import { findBanner, findCardBenefits, findPoster, findProductPicture } from '../find-picture.ts';
import { posterKinds, productPictureNames } from '../picture-paths.ts';
import type { PictureStore } from '../picture-store.ts';
import { textPictureKey } from './text-picture.ts';

interface Ground {
  db: Db;
  pictures: PictureStore;
}

/** Paths of the media store that show nothing, each once, in the order in which a text has them. */
export async function missingPictures(ground: Ground, paths: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const path of new Set(paths)) if (!(await isThere(ground, path))) missing.push(path);
  return missing;
}

async function isThere(ground: Ground, path: string): Promise<boolean> {
  const [, kind = '', name = ''] = /^\/media\/([\w-]+)\/?([^?]*)\.webp(?:\?.*)?$/.exec(path) ?? [];
  try {
    return await lookUp(ground, kind, name);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'NOT_FOUND') return false;
    throw error;
  }
}

/** Whether a picture of a kind is there, or NOT_FOUND. */
async function lookUp(ground: Ground, kind: string, name: string): Promise<boolean> {
  if (kind === 'card-benefits') return name === '' && Boolean(await findCardBenefits(ground));
  if (kind === 'texts')
    return /^[0-9a-f]{64}$/.test(name) && (await ground.pictures.read(textPictureKey(name))) !== null;
  const number = (digits: string | undefined) => Math.min(Number(digits), 2_000_000_000);
  if (kind === 'products') {
    const [, product, color, view] = /^(\d+)\/(\d+)-([\w-]+)$/.exec(name) ?? [];
    const known = productPictureNames.find((one) => one === view);
    if (!known) return false;
    await findProductPicture(ground, { productId: number(product), colorId: number(color), name: known });
    return true;
  }
  if (kind === 'banners') {
    const [, id, shape] = /^(\d+)-(wide|tall|square)$/.exec(name) ?? [];
    if (shape !== 'wide' && shape !== 'tall' && shape !== 'square') return false;
    await findBanner(ground, number(id), shape);
    return true;
  }
  const poster = posterKinds.find((one) => one === kind);
  if (!poster || !/^\d+$/.test(name)) return false;
  await findPoster(ground, poster, number(name));
  return true;
}
