import { holdActiveMember } from '../../../people/members/hold-member.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { lockOrder } from '../move-lines.ts';
import { orderNotFound } from '../view-order.ts';
import { requireChangeable } from './orderer.ts';

/**
 * Makes a guest's order the member's own, by the code from the order's phone (decision 92): number, name and phone
 * stand on every parcel. Prices stay; points for the purchase come once it is confirmed.
 */
export function adoptGuestOrder(
  db: Db,
  owner: { memberId: number; sessionId: string },
  orderId: string,
  now: Date,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await holdActiveMember(tx, owner.memberId, 'SHARED');
    await requireChangeable(tx, owner, orderId, now);
    await lockOrder(tx, orderId);
    const adopted = await tx
      .updateTable('orders')
      .set({ member_id: owner.memberId })
      .where('order_id', '=', orderId)
      .where('member_id', 'is', null)
      .returning('order_id')
      .executeTakeFirst();
    if (!adopted) throw orderNotFound();
    await tx.deleteFrom('guest_order_openings').where('order_id', '=', orderId).execute();
  });
}
