import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

/** Where on a person a piece is worn or carried. */
export type Part =
  | 'outer'
  | 'top'
  | 'bottom'
  | 'dress'
  | 'shoes'
  | 'bag'
  | 'hat'
  | 'scarf'
  | 'socks'
  | 'belt';

const parts: Readonly<Record<GarmentType, Part>> = {
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
  cap: 'hat',
  beanie: 'hat',
  scarf: 'scarf',
  socks: 'socks',
  sneakers: 'shoes',
  loafers: 'shoes',
  belt: 'belt',
};

/** The part of an outfit that a piece of this type is. */
export const partOf = (type: GarmentType): Part => parts[type];

const body: readonly Part[] = ['outer', 'top', 'bottom', 'dress'];
const overDress: readonly Part[] = ['top', 'bottom'];

/** Whether two parts are worn together as one set: never two alike, no trousers with a dress, no belt with a coat. */
export function goTogether(one: Part, other: Part): boolean {
  if (one === other) return false;
  const isDressed = one === 'dress' || other === 'dress';
  if (isDressed && (overDress.includes(one) || overDress.includes(other))) return false;
  return body.includes(one) === body.includes(other);
}
