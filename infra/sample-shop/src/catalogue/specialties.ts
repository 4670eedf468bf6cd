import type { GarmentType } from '@mall/api/catalogue/pictures/picture-spec';

interface Specialty {
  types: readonly GarmentType[];
  /** How much of what the brand sells is of these, 0 to 1. */
  share: number;
}

const coats: readonly GarmentType[] = ['wool-coat', 'trench-coat'];

/** What brands are known for, by `brand_id`; the others sell a little of everything. */
export const specialties: Readonly<Record<number, Specialty>> = {
  2: { types: ['blazer', 'slacks', 'shirt', 'wool-coat', 'belt'], share: 0.7 },
  4: { types: ['blazer', 'blouse', 'slacks', 'skirt-midi', 'dress', 'trench-coat'], share: 0.7 },
  5: { types: ['crew-knit', 'cardigan', 'skirt-pleated', 'sweatshirt', 't-shirt', 'jeans'], share: 0.4 },
  6: { types: ['sweatshirt', 'hoodie', 't-shirt', 'jogger-pants'], share: 0.5 },
  8: { types: ['t-shirt', 'long-sleeve-tee', 'sweatshirt', 'jogger-pants'], share: 0.75 },
  9: { types: ['backpack', 'jogger-pants', 'cap', 'padding-vest', 'bomber-jacket'], share: 0.5 },
  16: { types: ['hoodie', 'sweatshirt', 'bomber-jacket', 'wide-pants', 'cap'], share: 0.5 },
  17: { types: ['crew-knit', 'turtleneck', 'cardigan', 'padding', 'wool-coat'], share: 0.5 },
  20: { types: ['jeans', 'denim-jacket'], share: 0.85 },
  21: { types: ['crew-knit', 'slacks', 'wide-pants', 'shirt', 'blazer'], share: 0.4 },
  22: { types: ['leather-bag', 'belt', 'loafers', 'leather-jacket'], share: 0.85 },
  23: { types: ['sneakers', 'loafers'], share: 0.85 },
  25: { types: [...coats, 'padding', 'padding-vest', 'bomber-jacket'], share: 0.85 },
  26: { types: ['cap', 'beanie', 'scarf', 'socks'], share: 0.8 },
  27: { types: ['leather-bag', 'scarf', 'belt'], share: 0.85 },
  28: { types: [...coats, 'blazer', 'shirt', 'crew-knit', 'scarf'], share: 0.6 },
};
