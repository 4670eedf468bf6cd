import { noteSecurity } from '../../people/access/security-log.ts';
import type { Db } from '../../platform/database/schema/schema.ts';

/** Writes down in the security log of an order's member what happened to a refund; of a guest's order nothing. */
export async function noteRefund(tx: Db, orderId: string, detail: string, now: Date): Promise<void> {
  const { member_id: memberId } = await tx
    .selectFrom('orders')
    .select('member_id')
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  if (memberId !== null) await noteSecurity(tx, { kind: 'REFUND', memberId, detail }, now);
}
