import { diceOf } from '../random.ts';
import { type SeedBrand, seedBrands } from './brands.ts';

const allShares = seedBrands.reduce((sum, { share }) => sum + share, 0);

/**
 * The brand that a product of the sample shop belongs to. The first ones go round all brands, so that a small catalogue
 * has them all; then houses with many products get more than labels with few.
 */
export function brandOfProduct(productId: number): SeedBrand {
  const first = seedBrands[productId - 1];
  if (first) return first;
  let left = diceOf(`brand-${productId}`).next() * allShares;
  for (const brand of seedBrands) {
    left -= brand.share;
    if (left < 0) return brand;
  }
  throw new RangeError(`no brand has a share for product ${productId}`);
}
