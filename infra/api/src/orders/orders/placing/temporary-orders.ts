import { randomBytes } from 'node:crypto';
import type { WantedProduct } from '@mall/contracts/api/orders/carts';
import type { PayMethod } from '@mall/contracts/domain/orders/pay-method';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { paymentComplete } from '../complete-payment.ts';
import { isPlacedBy, isTemporaryOf, type Owner } from '../owner.ts';

/** How long a temporary order waits for the order page, in ms. */
const lifetimeMs = 3_600_000;

const noTemporaryOrder = () => createError('NO_TEMPORARY_ORDER');

interface NewTemporaryOrder {
  products: readonly WantedProduct[];
  cart_ids: readonly number[];
  order_location: 'goods' | 'carts';
  /** What each line costs now (KRW). */
  line_prices: readonly number[];
  /** The way to pay that was chosen already. */
  pay_method?: PayMethod | undefined;
}

/** Remembers what the order page will show; returns its random id (spec 4.13). */
export async function saveTemporaryOrder(
  db: Db,
  owner: Owner,
  order: NewTemporaryOrder,
  now: Date,
): Promise<string> {
  const temporary_id = randomBytes(16).toString('hex');
  await db
    .insertInto('temporary_orders')
    .values({
      temporary_id,
      member_id: owner.memberId,
      session_id: owner.sessionId,
      order_location: order.order_location,
      products: JSON.stringify(order.products),
      cart_ids: [...order.cart_ids],
      line_prices: JSON.stringify(order.line_prices),
      pay_method: order.pay_method ?? null,
      created_at: now,
      expires_at: new Date(now.getTime() + lifetimeMs),
    })
    .execute();
  return temporary_id;
}

export interface TemporaryOrder {
  temporary_id: string;
  products: WantedProduct[];
  cart_ids: number[];
  /** What each line cost when it was chosen (KRW). */
  line_prices: number[] | null;
  pay_method: PayMethod | null;
}

/** The condition that its owner has not placed an order since, which stands: what was wanted before is behind them. */
function isAhead(owner: Owner) {
  return (eb: ExpressionBuilder<Database, 'temporary_orders'>) =>
    eb.not(
      eb.exists(
        eb
          .selectFrom('orders')
          .select('order_id')
          .where(isPlacedBy(owner))
          .whereRef('orders.ordered_at', '>', 'temporary_orders.created_at')
          .where(paymentComplete),
      ),
    );
}

/**
 * The caller's temporary order of that id, or the newest that no order has come after; NO_TEMPORARY_ORDER when there
 * is none or it expired.
 */
export async function loadTemporaryOrder(
  db: Db,
  owner: Owner,
  id: string | undefined,
  now: Date,
): Promise<TemporaryOrder> {
  const order = await db
    .selectFrom('temporary_orders')
    .select(['temporary_id', 'products', 'cart_ids', 'line_prices', 'pay_method'])
    .where(isTemporaryOf(owner))
    .where('expires_at', '>', now)
    .where(id === undefined ? isAhead(owner) : (eb) => eb('temporary_id', '=', id))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!order) throw noTemporaryOrder();
  return order;
}
