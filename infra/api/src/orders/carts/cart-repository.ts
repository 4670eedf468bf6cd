import { lockMembers } from '../../people/access/lock-members.ts';
import type { Db, Row } from '../../platform/database/schema/schema.ts';

/** A cart line as stored; `seen_price` is what a piece cost when the line was put in or changed last (KRW). */
export type CartRow = Row<
  'cart_lines',
  | 'cart_id'
  | 'product_id'
  | 'product_option_id'
  | 'order_quantity'
  | 'is_guaranteed'
  | 'inflow_url'
  | 'seen_price'
>;

/** A member's lines, newest first. */
export function loadCartRows(db: Db, memberId: number): Promise<CartRow[]> {
  return db
    .selectFrom('cart_lines')
    .select(['cart_id', 'product_id', 'product_option_id', 'order_quantity', 'is_guaranteed', 'inflow_url'])
    .select('seen_price')
    .where('member_id', '=', memberId)
    .orderBy('cart_id', 'desc')
    .execute();
}

export async function countCartRows(db: Db, memberId: number): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Removes a member's lines among the ids; returns how many there were. */
export async function deleteCartRows(db: Db, memberId: number, cartIds: readonly number[]): Promise<number> {
  if (cartIds.length === 0) return 0;
  const { numDeletedRows } = await db
    .deleteFrom('cart_lines')
    .where('member_id', '=', memberId)
    .where('cart_id', 'in', [...cartIds])
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Makes a member's changes to the cart wait for each other, so that limits hold under double clicks. */
export async function lockCart(tx: Db, memberId: number): Promise<void> {
  await lockMembers(tx, [memberId]);
}
