import sharp from 'sharp';

// Several pictures are put into pixels at once: a thread each is enough.
// What the image library would keep is never asked for again.
sharp.concurrency(1);
sharp.cache(false);

const userUnitsPerInch = 72;

/**
 * Turns a drawn SVG document into WebP of the given width (px), keeping its proportion.
 * The document is drawn straight at the wanted size. The same SVG gives the same bytes.
 * @param effort how hard to pack, 0 (quick) to 6 (small)
 */
export async function rasterise(svg: string, width: number, effort = 2): Promise<Buffer> {
  const drawnWidth = Number(/^<svg[^>]* width="(\d+)"/.exec(svg)?.[1] ?? width);
  const density = Math.max(1, (userUnitsPerInch * width) / drawnWidth);
  return sharp(Buffer.from(svg), { density })
    .resize({ width })
    .removeAlpha()
    .webp({ quality: 82, effort })
    .toBuffer();
}
