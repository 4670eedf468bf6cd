import path from 'node:path';
import type { ShareShape } from '@mall/contracts/domain/catalogue/share-picture';
import { formatWon } from '@mall/contracts/domain/money';
import sharp, { type OverlayOptions } from 'sharp';
import { escapeXml } from '../../engines/escape-xml.ts';

/** What a share picture says of a product. */
export interface SharedProduct {
  brand: string;
  name: string;
  /** Guest prices, KRW. */
  lastPrice: number;
  retailPrice: number;
  /** As cards say it, %. */
  discountRate: number;
  /** Name of the shop, at the foot. */
  site: string;
}

const ink = '#111111';
const quiet = '#6f6f6f';
const sale = '#d6322b';
const quality = 86;
/** Width to height of a product's picture. */
const pictureRatio = 3 / 4;

interface Line {
  text: string;
  face: 'Bold' | 'Medium';
  /** Height of the type as a share of the picture's. */
  size: number;
  /** Most lines of text. */
  lines: number;
}

/** Pango's markup: coloured, escaped. */
const word = (text: string, colour: string, attributes = '') =>
  `<span foreground="${colour}"${attributes}>${escapeXml(text)}</span>`;

function linesOf({ brand, name, lastPrice, retailPrice, discountRate }: SharedProduct): Line[] {
  const isReduced = retailPrice > lastPrice;
  return [
    { text: word(brand, ink), face: 'Bold', size: 0.045, lines: 1 },
    { text: word(name, ink), face: 'Medium', size: 0.062, lines: 3 },
    ...(isReduced
      ? [
          {
            text: word(formatWon(retailPrice), quiet, ' strikethrough="true"'),
            face: 'Medium' as const,
            size: 0.045,
            lines: 1,
          },
        ]
      : []),
    {
      text: `${isReduced && discountRate > 0 ? `${word(`${discountRate}%`, sale)} ` : ''}${word(formatWon(lastPrice), ink)}`,
      face: 'Bold',
      size: 0.078,
      lines: 1,
    },
  ];
}

/** A product as messengers show it: its picture at the left, brand, name and price beside it. JPEG. */
export async function drawSharePicture(
  product: SharedProduct,
  picture: Buffer,
  { width, height }: ShareShape,
  fontFolder: string,
): Promise<Buffer> {
  const margin = Math.round(height * 0.08);
  const pictureWidth = Math.round(height * pictureRatio);
  const textWidth = width - pictureWidth - 2 * margin;
  const set = (line: Line) => setText(line, { height, width: textWidth, fontFolder });
  const blocks = await Promise.all(linesOf(product).map(set));
  const gap = Math.round(height * 0.035);
  const foot = await set({ text: word(product.site, quiet), face: 'Bold', size: 0.036, lines: 1 });
  const total = blocks.reduce((sum, { info }) => sum + info.height + gap, -gap);
  let top = Math.max(margin, Math.round((height - foot.info.height - margin - total) / 2));
  const left = pictureWidth + margin;
  const parts: OverlayOptions[] = [
    {
      input: await sharp(picture).resize(pictureWidth, height, { fit: 'cover' }).toBuffer(),
      left: 0,
      top: 0,
    },
    { input: foot.data, left, top: height - margin - foot.info.height },
  ];
  for (const { data, info } of blocks) {
    if (top + info.height > height) break;
    parts.push({ input: data, left, top });
    top += info.height + gap;
  }
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();
}

interface Measures {
  height: number;
  width: number;
  fontFolder: string;
}

/** A block of text, cut to its most lines. */
async function setText({ text, face, size, lines }: Line, { height, width, fontFolder }: Measures) {
  const pixels = Math.round(height * size);
  const made = await sharp({
    text: {
      text,
      // At 72 dpi a point is a pixel.
      font: `Pretendard ${face} ${pixels}`,
      fontfile: path.join(fontFolder, `Pretendard-${face}.otf`),
      dpi: 72,
      width,
      wrap: 'word-char',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  const most = Math.round(pixels * 1.35 * lines);
  if (made.info.height <= most && made.info.width <= width) return made;
  return sharp(made.data)
    .extract({
      left: 0,
      top: 0,
      width: Math.min(made.info.width, width),
      height: Math.min(made.info.height, most),
    })
    .png()
    .toBuffer({ resolveWithObject: true });
}
