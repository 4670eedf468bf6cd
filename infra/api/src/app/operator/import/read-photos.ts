import { createHash } from 'node:crypto';
import type { ImportedProduct } from './check-catalogue.ts';
import { shrinkPicture, TooLargeError } from './shrink-picture.ts';

export interface Photo {
  sha256: string;
  bytes: Buffer;
}

/** Photos by file name, in the shop's size; what is no picture is a fault. */
export async function readPhotos(
  products: readonly ImportedProduct[],
  files: Record<string, string>,
  faults: string[],
): Promise<Map<string, Photo>> {
  const photos = new Map<string, Photo>();
  for (const { line, picture } of products.flatMap((product) => product.options)) {
    const file = files[picture];
    if (picture === '' || file === undefined || photos.has(picture)) continue;
    try {
      const bytes = await shrinkPicture(Buffer.from(file, 'base64'));
      photos.set(picture, { sha256: createHash('sha256').update(bytes).digest('hex'), bytes });
    } catch (error) {
      faults.push(
        `line ${line}: ${picture} ${error instanceof TooLargeError ? 'has more than 100 megapixels' : 'is not a picture'}`,
      );
    }
  }
  return photos;
}
