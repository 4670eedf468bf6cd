import { reviewPoints } from '@mall/contracts/domain/review-rules';
import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { enterPoints, pointBalance } from './point-ledger.ts';

const givenKey = (lineId: number) => `REVIEW:${lineId}`;
const takenKey = (lineId: number) => `REVIEW_TAKEN:${lineId}`;

interface ReviewedLine {
  memberId: number;
  orderId: string;
  /** The line as it was ordered, whichever part of it was reviewed. */
  lineId: number;
  now: Date;
}

/**
 * Credits a member for the review of a line, inside a transaction; returns how many points. A line brings points once,
 * also when its review is deleted and written again.
 */
export async function giveReviewPoints(
  tx: Db,
  { memberId, orderId, lineId, now }: ReviewedLine,
  hasPhotos: boolean,
): Promise<number> {
  const amount = hasPhotos ? reviewPoints.photo : reviewPoints.text;
  const entry = { memberId, key: givenKey(lineId), reason: 'REVIEW' as const, orderId };
  return (await enterPoints(tx, { ...entry, amount, now })) ? amount : 0;
}

/**
 * Takes back what a line's review brought, inside a transaction, as far as the balance reaches; returns how many points.
 * Nothing when it brought none or they were taken already.
 */
export async function takeReviewPointsBack(
  tx: Db,
  { memberId, orderId, lineId, now }: ReviewedLine,
): Promise<number> {
  const given = await tx
    .selectFrom('point_entries')
    .select('amount')
    .where('entry_key', '=', givenKey(lineId))
    .executeTakeFirst();
  if (!given) return 0;
  // Locked, so that points spent at the same time are not taken a second time.
  await lockMembers(tx, [memberId]);
  const amount = Math.min(given.amount, await pointBalance(tx, memberId));
  const entry = { memberId, key: takenKey(lineId), reason: 'REVIEW_TAKEN' as const, orderId };
  return (await enterPoints(tx, { ...entry, amount: -amount, now })) ? amount : 0;
}
