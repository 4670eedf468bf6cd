import type { OrderForm } from '@mall/contracts/api/orders/orders';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { isOrderOf, isOwnedBy, type Owner } from '../owner.ts';
import { orderNotFound } from '../view-order.ts';

export type Orderer = Pick<OrderForm, 'orderer_name' | 'orderer_phone'>;

/** Who ordered, and whether the caller may change the order: its own browser, its member, or a proved opening. */
export async function findOrderer(
  db: Db,
  owner: Owner,
  orderId: string,
  now: Date,
): Promise<{ orderer: Orderer; canChange: boolean }> {
  const order = await db
    .selectFrom('orders')
    .select('form')
    .select((eb) => [
      isOwnedBy(owner, now)(eb).as('is_own'),
      eb
        .exists(
          eb
            .selectFrom('guest_order_openings')
            .select('guest_order_openings.order_id')
            .whereRef('guest_order_openings.order_id', '=', 'orders.order_id')
            .where('guest_order_openings.session_id', '=', owner.sessionId)
            .where('proved_until', '>', now),
        )
        .as('is_proved'),
    ])
    .where('orders.order_id', '=', orderId)
    .where(isOrderOf(owner, now))
    .executeTakeFirst();
  if (!order) throw orderNotFound();
  return { orderer: order.form, canChange: order.is_own === true || order.is_proved === true };
}

/**
 * Refuses a change of an order or its refund to a guest who has only named the order, with ORDER_CODE_REQUIRED: number,
 * name and phone stand on every parcel (decision 92). NOT_FOUND unless the order is open to the caller at all.
 */
export async function requireChangeable(db: Db, owner: Owner, orderId: string, now: Date): Promise<Orderer> {
  const { orderer, canChange } = await findOrderer(db, owner, orderId, now);
  if (!canChange) throw createError('ORDER_CODE_REQUIRED');
  return orderer;
}
