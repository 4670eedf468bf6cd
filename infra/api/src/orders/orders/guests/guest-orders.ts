import { createHash, timingSafeEqual } from 'node:crypto';
import { forgetAttempts, limitAttempts } from '../../../people/access/attempt-limit.ts';
import { plainName } from '../../../people/members/plain-name.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { orderNotFound } from '../view-order.ts';

/** How long an order stays open in the browser that named it, ms. */
const openForMs = 30 * 60_000;

export interface GuestOrderKey {
  order_id: string;
  orderer_name: string;
  orderer_phone: string;
}

interface OpeningContext {
  db: Db;
  sessionId: string;
  address: string;
  now: Date;
}

/**
 * Opens a guest's placed order in another browser by number, orderer's name and phone (decisions 38 and 92).
 * @throws NOT_FOUND for whatever is wrong, after the same work; RATE_LIMITED beyond ten wrong tries for an order, or a
 * hundred for all, from one address in ten minutes
 */
export async function openGuestOrder(
  key: GuestOrderKey,
  { db, sessionId, address, now }: OpeningContext,
): Promise<{ order_id: string; opened_until: string }> {
  const order_id = key.order_id.toUpperCase();
  const subject = `${order_id} ${address}`;
  await limitAttempts(db, 'guestOrders', address, now);
  await limitAttempts(db, 'guestOrder', subject, now);
  const order = await db
    .selectFrom('orders')
    .select('form')
    .where('order_id', '=', order_id)
    .where('member_id', 'is', null)
    .where((eb) => eb.or([eb('paid_at', 'is not', null), eb('deposit', 'is not', null)]))
    .executeTakeFirst();
  const isRight = timingSafeEqual(
    digest(key),
    digest(order?.form ?? { orderer_name: '', orderer_phone: '' }),
  );
  if (!order || !isRight) throw orderNotFound();
  await forgetAttempts(db, 'guestOrder', subject);
  const expires_at = new Date(now.getTime() + openForMs);
  await db
    .insertInto('guest_order_openings')
    .values({ order_id, session_id: sessionId, expires_at })
    .onConflict((conflict) => conflict.columns(['order_id', 'session_id']).doUpdateSet({ expires_at }))
    .execute();
  return { order_id, opened_until: expires_at.toISOString() };
}

/** Of one length whatever is compared. */
function digest({ orderer_name, orderer_phone }: Omit<GuestOrderKey, 'order_id'>): Buffer {
  return createHash('sha256')
    .update(`${plainName(orderer_name)}\n${orderer_phone}`)
    .digest();
}
