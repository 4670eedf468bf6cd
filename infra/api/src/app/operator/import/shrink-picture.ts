import sharp, { type Metadata } from 'sharp';
import { productPictureSize } from '../../../catalogue/pictures/picture-paths.ts';

/** Larger ones would need more memory than they are worth. */
const maximumPixels = 100_000_000;

/** A picture of more than 100 megapixels. */
export class TooLargeError extends Error {}

/** Whether a picture is what `shrinkPicture` makes: encoded again, it would lose twice and take the time twice. */
const isShrunk = ({ format, width, height, pages = 1, hasAlpha, ...notes }: Metadata) =>
  format === 'webp' &&
  width === productPictureSize.width &&
  height === productPictureSize.height &&
  pages === 1 &&
  !hasAlpha &&
  [notes.exif, notes.icc, notes.iptc, notes.xmp, notes.orientation].every((note) => note === undefined);

/**
 * Resizes a picture to the largest size of product pages: upright, sRGB, transparency on white, metadata stripped. A
 * picture that is so already stays byte for byte. Rejects a file that is no picture.
 */
export async function shrinkPicture(picture: Buffer): Promise<Buffer> {
  const metadata = await sharp(picture, { limitInputPixels: false }).metadata();
  if (metadata.width * metadata.height > maximumPixels) throw new TooLargeError();
  const given = sharp(picture, { limitInputPixels: maximumPixels });
  if (isShrunk(metadata)) {
    // One that was cut off is found by decoding it.
    await given.raw().toBuffer();
    return picture;
  }
  return given
    .rotate()
    .resize({ ...productPictureSize, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
}
