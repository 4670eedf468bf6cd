import sharp from 'sharp';
import { productPictureSize } from '../../../catalogue/pictures/picture-paths.ts';

/** Quality of the photos that the shop keeps, and of those on their way to it, which must not lose twice. */
export const storedQuality = 85;
export const sentQuality = 90;

/** Larger ones would need more memory than they are worth. */
const maximumPixels = 100_000_000;

/** A picture of more than 100 megapixels. */
export class TooLargeError extends Error {}

/**
 * A picture in the size that product pages show at most: upright, in sRGB, on white where it was cut out, without what
 * cameras note. Rejects what is none.
 */
export async function shrinkPicture(picture: Uint8Array, quality: number): Promise<Buffer> {
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (width * height > maximumPixels) throw new TooLargeError();
  return sharp(picture, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ ...productPictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality })
    .toBuffer();
}
