import type { Db } from '../../platform/database/schema/schema.ts';
import { notFound } from '../../platform/http/create-error.ts';
import { loadCardBenefitsSpec } from './card-benefits.ts';
import { loadArrangement, loadPieces, loadProductPiece, type Piece } from './load-pieces.ts';
import {
  type BannerShape,
  bannerPath,
  bannerSizes,
  cardBenefitsPath,
  type PosterKind,
  pictureVersion,
  posterPath,
  type productPictureNames,
  productPicturePath,
} from './picture-paths.ts';
import { cardBenefitsSize, chipSize } from './picture-spec.ts';
import type { PictureStore } from './picture-store.ts';
import { drawingOf } from './product-drawings.ts';

/** A picture that there is. */
export interface FoundPicture {
  /** The one address of the picture. */
  address: string;
  open: () => Promise<Buffer>;
  /** Where there is a smaller drawing of it. */
  preview?: () => Promise<Buffer>;
}

interface Ground {
  db: Db;
  pictures: PictureStore;
}

interface ProductPicture {
  productId: number;
  colorId: number;
  name: (typeof productPictureNames)[number];
}

/** A product's picture in one colour, or the chip of its cloth; NOT_FOUND when the colour is not the product's. */
export async function findProductPicture(
  { db, pictures }: Ground,
  { productId, colorId, name }: ProductPicture,
): Promise<FoundPicture> {
  const { piece, photo, version } = await loadProductPiece(db, productId, colorId);
  const address = productPicturePath(productId, colorId, name, version);
  if (name === 'chip') return { address, open: () => openChip(pictures, piece) };
  const opening = (size: 'original' | 'preview') => () => {
    const { key, job } = drawingOf({ productId, colorId, version, piece }, name, size);
    // A photo that was lost is drawn again rather than missed.
    return pictures.open(photo ?? key, () => job);
  };
  // A photo has one size: what is drawn for a lost one is kept in its place.
  return { address, open: opening('original'), preview: opening(photo ? 'original' : 'preview') };
}

/** Width of a drawn clip, px; three wide to four tall. */
const clipWidth = 480;

/** Address of the clip that is drawn of a product. */
const clipPath = (productId: number) => `/api/media/clips/${productId}.webm`;

/** The clip of a product in its first colour; NOT_FOUND unless its video is the one that is drawn. */
export async function findClip({ db, pictures }: Ground, productId: number): Promise<Buffer> {
  const row = await db
    .selectFrom('products')
    .innerJoin('product_colors', 'product_colors.product_id', 'products.product_id')
    .select('color_id')
    .where('products.product_id', '=', productId)
    .where('is_hidden', '=', false)
    .where('video_url', '=', clipPath(productId))
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  if (!row) throw notFound('영상을 찾을 수 없습니다.');
  const { piece: spec, version } = await loadProductPiece(db, productId, row.color_id);
  const job = { kind: 'clip', spec, width: clipWidth } as const;
  return pictures.open(`clips/${productId}.${version}.webm`, () => job);
}

/** Products of one cloth in one colour share a chip. */
function openChip(pictures: PictureStore, { fabric, pattern, colorHex, accentHex }: Piece): Promise<Buffer> {
  const spec = { fabric, pattern, colorHex, ...(accentHex ? { accentHex } : {}) };
  const cloth = [fabric, pattern, colorHex, accentHex ?? ''].join('-').replaceAll('#', '').toLowerCase();
  return pictures.open(`chips/${cloth}.${pictureVersion()}.webp`, () => ({
    kind: 'chip',
    spec,
    width: chipSize,
  }));
}

/** A banner in one of its shapes; NOT_FOUND when there is none. */
export async function findBanner(ground: Ground, id: number, shape: BannerShape): Promise<FoundPicture> {
  const { version, open } = await findArrangement(ground, { kind: 'banners', id, shape });
  return { address: bannerPath(id, shape, version), open };
}

/** The poster of a short form or a campaign; NOT_FOUND when there is none. */
export async function findPoster(ground: Ground, kind: PosterKind, id: number): Promise<FoundPicture> {
  const { version, open } = await findArrangement(ground, { kind, id, shape: 'tall' });
  return { address: posterPath(kind, id, version), open };
}

interface Arrangement {
  kind: 'banners' | PosterKind;
  id: number;
  shape: BannerShape;
}

async function findArrangement({ db, pictures }: Ground, { kind, id, shape }: Arrangement) {
  const { ground_hex: groundHex, product_ids, version } = await loadArrangement(db, kind, id);
  const open = () =>
    pictures.open(`${kind}/${id}-${shape}.${version}.webp`, async () => {
      const { layout, pieces } = await loadPieces(db, product_ids);
      return {
        kind: 'banner',
        spec: { shape, groundHex, layout, pieces, seed: id },
        width: bannerSizes[shape].width,
      };
    });
  return { version, open };
}

/** The banner of card benefits; NOT_FOUND where none is drawn. */
export async function findCardBenefits({ db, pictures }: Ground): Promise<FoundPicture> {
  const spec = await loadCardBenefitsSpec(db);
  if (!spec) throw notFound('이미지를 찾을 수 없습니다.');
  const key = `card-benefits.${pictureVersion(spec)}.webp`;
  const job = { kind: 'card-benefits', spec, width: cardBenefitsSize.width } as const;
  return { address: cardBenefitsPath(spec), open: () => pictures.open(key, () => job) };
}
