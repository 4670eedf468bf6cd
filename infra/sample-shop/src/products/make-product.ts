import type { ProductFlag } from '@mall/contracts/domain/catalogue/product-flags';
import { type PromotionType, promotionTypeSchema } from '@mall/contracts/domain/catalogue/promotions';
import type { Line, SeedBrand } from '../catalogue/brands.ts';
import { specialties } from '../catalogue/specialties.ts';
import { type Dice, diceOf } from '../random.ts';
import { palettes, type SeedColor } from './colors.ts';
import { bottomGarments } from './garments/bottoms.ts';
import type { GarmentKind } from './garments/garment-kind.ts';
import { goodsGarments } from './garments/goods.ts';
import { outerGarments } from './garments/outer.ts';
import { topGarments } from './garments/tops.ts';
import { designOf, type ProductDesign } from './make-name.ts';
import { makeOptions } from './make-options.ts';
import { productRow } from './product-row.ts';
import { sizesOf } from './sizes.ts';

const garments: readonly GarmentKind[] = [
  ...outerGarments,
  ...topGarments,
  ...bottomGarments,
  ...goodsGarments,
];
const dayMs = 86_400_000;

/** Names a brand has used, kept by the caller through the whole run. */
export type UsedNames = Map<number, Set<string>>;

/** One product with its colours and options, ready for the tables; the same id gives the same product. */
export function makeProduct(productId: number, brand: SeedBrand, taken: UsedNames, now: Date) {
  const dice = diceOf(`product-${productId}`);
  const line = dice.pick(brand.lines);
  const kind = pickKind(brand, line, dice);
  const design = newDesign(kind, brand, taken, dice);
  const isBig = kind.sizes !== 'free' && kind.sizes !== 'shoes' && dice.chance(0.12);
  const sizes = sizesOf(kind.sizes, line, isBig, dice);
  const ageDays = dice.between(0, 540);
  const releasedAt = new Date(now.getTime() - ageDays * dayMs - dice.between(0, dayMs));
  const prices = pricesOf(kind, brand, ageDays, dice);
  const popularity = dice.next() ** 3;
  const chosen = dice.sample(colorsOf(brand, kind), dice.between(1, kind.sizes === 'free' ? 4 : 6));
  const isSoldOut = dice.chance(0.03);
  const isQuick = dice.chance(0.22);
  const { colors, options } = makeOptions({ productId, colors: chosen, sizes, isSoldOut, isQuick, dice });
  const flags = flagsOf({ ageDays, popularity, isBig, isQuick, brand, dice });
  const promotions = promotionsOf(productId, flags, brand);
  const couponRate = dice.chance(0.15) ? dice.pick(couponRates) : null;
  const identity = { productId, brand, line, kind, design, sizes, colors: chosen, releasedAt, popularity };
  const offer = { prices, flags, promotions, isQuick };

  return {
    colors,
    options,
    kind,
    line,
    design,
    popularity,
    /** Per cent of the sample coupon that works on it, if any does. */
    couponRate,
    product: productRow(identity, offer, dice),
  };
}

export type MadeProduct = ReturnType<typeof makeProduct>;

/** Rates (per cent) of the sample product coupons. */
const couponRates = [5, 10] as const;

function pickKind(brand: SeedBrand, line: Line, dice: Dice): GarmentKind {
  const { types = [], share = 0 } = specialties[brand.brand_id] ?? {};
  const fitting = garments.filter((kind) => kind.lines.includes(line) && kind.category[line]);
  const own = fitting.filter((kind) => types.includes(kind.type));
  return dice.pick(own.length > 0 && dice.chance(share) ? own : fitting);
}

/** The colours of a kind of goods that are the brand's own; all of them where it has no two. */
function colorsOf(brand: SeedBrand, kind: GarmentKind): readonly SeedColor[] {
  const all: readonly SeedColor[] = palettes[kind.palette];
  const own = all.filter(({ name }) => specialties[brand.brand_id]?.colors.includes(name));
  return own.length > 1 ? own : all;
}

/** A name the brand has not used yet, which then counts as used. */
function newDesign(kind: GarmentKind, brand: SeedBrand, taken: UsedNames, dice: Dice): ProductDesign {
  const names = taken.get(brand.brand_id) ?? new Set<string>();
  taken.set(brand.brand_id, names);
  const design = designOf(kind, names, dice);
  names.add(design.name);
  return design;
}

/** Retail and selling price in KRW, ending in 900; older stock and outlets are reduced more. */
function pricesOf(kind: GarmentKind, brand: SeedBrand, ageDays: number, dice: Dice) {
  const [low, high] = kind.price;
  const won = (thousands: number) => Math.max(1, Math.round(thousands)) * 1000 - 100;
  const retail = won(dice.between(low, high) * brand.priceLevel);
  const isOutlet = brand.site === 'outlet';
  const most = isOutlet ? 60 : ageDays > 300 ? 40 : ageDays > 60 ? 25 : 10;
  const rate = dice.chance(isOutlet ? 1 : 0.7) ? dice.between(isOutlet ? 30 : 5, most) : 0;
  const sell = rate === 0 ? retail : won((retail * (100 - rate)) / 100_000);
  return { retail_price: retail, sell_price: Math.min(sell, retail) };
}

/** Promotions that a flag announces, and those that only the filter and the price show; luxury has none of these. */
function promotionsOf(productId: number, flags: readonly ProductFlag[], brand: SeedBrand): PromotionType[] {
  const announced = flags.flatMap((flag) => promotionTypeSchema.safeParse(flag).data ?? []);
  const dice = diceOf(`promotions-${productId}`);
  const quiet = dice.pick<PromotionType | null>([
    'SETCROSS',
    'SIZECOLOR',
    'FIRST',
    'FIRST',
    ...Array(14).fill(null),
  ]);
  // One offer at a time, so that the price can be understood.
  const isFree = announced.every((flag) => flag === 'DELIVERY_GUARANTEE') && brand.site !== 'aquascutum';
  return isFree && quiet ? [...announced, quiet] : announced;
}

interface FlagFacts {
  ageDays: number;
  popularity: number;
  isBig: boolean;
  isQuick: boolean;
  brand: SeedBrand;
  dice: Dice;
}

function flagsOf({ ageDays, popularity, isBig, isQuick, brand, dice }: FlagFacts): ProductFlag[] {
  const isLuxury = brand.site === 'aquascutum';
  const multiple = isLuxury
    ? null
    : dice.pick<ProductFlag | null>(['ONEPLUS', 'NPLUS', 'SETFIX', null, null, null, null, null]);
  const flags: (ProductFlag | null)[] = [
    ageDays <= 90 ? 'NEW' : null,
    popularity > 0.35 ? 'BEST' : null,
    // 1+1 belongs to inexpensive basics; elsewhere it would read as a mistake.
    multiple === 'ONEPLUS' && brand.priceLevel > 0.9 ? 'NPLUS' : multiple,
    isBig ? 'bigSize' : null,
    isQuick ? 'DELIVERY_GUARANTEE' : null,
  ];
  return flags.filter((flag) => flag !== null);
}
