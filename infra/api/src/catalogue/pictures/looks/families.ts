import type { GarmentType } from '../picture-spec.ts';

/** Kinds of piece that are worn at the same place, and photographed alike. */
export type Family = 'outer' | 'top' | 'bottom' | 'dress' | 'bag' | 'shoes' | 'small';

const families = {
  'wool-coat': 'outer',
  'trench-coat': 'outer',
  padding: 'outer',
  'padding-vest': 'outer',
  blazer: 'outer',
  'bomber-jacket': 'outer',
  'denim-jacket': 'outer',
  'leather-jacket': 'outer',
  cardigan: 'top',
  'crew-knit': 'top',
  turtleneck: 'top',
  vest: 'top',
  shirt: 'top',
  blouse: 'top',
  't-shirt': 'top',
  'long-sleeve-tee': 'top',
  sweatshirt: 'top',
  hoodie: 'top',
  polo: 'top',
  slacks: 'bottom',
  jeans: 'bottom',
  'wide-pants': 'bottom',
  'jogger-pants': 'bottom',
  shorts: 'bottom',
  'skirt-pleated': 'bottom',
  'skirt-midi': 'bottom',
  dress: 'dress',
  'shirt-dress': 'dress',
  'leather-bag': 'bag',
  'tote-bag': 'bag',
  backpack: 'bag',
  cap: 'small',
  beanie: 'small',
  scarf: 'small',
  socks: 'small',
  sneakers: 'shoes',
  loafers: 'shoes',
  belt: 'small',
} as const satisfies Record<GarmentType, Family>;

/** Types of one family. */
export type TypeOf<Wanted extends Family> = {
  [Type in GarmentType]: (typeof families)[Type] extends Wanted ? Type : never;
}[GarmentType];

export const familyOf = <Type extends GarmentType>(type: Type): (typeof families)[Type] => families[type];
