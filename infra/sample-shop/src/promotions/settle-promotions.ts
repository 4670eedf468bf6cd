import { type ProductFlag, productFlagSchema } from '@mall/contracts/domain/catalogue/product-flags';
import {
  type MultiPieceBenefit,
  multiPieceBenefits,
  type PromotionType,
} from '@mall/contracts/domain/catalogue/promotions';
import type { MadeProduct } from '../products/make-product.ts';
import { stockFacts } from '../products/product-facts.ts';
import { isOneSet } from '../wardrobe/set.ts';

/** Products that are cheaper together; `part` is the place of a product in it, from 1. */
export interface Bundle {
  type: 'SETFIX' | 'SETCROSS';
  members: { product_id: number; sell_price: number; part: number }[];
}

/** Colours that the sample's discount on some options is for. */
export const discountedColors: readonly string[] = ['BLACK', 'NAVY', 'BEIGE'];
/** Most products that one product is crossed with. */
const crossedWith = 3;
const several: readonly PromotionType[] = multiPieceBenefits;

interface Settled {
  made: MadeProduct[];
  bundles: Bundle[];
}

/**
 * Decides which promotions that products were given they keep: a set has a partner of the same brand, person and season, and
 * a discount on colours an option that it is for and one that it is not. Partners are looked for among these products.
 */
export function settlePromotions(made: readonly MadeProduct[]): Settled {
  const own = new Map(
    made.map((item) => [item, item.product.promotions.filter((name) => !several.includes(name))]),
  );
  const bundles = bundlesOf(made);
  const typesOf = new Map(
    bundles.flatMap(({ type, members }) => members.map(({ product_id }) => [product_id, type] as const)),
  );
  const settled = made.map((item) => {
    const bundled = typesOf.get(item.product.product_id);
    const multiple = item.product.promotions.filter(isMultiple).filter(() => hasSeveralPieces(item));
    const names = (own.get(item) ?? []).filter((name) => name !== 'SIZECOLOR' || hasChosenOptions(item));
    const promotions = bundled ? [...names, bundled] : [...names, ...multiple];
    return { ...item, product: { ...item.product, promotions, flags: flagsOf(item, promotions) } };
  });
  return { made: settled, bundles };
}

function bundlesOf(made: readonly MadeProduct[]): Bundle[] {
  const brands = new Map<number, MadeProduct[]>();
  for (const item of made) {
    const siblings = brands.get(item.product.brand_id) ?? [];
    brands.set(item.product.brand_id, [...siblings, item]);
  }
  return [...brands.values()].flatMap((siblings) => {
    const free = new Set(siblings.filter(isFree));
    return [...bundlesWithin(free, 'SETFIX', 1), ...bundlesWithin(free, 'SETCROSS', crossedWith)];
  });
}

/** Takes what it bundles out of `free`. */
function bundlesWithin(free: Set<MadeProduct>, type: Bundle['type'], most: number): Bundle[] {
  const bundles: Bundle[] = [];
  for (const first of free) {
    if (!first.product.promotions.includes(type)) continue;
    const fitting = [...free].filter((other) => isOneSet(pieceOf(first), pieceOf(other)));
    const wished = fitting.filter((other) => other.product.promotions.includes(type));
    const unpromised = fitting.filter(
      (other) => !other.product.promotions.some((name) => name !== 'DELIVERY_GUARANTEE'),
    );
    const partners = [...wished, ...unpromised].slice(0, most);
    if (partners.length === 0) continue;
    for (const item of [first, ...partners]) free.delete(item);
    bundles.push({
      type,
      members: [memberOf(first, 1), ...partners.map((partner) => memberOf(partner, 2))],
    });
  }
  return bundles;
}

/** What can be bought and has no promotion of several pieces. */
const isFree = ({ product, options }: MadeProduct) =>
  !stockFacts(options).is_sold_out && !product.promotions.some(isMultiple);

/** Whether a product has the benefit alone; the other ones are of sets. */
const ofOneProduct: Readonly<Record<MultiPieceBenefit, boolean>> = {
  ONEPLUS: true,
  NPLUS: true,
  SETFIX: false,
  SETCROSS: false,
};
const multiples = multiPieceBenefits.filter((name) => ofOneProduct[name]);
const isMultiple = (name: PromotionType) => multiples.some((one) => one === name);

/** Whether more than one piece of an option can be bought. */
const hasSeveralPieces = ({ options }: MadeProduct) =>
  options.some(({ stock, sale_state, is_display }) => stock > 1 && sale_state === 'ON' && is_display);

const pieceOf = ({ kind, line, product }: MadeProduct) => ({
  type: kind.type,
  line,
  seasons: product.seasons,
});

const memberOf = ({ product: { product_id, sell_price } }: MadeProduct, part: number) => ({
  product_id,
  sell_price,
  part,
});

function hasChosenOptions({ colors, options }: MadeProduct): boolean {
  const chosen = colors.filter(({ color_group }) => discountedColors.includes(color_group));
  const { stocked_color_ids } = stockFacts(options);
  return chosen.length < colors.length && chosen.some(({ color_id }) => stocked_color_ids.includes(color_id));
}

/** The flags that say which promotions there are, in their order, beside those that speak of other things. */
function flagsOf({ product }: MadeProduct, promotions: readonly PromotionType[]): ProductFlag[] {
  const announced = new Set<string>(promotions);
  const flagged = new Set<string>(product.flags);
  return productFlagSchema.options.filter((flag) =>
    several.some((name) => name === flag) ? announced.has(flag) : flagged.has(flag),
  );
}
