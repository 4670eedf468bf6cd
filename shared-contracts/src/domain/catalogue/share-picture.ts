/** What messengers and social networks show of a shared product, px: Open Graph's shape, and KakaoTalk's. */
export const shareShapes = [
  { name: '1200x630', width: 1200, height: 630 },
  { name: '800x400', width: 800, height: 400 },
] as const;

export type ShareShape = (typeof shareShapes)[number];

/** The address of a product's share picture; `version` changes with what it shows. */
export const sharePictureAddress = (productId: number, { name }: ShareShape, version: string): string =>
  `/_share/products/${productId}-${name}.jpg?v=${version}`;
