import { sql } from 'kysely';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

interface Line {
  product_id: number;
  product_option_id: number;
  order_quantity: number;
}

/** A member's living hold of an option. */
export interface Hold {
  place_id: number;
  pieces: number;
  left_ms: number;
}

const holdRequired = () => createError('DROP_HOLD_REQUIRED');

/** Products among these that are sold by holds at present, from the moment that their drop is made. */
export async function droppedAmong(db: Db, productIds: readonly number[], now: Date): Promise<Set<number>> {
  if (productIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('drops')
    .select('product_id')
    .where('product_id', 'in', productIds)
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
  return new Set(rows.map((row) => row.product_id));
}

/** Refuses with DROP_ONLY what is sold by holds: a cart holds nothing, and would wait while holds pass. */
export async function refuseDropped(db: Db, productIds: readonly number[], now: Date): Promise<void> {
  if ((await droppedAmong(db, productIds, now)).size > 0) throw createError('DROP_ONLY');
}

/** Living holds of a member for these options. */
export async function holdsOf(
  db: Db,
  memberId: number | null,
  optionIds: readonly number[],
  now: Date,
): Promise<Map<number, Hold>> {
  if (memberId === null || optionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('drop_places')
    .select(['place_id', 'product_option_id', 'pieces', 'ends_at'])
    .where('member_id', '=', memberId)
    .where('product_option_id', 'in', optionIds)
    .where('state', '=', 'HELD')
    .where('ends_at', '>', now)
    .execute();
  return new Map(
    rows.map(({ product_option_id, ends_at, ...row }) => [
      product_option_id,
      { ...row, left_ms: (ends_at?.getTime() ?? 0) - now.getTime() },
    ]),
  );
}

/**
 * The holds that an order would use up, by option; DROP_HOLD_REQUIRED when something of it is sold by holds and the
 * member has none that lives, or one of fewer pieces.
 */
export async function requireHolds(
  db: Db,
  memberId: number | null,
  lines: readonly Line[],
  now: Date,
): Promise<Map<number, Hold>> {
  const ids = (key: 'product_id' | 'product_option_id') => [...new Set(lines.map((line) => line[key]))];
  const dropped = await droppedAmong(db, ids('product_id'), now);
  const holds = await holdsOf(db, memberId, ids('product_option_id'), now);
  const wanted = new Map<number, number>();
  for (const { product_id, product_option_id, order_quantity } of lines) {
    const sum = (wanted.get(product_option_id) ?? 0) + order_quantity;
    wanted.set(product_option_id, sum);
    const held = holds.get(product_option_id)?.pieces ?? 0;
    if (dropped.has(product_id) && sum > held) throw holdRequired();
    // Of a drop that has ended meanwhile, more than is held is for anybody: the hold is let be.
    if (sum > held) holds.delete(product_option_id);
  }
  return holds;
}

/** Uses holds up for an order, once their options are locked: one that lapsed in this moment lets no order through. */
export async function useHolds(
  tx: Db,
  holds: ReadonlyMap<number, Hold>,
  { order_id, lines, now }: { order_id: string; lines: readonly Line[]; now: Date },
): Promise<void> {
  for (const [optionId, { place_id }] of holds) {
    const pieces = lines
      .filter((line) => line.product_option_id === optionId)
      .reduce((sum, line) => sum + line.order_quantity, 0);
    const used = await tx
      .updateTable('drop_places')
      .set({ state: 'ORDERED', order_id, pieces })
      .where('place_id', '=', place_id)
      .where('state', '=', 'HELD')
      .where('ends_at', '>', now)
      .returning('place_id')
      .executeTakeFirst();
    if (!used) throw holdRequired();
  }
}

/**
 * Gives a hold back to a member who closed an unpaid order before its time had passed, so that a payment can be tried
 * again; what is over goes to the next at the sweep. After the order's pieces are back, in its transaction.
 */
export async function giveHoldsBack(tx: Db, orderId: string, now: Date): Promise<void> {
  const { rows } = await sql<Row<'drop_places', 'product_option_id' | 'pieces' | 'state'>>`
    update drop_places set state = case when ends_at > ${now} then 'HELD' else 'OVER' end,
      over_by = case when ends_at > ${now} then null else 'ORDER_CLOSED' end, order_id = null
    where order_id = ${orderId} and state = 'ORDERED'
    returning product_option_id, pieces, state`.execute(tx);
  for (const { product_option_id, pieces, state } of rows)
    if (state === 'HELD')
      await tx
        .updateTable('product_options')
        .set((eb) => ({ held: eb('held', '+', pieces) }))
        .where('product_option_id', '=', product_option_id)
        .execute();
}
