import { reviewPhotoRules } from '@mall/contracts/domain/review-rules';
import sharp from 'sharp';
import { createError } from '../../platform/http/create-error.ts';

/** Longer side of a photo as it is kept (px); larger ones only fill the disk. */
const storedSide = 1600;
/** Magic bytes of each format and their offsets: sharp reads far more than shoppers may send, drawings among it. */
const magicBytes: readonly (readonly [at: number, bytes: string])[][] = [
  [[0, 'ffd8ff']],
  [[0, '89504e470d0a1a0a']],
  [
    [0, Buffer.from('RIFF').toString('hex')],
    [8, Buffer.from('WEBP').toString('hex')],
  ],
];
/** Whether bytes begin as a JPEG, PNG or WebP picture does. */
export const isPhoto = (sent: Buffer): boolean =>
  magicBytes.some((format) =>
    format.every(([at, bytes]) => sent.subarray(at, at + bytes.length / 2).toString('hex') === bytes),
  );

const broken = () => createError('PHOTO_BROKEN');
const fileType = () => createError('FILE_TYPE');

export interface Photo {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Decodes what a shopper sent and makes a WebP of our own of it: upright, in sRGB, without the camera's notes (place,
 * time, device) or anything hidden behind the picture. Fails with FILE_TYPE, PHOTO_BROKEN, PHOTO_PIXELS, PHOTO_SMALL
 * or PHOTO_RATIO.
 */
export async function readPhoto(sent: Buffer): Promise<Photo> {
  const { maximumPixels, minimumSide, maximumRatio } = reviewPhotoRules;
  // Looked at first, so that no other decoder is ever fed by a stranger.
  if (!isPhoto(sent)) throw fileType();
  // Then the size, so that nothing large is decoded only to be refused.
  const { width, height } = await sharp(sent, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw broken();
    });
  if (width * height > maximumPixels)
    throw createError(
      'PHOTO_PIXELS',
      `사진이 너무 큽니다. ${maximumPixels / 10_000}만 화소 이하의 사진을 올려주세요.`,
    );
  if (Math.min(width, height) < minimumSide)
    throw createError(
      'PHOTO_SMALL',
      `사진이 너무 작습니다. 가로와 세로가 ${minimumSide}px 이상인 사진을 올려주세요.`,
    );
  if (Math.max(width, height) > Math.min(width, height) * maximumRatio)
    throw createError(
      'PHOTO_RATIO',
      `사진이 너무 깁니다. 긴 쪽이 짧은 쪽의 ${maximumRatio}배 이하인 사진을 올려주세요.`,
    );
  const { data, info } = await sharp(sent, { limitInputPixels: maximumPixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize({ width: storedSide, height: storedSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw broken();
    });
  return { bytes: data, width: info.width, height: info.height };
}
