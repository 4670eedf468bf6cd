import sharp from 'sharp';
import { shrinkPicture } from './shrink-picture.ts';

/** Photographs were encoded by the operator's command and then by the shop: they lost twice. */

// Noise: plain ground comes out of a second encoding as it went in.
const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
const photo = sharp({ create: { width: 640, height: 960, channels: 3, background: '#4a72ad', noise } });
const shrunk = () => photo.clone().jpeg().toBuffer().then(shrinkPicture);

it('leaves a picture that was shrunk before as it is', async () => {
  const once = await shrunk();
  expect(Buffer.from(await shrinkPicture(once)).equals(once)).toBe(true);
});

it.each([
  [
    'notes of a camera',
    () =>
      photo
        .clone()
        .resize(1200, 1600)
        .withExif({ IFD0: { Artist: 'a name' } }),
  ],
  ['another size', () => photo.clone().resize(1200, 1599, { fit: 'fill' })],
  ['nothing around the piece', () => photo.clone().resize(1200, 1600).ensureAlpha(0.5)],
])('shrinks a picture of the same format with %s', async (_what, make) => {
  const bytes = await shrinkPicture(await make().webp().toBuffer());
  const { format, width, height, exif, hasAlpha } = await sharp(bytes).metadata();
  const wanted = { format: 'webp', width: 1200, height: 1600, exif: undefined, hasAlpha: false };
  expect({ format, width, height, exif, hasAlpha }).toEqual(wanted);
});

it('refuses one that was cut off on its way', async () => {
  const once = await shrunk();
  await expect(shrinkPicture(once.subarray(0, once.length / 2))).rejects.toThrow();
});
