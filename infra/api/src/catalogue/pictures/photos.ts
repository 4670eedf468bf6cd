import * as z from 'zod';

const photosSchema = z.object({
  photos: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** Place in the picture store of a photo with this content. */
export function photoKey(sha256: string): string {
  return `photos/${sha256}.webp`;
}

/** Place of the photo that a product has in a colour, whatever the view; null where the shop draws it. */
export function photoOf(garment: unknown, colorId: number): string | null {
  // Every card of a list asks, and nearly every piece is drawn.
  if (typeof garment !== 'object' || garment === null || !('photos' in garment)) return null;
  const parsed = photosSchema.safeParse(garment);
  const sha256 = parsed.success ? parsed.data.photos[String(colorId)] : undefined;
  return sha256 === undefined ? null : photoKey(sha256);
}
