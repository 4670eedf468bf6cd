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
export const cutTraits = [
  // Closure.
  'single',
  'double',
  'zip',
  'pullover',
  'robe',
  'balmacaan',
  'chesterfield',
  'rider',
  // Neck and collar.
  'v-neck',
  'round-neck',
  'boat-neck',
  'half-neck',
  'stand-neck',
  'hooded',
  'ribbon',
  'round-collar',
  'wide-collar',
  'button-down',
  'band-collar',
  // Sleeve.
  'short-sleeve',
  'long-sleeve',
  'raglan',
  'drop-shoulder',
  // Length.
  'crop',
  'short',
  'half',
  'midi',
  'long',
  'maxi',
  // Room.
  'slim',
  'relaxed',
  'semi-over',
  'over',
  // Legs.
  'straight',
  'tapered',
  'wide',
  'semi-wide',
  'semi-baggy',
  'boot-cut',
  'cargo',
  'high-waist',
  'one-tuck',
  'two-tuck',
  'pin-tuck',
  'elastic',
  // Skirts.
  'a-line',
  'h-line',
  'flared',
  'wrap',
  'slit',
  'asymmetric',
  // What is sewn on.
  'belted',
  'string',
  'pocket',
  'quilted',
  'puffer',
  'logo',
  'washed',
  'selvedge',
  'reversible',
  'shirred',
  'pin-buckle',
  // Bags.
  'mini',
  'square',
  'top-handle',
  'flap',
  'hobo',
  'shoulder',
  'crossbody',
  'tote',
  'big',
  'two-way',
  // Shoes and small things.
  'chunky',
  'high-top',
  'retro',
  'runner',
  'court',
  'penny',
  'tassel',
  'watch',
  'fringe',
  'ribbed',
] as const;
export type CutTrait = (typeof cutTraits)[number];

/** The gallery of a product: `worn` is the piece on a dress form, `styled` is it folded, or laid with a second one. */
export const views = ['front', 'worn', 'back', 'detail', 'styled'] as const;
/** Shoppers' photos of a sample review: where and in what light they are taken at home. */
export const snapViews = ['snap-floor', 'snap-hanger', 'snap-mirror'] as const;
export type View = (typeof views)[number] | (typeof snapViews)[number];

export interface PictureSpec {
  type: GarmentType;
  fabric: Fabric;
  pattern: Pattern;
  /** Main colour as `#rrggbb`, the option's own. */
  colorHex: string;
  /** Colour of stripes, checks and blocks as `#rrggbb`; derived from the main colour when absent. */
  accentHex?: string;
  cut?: readonly CutTrait[];
  /** Key of the brand's look (label, metal, ground), known to the drawing only; one without looks like nobody's. */
  maker?: string;
  /** Whole number; decides pose, folds and small construction choices. */
  seed: number;
  view: View;
}

export interface BannerSpec {
  /** wide 1920x800, tall 900x1200, square 1200x1200 (px). */
  shape: 'wide' | 'tall' | 'square';
  groundHex: string;
  /** `arranged` lays pieces side by side, `outfit` as one look: each where it is worn. */
  layout: 'arranged' | 'outfit';
  /** One to five pieces, the main one first; clothes lie before bags, shoes and small things. */
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
