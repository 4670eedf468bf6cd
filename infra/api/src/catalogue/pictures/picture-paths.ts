import { createHash } from 'node:crypto';
import type { Picture } from '@mall/contracts/api/catalogue/products';
import { photoOf } from './photos.ts';
import { type CardBenefitsSpec, cardBenefitsSize, snapViews, type View, views } from './picture-spec.ts';

/** Raise it when the drawing changes, so that browsers and caches fetch pictures anew. */
const drawingVersion = 13;

/** Pixels of an original. */
export const productPictureSize = { width: 1200, height: 1600 };
export const bannerSizes = {
  wide: { width: 1920, height: 800 },
  tall: { width: 900, height: 1200 },
  square: { width: 1200, height: 1200 },
} as const;
export type BannerShape = keyof typeof bannerSizes;
export const posterKinds = ['short-forms', 'campaigns'] as const;
export type PosterKind = (typeof posterKinds)[number];

const viewWords: Record<View, string> = {
  front: '앞모습',
  back: '뒷모습',
  detail: '상세',
  worn: '착용 컷',
  styled: '코디 컷',
  'snap-floor': '후기 사진',
  'snap-hanger': '후기 사진',
  'snap-mirror': '후기 사진',
};

/** Six characters that change whenever what is drawn changes: every page names a hundred pictures. */
export function pictureVersion(...facts: readonly unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([drawingVersion, ...facts]))
    .digest('hex')
    .slice(0, 6);
}

/** What a product has pictures of, in each colour: its views, those of sample reviews, and the chip of its cloth. */
export const productPictureNames = [...views, ...snapViews, 'chip'] as const;

/** Address of a picture of a product in one colour. */
export function productPicturePath(
  productId: number,
  colorId: number,
  name: (typeof productPictureNames)[number],
  version: string,
): string {
  return `/media/products/${productId}/${colorId}-${name}.webp?v=${version}`;
}

/** Address of a banner in one of its shapes. */
export function bannerPath(bannerId: number, shape: BannerShape, version: string): string {
  return `/media/banners/${bannerId}-${shape}.webp?v=${version}`;
}

/** Address of the poster of a short form or a live campaign. */
export function posterPath(kind: PosterKind, id: number, version: string): string {
  return `/media/${kind}/${id}.webp?v=${version}`;
}

/** Address of the banner of card benefits. */
export function cardBenefitsPath(spec: CardBenefitsSpec): string {
  return `/media/card-benefits.webp?v=${pictureVersion(spec)}`;
}

interface ProductPictureFacts {
  product_id: number;
  product_name: string;
  garment: unknown;
}

/** A product's picture in one colour and view; the version in the query makes it cacheable for ever. */
export function productPicture(
  product: ProductPictureFacts,
  color: { color_id: number; name: string; hex: string },
  view: View,
): Picture {
  const version = pictureVersion(product.garment, color.hex);
  return {
    path: productPicturePath(product.product_id, color.color_id, view, version),
    alt: `${product.product_name} ${color.name} ${viewWords[view]}`,
    ...productPictureSize,
  };
}

/** A product's pictures in one colour, in these views; of a colour that came with a photo there is the photo only. */
export function productPictures(
  product: ProductPictureFacts,
  color: { color_id: number; name: string; hex: string },
  wanted: readonly View[],
): Picture[] {
  if (photoOf(product.garment, color.color_id) === null)
    return wanted.map((view) => productPicture(product, color, view));
  if (!wanted.includes('front')) return [];
  // What the photo shows is not known, so that it is not called a front.
  return [{ ...productPicture(product, color, 'front'), alt: `${product.product_name} ${color.name}` }];
}

/** Address of the fabric chip of a product's colour, for the image service (spec 3.5). */
export function chipPath(product: ProductPictureFacts, color: { color_id: number; hex: string }): string {
  const version = pictureVersion(product.garment, color.hex);
  return productPicturePath(product.product_id, color.color_id, 'chip', version);
}

/** The banner of card benefits; `alt` says what it shows. */
export function cardBenefitsPicture(spec: CardBenefitsSpec, alt: string): Picture {
  return { path: cardBenefitsPath(spec), alt, ...cardBenefitsSize };
}

interface ArrangedPictureFacts {
  id: number;
  title: string;
  ground_hex: string;
  product_ids: readonly number[];
}

/** A banner's picture: several products laid out on a ground. */
export function bannerPicture(banner: ArrangedPictureFacts, shape: BannerShape): Picture {
  const version = pictureVersion(banner.ground_hex, banner.product_ids);
  return {
    path: bannerPath(banner.id, shape, version),
    alt: banner.title,
    ...bannerSizes[shape],
  };
}

/** Poster of a short form or a live campaign. */
export function posterPicture(kind: PosterKind, poster: Omit<ArrangedPictureFacts, 'ground_hex'>): Picture {
  const version = pictureVersion(poster.product_ids);
  return { path: posterPath(kind, poster.id, version), alt: poster.title, ...bannerSizes.tall };
}
