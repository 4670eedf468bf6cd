import sharp, { type WebpOptions } from 'sharp';
import { productPictureSize } from '../../../catalogue/pictures/picture-paths.ts';

/** How the shop keeps photos. */
export const asStored: WebpOptions = { quality: 85 };
/** How they travel to it: better, as they must not lose twice, and made in half of the time. */
export const asSent: WebpOptions = { quality: 90, effort: 2 };

/** Larger ones would need more memory than they are worth. */
const maximumPixels = 100_000_000;

/** A picture of more than 100 megapixels. */
export class TooLargeError extends Error {}

/**
 * A picture in the size that product pages show at most: upright, in sRGB, on white where it was cut out, without what
 * cameras note. Rejects what is none.
 */
export async function shrinkPicture(picture: Uint8Array, form: WebpOptions): Promise<Buffer> {
  const { width, height } = await sharp(picture, { limitInputPixels: false }).metadata();
  if (width * height > maximumPixels) throw new TooLargeError();
  return sharp(picture, { limitInputPixels: maximumPixels })
    .rotate()
    .resize({ ...productPictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp(form)
    .toBuffer();
}
