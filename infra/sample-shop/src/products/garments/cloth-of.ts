import type { Material } from './garment-kind.ts';

/** Kinds of cloth that are spoken of in the same words. */
export type Cloth =
  | 'hide'
  | 'vegan'
  | 'suede'
  | 'denim'
  | 'knit'
  | 'wool'
  | 'linen'
  | 'down'
  | 'nylon'
  | 'satin'
  | 'corduroy'
  | 'fleece'
  | 'jersey'
  | 'cotton'
  | 'canvas';

const families: Readonly<Record<Material['fabric'], Cloth>> = {
  leather: 'hide',
  suede: 'suede',
  denim: 'denim',
  'knit-cable': 'knit',
  'knit-rib': 'knit',
  'knit-fine': 'knit',
  wool: 'wool',
  linen: 'linen',
  nylon: 'nylon',
  satin: 'satin',
  corduroy: 'corduroy',
  fleece: 'fleece',
  jersey: 'jersey',
  cotton: 'cotton',
  canvas: 'canvas',
};

/** What a material is spoken of as: filled nylon is down, leather of polyurethane no hide. */
export function clothOf({ fabric, blend }: Pick<Material, 'fabric' | 'blend'>): Cloth {
  if (blend.includes('충전재')) return 'down';
  if (fabric === 'leather' && !blend.includes('가죽')) return 'vegan';
  return families[fabric];
}
