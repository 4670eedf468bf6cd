import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

type Kinds = readonly GarmentType[];

/** Kinds of garments that headlines speak of. */
export const outer: Kinds = [
  'wool-coat',
  'trench-coat',
  'padding',
  'padding-vest',
  'blazer',
  'bomber-jacket',
  'denim-jacket',
];
export const knit: Kinds = ['crew-knit', 'turtleneck', 'cardigan', 'vest'];
export const office: Kinds = ['blazer', 'shirt', 'blouse', 'slacks', 'skirt-midi', 'trench-coat'];
export const weekend: Kinds = ['sweatshirt', 'hoodie', 'jeans', 'wide-pants', 't-shirt', 'long-sleeve-tee'];
export const clothes: Kinds = [
  ...outer,
  ...knit,
  ...office,
  ...weekend,
  'dress',
  'polo',
  'shorts',
  'skirt-pleated',
];
export const warm: Kinds = ['wool-coat', 'padding', 'scarf', 'beanie', 'turtleneck'];
export const smallThings: Kinds = ['cap', 'scarf', 'leather-bag', 'tote-bag', 'belt'];
export const date: Kinds = ['dress', 'cardigan', 'crew-knit', 'wool-coat', 'slacks', 'loafers'];
export const campus: Kinds = ['sweatshirt', 'hoodie', 'jeans', 'backpack', 'sneakers', 'denim-jacket'];
export const oneMile: Kinds = ['jogger-pants', 'sweatshirt', 'hoodie', 't-shirt', 'cap'];
export const formal: Kinds = [
  'dress',
  'blouse',
  'blazer',
  'skirt-midi',
  'wool-coat',
  'loafers',
  'leather-bag',
];
export const gear: Kinds = [
  'bomber-jacket',
  'padding',
  'padding-vest',
  'jogger-pants',
  'backpack',
  'cap',
  'beanie',
];
export const light: Kinds = [
  't-shirt',
  'polo',
  'shirt',
  'blouse',
  'dress',
  'shirt-dress',
  'shorts',
  'wide-pants',
  'slacks',
];
/** Outer wear of spring and autumn. */
export const lightOuter: Kinds = ['trench-coat', 'blazer', 'bomber-jacket', 'denim-jacket'];
export const between: Kinds = [...lightOuter, 'cardigan', 'vest'];
