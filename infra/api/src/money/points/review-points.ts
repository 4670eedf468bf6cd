import { reviewPoints } from '@mall/contracts/domain/review-rules';
import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db } from '../../platform/database/schema/schema.ts';
import { enterPoints, pointBalance } from './point-ledger.ts';

const givenKey = (lineId: number) => `REVIEW:${lineId}`;
/** What photos brought that were added later. */
const photoKey = (lineId: number) => `REVIEW_PHOTO:${lineId}`;
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
 * @cannotThrow POINT_LIMIT: it only adds
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
 * Credits a member for photos that a review of a line got later, inside a transaction; returns how many points. Once for
 * a line, and nothing where the review brought none, brought those of photos, or had its points taken back.
 * @cannotThrow POINT_LIMIT: it only adds
 */
export async function givePhotoPoints(
  tx: Db,
  { memberId, orderId, lineId, now }: ReviewedLine,
): Promise<number> {
  // Locked before looking, so that points which are taken back at the same time are seen.
  await lockMembers(tx, [memberId]);
  const [given, ...others] = await entriesOf(tx, [givenKey(lineId), takenKey(lineId)]);
  if (given?.entry_key !== givenKey(lineId) || others.length > 0) return 0;
  const entry = { memberId, key: photoKey(lineId), reason: 'REVIEW' as const, orderId };
  const amount = Math.max(0, reviewPoints.photo - given.amount);
  return (await enterPoints(tx, { ...entry, amount, now })) ? amount : 0;
}

const entriesOf = (tx: Db, keys: readonly string[]) =>
  tx
    .selectFrom('point_entries')
    .select(['entry_key', 'amount'])
    .where('entry_key', 'in', keys)
    .orderBy('entry_key')
    .execute();

/**
 * Takes back what a line's review brought, inside a transaction, as far as the balance reaches; returns how many points.
 * Nothing when it brought none or they were taken already.
 * @cannotThrow POINT_LIMIT: the member is locked, and the balance is the most that is taken
 */
export async function takeReviewPointsBack(
  tx: Db,
  { memberId, orderId, lineId, now }: ReviewedLine,
): Promise<number> {
  if ((await entriesOf(tx, [givenKey(lineId)])).length === 0) return 0;
  // Locked, so that points spent or given for photos at the same time are counted.
  await lockMembers(tx, [memberId]);
  const given = await entriesOf(tx, [givenKey(lineId), photoKey(lineId)]);
  const brought = given.reduce((sum, entry) => sum + entry.amount, 0);
  const amount = Math.min(brought, await pointBalance(tx, memberId));
  const entry = { memberId, key: takenKey(lineId), reason: 'REVIEW_TAKEN' as const, orderId };
  return (await enterPoints(tx, { ...entry, amount: -amount, now })) ? amount : 0;
}
