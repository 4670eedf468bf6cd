import type { Db } from '../../platform/database/schema/schema.ts';
import { enterPoints, type PointEntry } from './point-ledger.ts';

/**
 * Credits the member of an order with points that paid for it and come back, once for each key. Guests spend none.
 * @cannotThrow POINT_LIMIT: it only adds
 */
export async function givePointsBack(
  tx: Db,
  { order_id, member_id }: { order_id: string; member_id: number | null },
  entry: Pick<PointEntry, 'key' | 'amount' | 'now'>,
): Promise<void> {
  if (member_id === null) return;
  await enterPoints(tx, { ...entry, memberId: member_id, reason: 'GIVEN_BACK', orderId: order_id });
}
