import { type Family, familyOf } from '@mall/api/catalogue/pictures/looks/families';
import type { Fabric, GarmentType, PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import { lightness } from '../color.ts';
import type { Random } from '../random.ts';

/**
 * Small things are drawn larger than clothes so that their parts hold; side by side
 * with clothes they are brought closer to their real size, though not all the way.
 */
const relativeSizes: Record<Family, number> = {
  outer: 1,
  top: 1,
  bottom: 1,
  dress: 1,
  bag: 0.66,
  shoes: 0.46,
  small: 0.62,
};

/** How large a piece may be next to clothes at the given scale. */
export function scaleBeside(type: GarmentType, scale: number): number {
  return relativeSizes[familyOf(type)] * (type === 'scarf' ? 1.5 : 1) * scale;
}

type Offer = readonly [type: GarmentType, fabric: Fabric, colors: readonly [string, ...string[]]];

const neutrals = ['#ece5d6', '#3a3d44', '#b9ab92', '#8d9096'] as const;
const bottoms: readonly [Offer, ...Offer[]] = [
  ['jeans', 'denim', ['#7d9cc0', '#3c5274']],
  ['slacks', 'wool', ['#33353b', '#b6a68b', '#6a6358']],
  ['wide-pants', 'cotton', ['#ded3bd', '#41464f']],
];
const tops: readonly [Offer, ...Offer[]] = [
  ['crew-knit', 'knit-fine', neutrals],
  ['shirt', 'cotton', ['#e6ecf3', '#f4f2ec']],
  ['t-shirt', 'jersey', ['#f4f3ef', '#2b2d31']],
];
const goods: readonly [Offer, ...Offer[]] = [
  ['leather-bag', 'leather', ['#2a211d', '#7b4a2c']],
  ['tote-bag', 'canvas', ['#ece5d4']],
  ['loafers', 'leather', ['#2b1d18', '#5c3522']],
  ['sneakers', 'leather', ['#f3f1ec']],
];
const soft: readonly [Offer, ...Offer[]] = [
  ['crew-knit', 'knit-rib', neutrals],
  ['sweatshirt', 'fleece', neutrals],
  ['long-sleeve-tee', 'jersey', ['#efece4', '#42464d']],
];

const offers: Record<Family, readonly [Offer, ...Offer[]]> = {
  outer: goods,
  top: bottoms,
  bottom: tops,
  dress: goods,
  bag: soft,
  shoes: [
    ['jeans', 'denim', ['#7d9cc0', '#3c5274']],
    ['slacks', 'wool', ['#4a4c52', '#b6a68b']],
  ],
  small: soft,
};

/** A quiet second piece that suits the first and stands apart from it in lightness. */
export function companionOf(spec: PictureSpec, random: Random): PictureSpec {
  return chosen(offers[familyOf(spec.type)], spec, random);
}

/** What to wear a piece with, above it. */
export function topFor(spec: PictureSpec, random: Random): PictureSpec {
  return chosen(tops, spec, random);
}

/** What to wear a piece with, below it. */
export function bottomFor(spec: PictureSpec, random: Random): PictureSpec {
  return chosen(bottoms, spec, random);
}

function chosen(from: readonly [Offer, ...Offer[]], spec: PictureSpec, random: Random): PictureSpec {
  const [type, fabric, colors] = random.pick(from);
  const own = lightness(spec.colorHex);
  const apart = colors.filter((color) => Math.abs(lightness(color) - own) > 0.22);
  const colorHex = apart[Math.floor(random.next() * apart.length)] ?? colors[0];
  return { type, fabric, pattern: 'solid', colorHex, seed: spec.seed + 17, view: 'front' };
}
