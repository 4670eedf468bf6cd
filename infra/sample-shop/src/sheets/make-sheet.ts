import type { PictureSpec } from '@mall/api/catalogue/pictures/picture-spec';
import sharp from 'sharp';
import { drawGarment } from '../drawing/draw-garment.ts';
import { rasterise } from '../drawing/rasterise.ts';

interface Sheet {
  columns: number;
  /** Width of one picture, px; three wide to four tall. */
  width: number;
}

/** Width that pictures are drawn at before they are made small, px: what lists show. */
const drawnWidth = 480;

/** Lays pictures beside each other, in rows; the same specs give the same bytes. */
export async function makeSheet(specs: readonly PictureSpec[], { columns, width }: Sheet): Promise<Buffer> {
  const height = Math.round((width * 4) / 3);
  const tiles = [];
  for (const [index, spec] of specs.entries()) {
    const drawn = await rasterise(drawGarment(spec, drawnWidth), drawnWidth, 0);
    const input = await sharp(drawn).resize(width, height).raw().toBuffer();
    const [left, top] = [(index % columns) * width, Math.floor(index / columns) * height];
    tiles.push({ input, left, top, raw: { width, height, channels: 3 as const } });
  }
  const size = { width: columns * width, height: Math.ceil(specs.length / columns) * height };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .webp({ quality: 62, effort: 6 })
    .toBuffer();
}
