import { sql } from 'kysely';
import type { ApiConfig } from '../../../platform/config.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { isOwnedBy, type Owner } from '../owner.ts';

/** Any number: the first half of the keys of these advisory locks; the second is of the address, or the buyer. */
const addressLock = 720_420;
const buyerLock = 720_421;
/** When unpaid orders may have been paid or given up, s. */
const retryAfterS = 300;

export type BoundsConfig = Pick<
  ApiConfig,
  | 'UNPAID_ORDERS_PER_BUYER'
  | 'UNPAID_PIECES_PER_GUEST'
  | 'UNPAID_PIECES_PER_MEMBER'
  | 'UNPAID_ORDERS_PER_ADDRESS'
  | 'UNPAID_PIECES_PER_ADDRESS'
>;

export interface Buyer {
  owner: Owner;
  /** As it is counted for throttling. */
  address: string;
}

/** Lets orders of one address and of one buyer be placed one after the other, before anything else is locked. */
export async function takeTurns(tx: Db, { owner, address }: Buyer): Promise<void> {
  const buyer = owner.memberId === null ? owner.sessionId : `member ${owner.memberId}`;
  // The address first, as a materialised step: two shoppers who cross must not wait for each other.
  await sql`with address as materialized (select pg_advisory_xact_lock(${addressLock}::int, hashtext(${address})) as held)
    select pg_advisory_xact_lock(${buyerLock}::int, hashtext(${buyer})) from address where held is not null`.execute(
    tx,
  );
}

/**
 * Refuses with UNPAID_LIMIT an order beyond what one buyer and one network address may hold before paying, inside the
 * transaction that adds it, after `takeTurns` (decision 93).
 */
export async function requireRoom(
  tx: Db,
  { owner, address }: Buyer,
  pieces: number,
  config: BoundsConfig,
): Promise<void> {
  const isGuest = owner.memberId === null;
  const perBuyer = isGuest ? config.UNPAID_PIECES_PER_GUEST : config.UNPAID_PIECES_PER_MEMBER;
  if (pieces > perBuyer)
    throw createError('UNPAID_LIMIT', `한 번에 ${perBuyer}개까지 주문하실 수 있습니다. 나누어 주문해주세요.`);
  const { rows } = await sql<{ orders: number; pieces: number; nearOrders: number; nearPieces: number }>`
    select count(*) filter (where is_own)::int as orders,
      coalesce(sum(pieces) filter (where is_own), 0)::int as pieces,
      count(*) filter (where is_near)::int as "nearOrders",
      coalesce(sum(pieces) filter (where is_near), 0)::int as "nearPieces"
    from (${unpaid(tx, owner, address)}) unpaid`.execute(tx);
  const [held] = rows;
  if (!held) return;
  const isFull =
    held.orders >= config.UNPAID_ORDERS_PER_BUYER ||
    held.pieces + pieces > perBuyer ||
    held.nearOrders >= config.UNPAID_ORDERS_PER_ADDRESS ||
    held.nearPieces + pieces > config.UNPAID_PIECES_PER_ADDRESS;
  if (isFull) throw createError('UNPAID_LIMIT', { retryAfterS });
}

/** Orders of the buyer or from the address that wait to be paid, with their pieces. */
function unpaid(tx: Db, owner: Owner, address: string) {
  const pieces = sql<number>`(select sum(l.order_quantity) from order_lines l where l.order_id = orders.order_id)`;
  return tx
    .selectFrom('orders')
    .select((eb) => [
      isOwnedBy(owner)(eb).as('is_own'),
      eb('placed_from', '=', address).as('is_near'),
      pieces.as('pieces'),
    ])
    .where('payment_state', '=', 'READY')
    .where('total', '>', 0)
    .where((eb) => eb.or([isOwnedBy(owner)(eb), eb('placed_from', '=', address)]));
}
