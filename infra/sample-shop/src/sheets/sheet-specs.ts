import { pieceOf } from '@mall/api/catalogue/pictures/garment';
import {
  type GarmentType,
  type PictureSpec,
  type View,
  views,
} from '@mall/api/catalogue/pictures/picture-spec';
import { brandOfProduct } from '../catalogue/brand-of-product.ts';
import { type SeedBrand, seedBrands } from '../catalogue/brands.ts';
import { makeProduct, type UsedNames } from '../products/make-product.ts';
import { diceOf } from '../random.ts';

/** The views that a sheet shows in turn, unless it is asked for others. */
const shown: readonly View[] = views.filter((view) => view !== 'styled');
/** Products that are looked through for those that a sheet wants; there may be fewer than it wants. */
const searched = 20_000;

interface WantedPictures {
  /** Kinds of goods; all without them. */
  types?: readonly GarmentType[] | undefined;
  /** Each of a product's pictures in turn. */
  views?: readonly View[] | undefined;
}

interface SheetProduct {
  brand: SeedBrand;
  type: GarmentType;
  pictureFrom: (view: View) => PictureSpec;
}

function* productsOn(now: Date): Generator<SheetProduct> {
  const taken: UsedNames = new Map();
  for (let productId = 1; productId <= searched; productId += 1) {
    const brand = brandOfProduct(productId);
    const { product, colors } = makeProduct(productId, brand, taken, now);
    const piece = pieceOf(product.garment, colors[0]?.hex ?? '#8d9093');
    yield { brand, type: piece.type, pictureFrom: (view) => ({ ...piece, view }) };
  }
}

/**
 * Pictures of the sample shop's first products, in their first colours: front, worn, back and detail in turn, so that
 * every brand and nearly every kind of goods is among 120.
 */
export function sheetSpecs(
  count: number,
  now: Date,
  { types, views: wanted = shown }: WantedPictures = {},
): PictureSpec[] {
  const specs: PictureSpec[] = [];
  for (const { type, pictureFrom } of productsOn(now)) {
    const view = wanted[specs.length % wanted.length] ?? 'front';
    if (!types || types.includes(type)) specs.push(pictureFrom(view));
    if (specs.length === count) break;
  }
  return specs;
}

/** One brand of each site, its first; those of the main shop are guests there. */
export const siteBrands: readonly SeedBrand[] = seedBrands.filter(
  ({ site }, index) => site !== 'tbh_shop' && seedBrands.findIndex((each) => each.site === site) === index,
);

/**
 * Fronts of equally many products of each site's brand, in an arbitrary order: for a stranger to sort by brand.
 * @returns the pictures and, in the same order, the brand of each
 */
export function sortingSpecs(perBrand: number, now: Date): { specs: PictureSpec[]; brands: string[] } {
  const found = new Map<string, PictureSpec[]>(siteBrands.map(({ name }) => [name, []]));
  for (const { brand, pictureFrom } of productsOn(now)) {
    const own = found.get(brand.name);
    if (own && own.length < perBrand) own.push(pictureFrom('front'));
    if ([...found.values()].every(({ length }) => length === perBrand)) break;
  }
  const all = [...found].flatMap(([brand, specs]) => specs.map((spec) => ({ brand, spec })));
  const mixed = diceOf('sorting').sample(all, all.length);
  return { specs: mixed.map(({ spec }) => spec), brands: mixed.map(({ brand }) => brand) };
}
