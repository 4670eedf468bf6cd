/** Widths in px that are offered to browsers, out of those that the image service makes (spec 9): each about half as large again. */
const imageWidths = [96, 160, 240, 320, 480, 750, 1080, 1920, 3840] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** The layout grows no wider than this, and screens are hardly narrower than that, px. */
const widestPage = 1920;
const narrowestPage = 360;
/** Pixels of a screen for one px of the layout; more cannot be seen. */
const sharpestScreen = 2;
/** Share of the pixels of a screen that a picture may have without looking soft. */
const sharpEnough = 0.95;

/** Address of a picture in the image service, scaled to `width` px. `path` is one of the media store. */
export function imageUrl(path: string, width: ImageWidth): string {
  return scaled(encodeURI(path), width);
}

const scaled = (encodedPath: string, width: ImageWidth) => `/_img/${width}${encodedPath}`;

/** Bounds in px of how wide a picture is laid out, by its `sizes`: `(min-width: 640px) 33vw, 50vw`, largest screen first. */
function layoutBounds(sizes: string): { narrowest: number; widest: number } {
  let below = widestPage;
  const lengths = sizes.split(',').flatMap((entry) => {
    const above = Number(/min-width: (\d+)px/.exec(entry)?.[1] ?? narrowestPage);
    const [, amount = '100', unit] = /([\d.]+)(px|vw)\s*$/.exec(entry) ?? [];
    const ends =
      unit === 'px' ? [Number(amount)] : [above, below].map((page) => (page * Number(amount)) / 100);
    below = above;
    return ends;
  });
  return { narrowest: Math.min(...lengths), widest: Math.max(...lengths) * sharpestScreen };
}

const known = new Map<string, readonly ImageWidth[]>();

/** Widths worth offering for a picture of `originalWidth` px in a layout of `sizes`: none that no screen would take. */
export function usefulWidths(originalWidth: number, sizes: string): readonly ImageWidth[] {
  const key = `${originalWidth} ${sizes}`;
  const found = known.get(key);
  if (found) return found;
  const { narrowest, widest } = layoutBounds(sizes);
  const enough = Math.min(originalWidth, widest) * sharpEnough;
  const last = imageWidths.findIndex((width) => width >= enough);
  const upTo = last === -1 ? imageWidths : imageWidths.slice(0, last + 1);
  const widths = upTo.filter((width, index) => width >= narrowest || index === upTo.length - 1);
  known.set(key, widths);
  return widths;
}

/** The `srcset` of a picture. */
export function imageSrcSet(path: string, originalWidth: number, sizes: string): string {
  const encoded = encodeURI(path);
  return usefulWidths(originalWidth, sizes)
    .map((width) => `${scaled(encoded, width)} ${width}w`)
    .join(', ');
}
