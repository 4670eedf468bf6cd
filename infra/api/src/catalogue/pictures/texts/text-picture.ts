import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { isPhoto } from '../read-photo.ts';

/** Width of a picture as it is kept, px; the widest column of a text on a screen of two pixels to one. */
const storedWidth = 2000;
/** Longest side that WebP can hold, px. */
const maximumSide = 16_383;
/** Larger ones would need more memory than they are worth. */
const maximumPixels = 100_000_000;
const minimumSide = 16;
const quality = 85;
/** A photograph is made larger at most so many times; more looks blurred. */
const largestGrowth = 2;

/** Bytes of a file that is taken. */
export const maximumPictureBytes = 30_000_000;

/** A picture for texts, as it is kept. */
export interface TextPicture {
  bytes: Buffer;
  width: number;
  height: number;
  /** Of the kept bytes: the same picture has one address. */
  sha256: string;
}

/** Why a file is no picture for a text, in words for the operator. */
export class PictureRefused extends Error {}

/** Width and height in px. */
interface Size {
  width: number;
  height: number;
}

/**
 * A file that an operator gives as a WebP of our own: upright, in sRGB, transparent where it was, without the camera's
 * notes. Its type is read from its bytes and not from its name. With `cut` it is cut to that size around what the eye
 * looks at first; a smaller one is made larger, up to twice its size.
 * @throws PictureRefused
 */
export async function readTextPicture(given: Buffer, cut?: Size): Promise<TextPicture> {
  if (given.length > maximumPictureBytes)
    throw new PictureRefused(`is larger than ${maximumPictureBytes / 1_000_000} MB`);
  if (!isPhoto(given)) throw new PictureRefused('is not a JPEG, PNG or WebP picture');
  const broken = () => {
    throw new PictureRefused('is damaged');
  };
  const { autoOrient } = await sharp(given, { limitInputPixels: false }).metadata().catch(broken);
  const { width, height } = autoOrient;
  if (width * height > maximumPixels) throw new PictureRefused('has more than 100 megapixels');
  if (Math.min(width, height) < minimumSide)
    throw new PictureRefused(`is smaller than ${minimumSide} px on a side`);
  const least = cut && { width: cut.width / largestGrowth, height: cut.height / largestGrowth };
  if (least && (width < least.width || height < least.height))
    throw new PictureRefused(
      `has ${width} × ${height} px; it needs ${least.width} × ${least.height}, and is sharp from ${cut.width} × ${cut.height}`,
    );
  const fitted = cut
    ? { ...cut, fit: 'cover' as const, position: 'attention' as const }
    : { width: storedWidth, height: maximumSide, fit: 'inside' as const, withoutEnlargement: true };
  const { data, info } = await sharp(given, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(fitted)
    .toColourspace('srgb')
    .webp({ quality })
    .toBuffer({ resolveWithObject: true })
    .catch(broken);
  const sha256 = createHash('sha256').update(data).digest('hex');
  return { bytes: data, width: info.width, height: info.height, sha256 };
}

/** Place in the picture store. */
export const textPictureKey = (sha256: string): string => `texts/${sha256}.webp`;

/** Its one address: the name changes with what is shown, so that it is kept for ever. */
export const textPicturePath = (sha256: string): string => `/media/${textPictureKey(sha256)}?v=1`;
