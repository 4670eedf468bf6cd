import type { PictureSpec, View } from '@mall/api/catalogue/pictures/picture-spec';
import sharp from 'sharp';
import { drawGarment } from '../draw-garment.ts';
import { frameOf, packWebm } from './webm.ts';

/** What a clip shows, and how far it goes near: a part of the picture's width, at the beginning and at the end. */
const shots: readonly { view: View; from: number; to: number }[] = [
  { view: 'front', from: 1, to: 0.8 },
  { view: 'detail', from: 0.85, to: 1 },
  { view: 'back', from: 1, to: 0.85 },
];
const framesPerShot = 22;
const framesPerSecond = 12;
const quality = 62;

/** A clip of a few seconds: the garment from the front, from near and from behind, each in a slow move. */
export async function drawClip(spec: Omit<PictureSpec, 'view'>, width: number): Promise<Buffer> {
  const height = (width * 4) / 3;
  const frames: Buffer[] = [];
  for (const { view, from, to } of shots) {
    const picture = sharp(Buffer.from(drawGarment({ ...spec, view }, width * 1.25)));
    const { data, info } = await picture.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    for (let frame = 0; frame < framesPerShot; frame += 1) {
      const share = from + ((to - from) * frame) / (framesPerShot - 1);
      const [w, h] = [Math.round(info.width * share), Math.round(info.height * share)];
      const left = Math.round((info.width - w) / 2);
      const top = Math.round((info.height - h) / 2);
      const webp = await sharp(data, { raw: info })
        .extract({ left, top, width: w, height: h })
        .resize(width, height)
        .webp({ quality, effort: 1 })
        .toBuffer();
      frames.push(frameOf(webp));
    }
  }
  return packWebm({ frames, width, height, framesPerSecond });
}
