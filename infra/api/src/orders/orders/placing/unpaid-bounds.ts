import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ApiConfig } from '../../../platform/config.ts';
import { lockClasses } from '../../../platform/database/lock-classes.ts';
import type { Database, Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { isPlacedBy, type Owner } from '../owner.ts';

/** When unpaid orders may have been paid or given up, s. */
const retryAfterS = 300;

export type BoundsConfig = Pick<
  ApiConfig,
  | 'UNPAID_ORDERS_PER_BUYER'
  | 'UNPAID_PIECES_PER_GUEST'
  | 'UNPAID_PIECES_PER_MEMBER'
  | 'UNPAID_ORDERS_PER_ADDRESS'
  | 'UNPAID_DEPOSITS_PER_ADDRESS'
  | 'UNPAID_PIECES_PER_ADDRESS'
>;

export interface Buyer {
  owner: Owner;
  /** As it is counted for throttling. */
  address: string;
}

/**
 * Lets orders of one buyer, and those of guests at one address, be placed one after the other, until the transaction
 * ends. A member waits for no one else: no order of others counts for one.
 */
export async function lockBuyer(tx: Db, { owner, address }: Buyer): Promise<void> {
  const lock = (lockClass: number, key: string) =>
    sql`select pg_advisory_xact_lock(${lockClass}::int, hashtext(${key}))`.execute(tx);
  // The address first, or two shoppers who cross would wait for each other.
  if (owner.memberId === null) await lock(lockClasses.unpaidAddress, address);
  await lock(lockClasses.unpaidBuyer, owner.memberId === null ? owner.sessionId : `member ${owner.memberId}`);
}

/** What an order would add to what is held. */
interface Wanted {
  pieces: number;
  isDeposit: boolean;
}

/**
 * Bounds the unpaid orders of a buyer, and of guests at one address (decision 93), inside the transaction that adds
 * one; exact only after `lockBuyer`. Members are not bounded by address, nor payments at once by deposits.
 * @throws UNPAID_LIMIT
 */
export async function requireUnpaidQuota(
  tx: Db,
  buyer: Buyer,
  wanted: Wanted,
  config: BoundsConfig,
): Promise<void> {
  const isGuest = buyer.owner.memberId === null;
  const perBuyer = isGuest ? config.UNPAID_PIECES_PER_GUEST : config.UNPAID_PIECES_PER_MEMBER;
  if (wanted.pieces > perBuyer)
    throw createError('UNPAID_LIMIT', `한 번에 ${perBuyer}개까지 주문하실 수 있습니다. 나누어 주문해주세요.`);
  const own = await heldBy(tx, isPlacedBy(buyer.owner));
  requireBelow(own, wanted, { orders: config.UNPAID_ORDERS_PER_BUYER, pieces: perBuyer });
  if (!isGuest) return;
  const near = await heldBy(tx, isOfGuestsNear(buyer.address, wanted));
  const orders = wanted.isDeposit ? config.UNPAID_DEPOSITS_PER_ADDRESS : config.UNPAID_ORDERS_PER_ADDRESS;
  requireBelow(near, wanted, { orders, pieces: config.UNPAID_PIECES_PER_ADDRESS });
}

interface Held {
  orders: number;
  pieces: number;
}

function requireBelow(held: Held, { pieces }: Wanted, maximum: Held): void {
  const isFull = held.orders >= maximum.orders || held.pieces + pieces > maximum.pieces;
  if (isFull) throw createError('UNPAID_LIMIT', { retryAfterS });
}

type Condition = (eb: ExpressionBuilder<Database, 'orders'>) => Expression<SqlBool>;

/** Guests' orders from an address that wait as long as this one would: for a deposit, or to be paid at once. */
const isOfGuestsNear =
  (address: string, { isDeposit }: Wanted): Condition =>
  (eb) =>
    eb.and([
      eb('placed_from', '=', address),
      eb('member_id', 'is', null),
      eb('pay_method', isDeposit ? '=' : '!=', 'DEPOSIT'),
    ]);

/** Orders that wait to be paid, and their pieces. */
async function heldBy(tx: Db, condition: Condition): Promise<Held> {
  const pieces = sql<number>`(select sum(l.order_quantity) from order_lines l where l.order_id = orders.order_id)`;
  return tx
    .selectFrom('orders')
    .select((eb) => [
      eb.cast<number>(eb.fn.countAll(), 'integer').as('orders'),
      sql<number>`coalesce(sum(${pieces}), 0)::int`.as('pieces'),
    ])
    .where('payment_state', '=', 'READY')
    .where('total', '>', 0)
    .where(condition)
    .executeTakeFirstOrThrow();
}
