import type { Picture } from '@mall/contracts/api/catalogue/product-card';
import type { Row } from '../../platform/database/schema/schema.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/** How long an address of a claim's photo opens it (ms): as long as a page is looked at. */
const openMs = 3_600_000;
const context = 'claim-photo';

interface Seen {
  secretBox: SecretBox;
  now: Date;
}

/**
 * A claim's photo at an address that only the shop can make, and that ends: browsers fetch pictures without saying who
 * looks (decision 159).
 */
export function claimPhotoPicture(
  { photo_id, width, height }: Row<'claim_photos', 'photo_id' | 'width' | 'height'>,
  index: number,
  { secretBox, now }: Seen,
): Picture {
  const ticket = secretBox.seal(`${photo_id} ${now.getTime() + openMs}`, context);
  return { path: `/media/claims/${ticket}`, alt: `첨부 사진 ${index + 1}`, width, height };
}

/** The photo that an address opens now; null for what the shop did not make, and for one that has ended. */
export function openedPhoto(ticket: string, { secretBox, now }: Seen): string | null {
  const [photoId, until] = secretBox.open(ticket, context)?.split(' ') ?? [];
  return photoId && Number(until) > now.getTime() ? photoId : null;
}
