import type { GoodsKind } from '@mall/contracts/domain/catalogue/goods-kind';
import { type GarmentType, garmentTypes } from '../../pictures/picture-spec.ts';

const kinds: Record<GarmentType, GoodsKind> = {
  'wool-coat': 'COAT',
  'trench-coat': 'COAT',
  padding: 'OUTER',
  'padding-vest': 'VEST',
  blazer: 'OUTER',
  'bomber-jacket': 'OUTER',
  'denim-jacket': 'OUTER',
  'leather-jacket': 'OUTER',
  cardigan: 'TOP',
  'crew-knit': 'TOP',
  turtleneck: 'TOP',
  vest: 'VEST',
  shirt: 'TOP',
  blouse: 'TOP',
  't-shirt': 'SHORT_TOP',
  'long-sleeve-tee': 'TOP',
  sweatshirt: 'TOP',
  hoodie: 'TOP',
  polo: 'SHORT_TOP',
  slacks: 'BOTTOM',
  jeans: 'BOTTOM',
  'wide-pants': 'BOTTOM',
  'jogger-pants': 'BOTTOM',
  shorts: 'SHORTS',
  'skirt-pleated': 'SKIRT',
  'skirt-midi': 'SKIRT',
  dress: 'DRESS',
  'shirt-dress': 'DRESS',
  'leather-bag': 'BAG',
  'tote-bag': 'TOTE',
  backpack: 'BACKPACK',
  cap: 'CAP',
  beanie: 'BEANIE',
  scarf: 'SCARF',
  socks: 'SOCKS',
  sneakers: 'SHOES',
  loafers: 'SHOES',
  belt: 'BELT',
};

const isGarmentType = (type: unknown): type is GarmentType => garmentTypes.some((known) => known === type);

/** What a product's garment is as far as its measures go; undefined for one without a name. */
export function goodsKindOf(garment: unknown): GoodsKind | undefined {
  const type = typeof garment === 'object' && garment !== null && 'type' in garment ? garment.type : null;
  return isGarmentType(type) ? kinds[type] : undefined;
}
