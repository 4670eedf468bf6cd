import { pieceOf } from '@mall/api/catalogue/pictures/garment';
import { type PictureSpec, type View, views } from '@mall/api/catalogue/pictures/picture-spec';
import { brandOfProduct } from '../catalogue/brand-of-product.ts';
import { makeProduct, type TakenNames } from '../products/make-product.ts';

/** The views that a sheet shows in turn. */
const shown: readonly View[] = views.filter((view) => view !== 'styled');

/**
 * Pictures of the sample shop's first products, in their first colours: front, worn, back and detail in turn, so that
 * every brand and nearly every kind of goods is among 120.
 */
export function sheetSpecs(count: number, now: Date): PictureSpec[] {
  const taken: TakenNames = new Map();
  return Array.from({ length: count }, (_, index) => {
    const productId = index + 1;
    const { product, colors } = makeProduct(productId, brandOfProduct(productId), taken, now);
    const view = shown[index % shown.length] ?? 'front';
    return { ...pieceOf(product.garment, colors[0]?.hex ?? '#8d9093'), view };
  });
}
