import type { Carrier } from '@mall/contracts/domain/orders/carrier';
import type { OrderRow } from '../../../../orders/orders/move-lines.ts';
import type { Db } from '../../../../platform/database/schema/schema.ts';

/** Carriers give a number again after a year or more, ms. */
const numberIsOneMs = 365 * 86_400_000;

/** Orders of other shoppers that a parcel of this number was sent for; what goes to one shopper may go in one parcel. */
export async function ordersOfOthersIn(
  tx: Db,
  { order_id, member_id }: OrderRow,
  { carrier, tracking_number, now }: { carrier: Carrier; tracking_number: string; now: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('order_moves')
    .innerJoin('orders', 'orders.order_id', 'order_moves.order_id')
    .select('order_moves.order_id')
    .distinct()
    .where('tracking_number', '=', tracking_number)
    .where('carrier', '=', carrier)
    .where('order_moves.order_id', '!=', order_id)
    .where('moved_at', '>', new Date(now.getTime() - numberIsOneMs))
    .where(({ or, eb }) =>
      or([eb('orders.member_id', 'is', null), eb('orders.member_id', 'is distinct from', member_id)]),
    )
    .orderBy('order_moves.order_id')
    .execute();
  return rows.map((row) => row.order_id);
}
