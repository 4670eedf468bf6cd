/** Widths in px that the image service makes (spec 9), after smaller ones for thumbnails. */
export const imageWidths = [96, 160, 240, 320, 480, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Address of a picture in the image service, scaled to `width` px. */
export function imageUrl(path: string, width: ImageWidth, quality = 75): string {
  return `/_img?src=${encodeURIComponent(path)}&w=${width}&q=${quality}`;
}

/** Widths worth asking for: none above the first that holds the original of `originalWidth` px. */
export function usefulWidths(originalWidth: number): readonly ImageWidth[] {
  const last = imageWidths.findIndex((width) => width >= originalWidth);
  return last === -1 ? imageWidths : imageWidths.slice(0, last + 1);
}

/** The `srcset` of a picture. */
export function imageSrcSet(path: string, originalWidth: number, quality = 75): string {
  return usefulWidths(originalWidth)
    .map((width) => `${imageUrl(path, width, quality)} ${width}w`)
    .join(', ');
}
