/**
 * Photos that a shopper may put to a review. `minimumSide` in px: smaller ones show nothing of the goods, and neither do
 * those whose longer side is more than `maximumRatio` times the shorter.
 */
export const reviewPhotoRules = {
  maximumCount: 5,
  maximumBytes: 8 * 1024 * 1024,
  maximumPixels: 50_000_000,
  minimumSide: 300,
  maximumRatio: 4,
  types: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** How long after it was written a review may be edited (ms). */
export const reviewEditMs = 30 * 86_400_000;

/** Points for a review of goods that were bought and have arrived, by whether it has photos (1 point is 1 KRW). */
export const reviewPoints = { text: 100, photo: 300 } as const;
