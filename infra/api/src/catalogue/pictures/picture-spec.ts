/** Every kind of piece the catalogue can show. */
export const garmentTypes = [
  'wool-coat',
  'trench-coat',
  'padding',
  'padding-vest',
  'blazer',
  'bomber-jacket',
  'denim-jacket',
  'leather-jacket',
  'cardigan',
  'crew-knit',
  'turtleneck',
  'vest',
  'shirt',
  'blouse',
  't-shirt',
  'long-sleeve-tee',
  'sweatshirt',
  'hoodie',
  'polo',
  'slacks',
  'jeans',
  'wide-pants',
  'jogger-pants',
  'shorts',
  'skirt-pleated',
  'skirt-midi',
  'dress',
  'shirt-dress',
  'leather-bag',
  'tote-bag',
  'backpack',
  'cap',
  'beanie',
  'scarf',
  'socks',
  'sneakers',
  'loafers',
  'belt',
] as const;
export type GarmentType = (typeof garmentTypes)[number];

/** What a piece is made of; decides the surface, how it folds and how it shines. */
export const fabrics = [
  'wool',
  'cotton',
  'denim',
  'knit-rib',
  'knit-cable',
  'knit-fine',
  'linen',
  'nylon',
  'leather',
  'suede',
  'jersey',
  'fleece',
  'canvas',
  'satin',
  'corduroy',
] as const;
export type Fabric = (typeof fabrics)[number];

/** What is woven, knitted or printed into the fabric in the accent colour. */
export const patterns = [
  'solid',
  'stripe',
  'pinstripe',
  'check',
  'gingham',
  'herringbone',
  'melange',
  'colour-block',
] as const;
export type Pattern = (typeof patterns)[number];

/** What a product's name says of its cut, so that its picture shows the same. What it does not say is left to the seed. */
export const cutMarks = [
  'single',
  'double',
  'v-neck',
  'round-neck',
  'zip',
  'pullover',
  'ribbon',
  'round-collar',
  'short-sleeve',
  'long-sleeve',
  'short',
  'half',
  'long',
] as const;
export type CutMark = (typeof cutMarks)[number];

/** `styled` is the piece folded, or laid with a second one. */
export const views = ['front', 'back', 'detail', 'styled'] as const;
export type View = (typeof views)[number];

export interface PictureSpec {
  type: GarmentType;
  fabric: Fabric;
  pattern: Pattern;
  /** Main colour as `#rrggbb`, the option's own. */
  colorHex: string;
  /** Colour of stripes, checks and blocks as `#rrggbb`; derived from the main colour when absent. */
  accentHex?: string;
  cut?: readonly CutMark[];
  /** Whole number; decides pose, folds and small construction choices. */
  seed: number;
  view: View;
}

export interface BannerSpec {
  /** wide 1920x800, tall 900x1200, square 1200x1200 (px). */
  shape: 'wide' | 'tall' | 'square';
  groundHex: string;
  /** Two to four pieces, the main one first; clothes lie before bags, shoes and small things. */
  pieces: Omit<PictureSpec, 'view'>[];
  seed: number;
}

/** Width and height of a colour's fabric chip (px). */
export const chipSize = 240;
/** The banner of card benefits (px). */
export const cardBenefitsSize = { width: 1200, height: 300 };

/** What a colour's fabric chip shows. */
export type ChipSpec = Pick<PictureSpec, 'fabric' | 'pattern' | 'colorHex' | 'accentHex'>;

export interface CardBenefitsSpec {
  /** One to four, each with its colour as `#rrggbb` and the fewest and most months without interest. */
  cards: readonly { hex: string; months: readonly [number, number] }[];
}
