import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/schema/schema.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { sessionOf } from '../../platform/http/caller.ts';

/** Whose temporary orders and orders a caller may touch. */
export interface Owner {
  memberId: number | null;
  sessionId: string;
}

export function ownerOf(caller: Caller): Owner {
  return { memberId: caller.member?.memberId ?? null, sessionId: sessionOf(caller) };
}

/** How long a guest's order belongs to the browser that placed it, ms; then it opens by number, name and phone. */
const guestOwnsMs = 24 * 3_600_000;

/** The condition that an order is the caller's, or a guest's that this session has opened (decision 38). */
export function isOrderOf(owner: Owner, now: Date) {
  return (eb: ExpressionBuilder<Database, 'orders'>) =>
    eb.or([
      isOwnedBy(owner, now)(eb),
      eb.and([
        eb('member_id', 'is', null),
        // As an array, which is made once: with `exists` every order of the shop would be asked.
        sql<boolean>`orders.order_id = any(array(select order_id from guest_order_openings
          where session_id = ${owner.sessionId} and expires_at > ${now}))`,
      ]),
    ]);
}

/**
 * The condition that an order is the caller's: a member's own, or what a guest of this browser session placed in the
 * last day. Once a member is logged in there the browser is the member's, and the guest's orders are out of reach.
 */
export function isOwnedBy(owner: Owner, now: Date) {
  return (eb: ExpressionBuilder<Database, 'orders'>): ExpressionWrapper<Database, 'orders', SqlBool> =>
    owner.memberId === null
      ? eb.and([isPlacedBy(owner)(eb), eb('ordered_at', '>', new Date(now.getTime() - guestOwnsMs))])
      : isPlacedBy(owner)(eb);
}

/** The condition that an order was placed by this member, or by a guest of this session, however long ago. */
export function isPlacedBy({ memberId, sessionId }: Owner) {
  return (eb: ExpressionBuilder<Database, 'orders'>): ExpressionWrapper<Database, 'orders', SqlBool> =>
    memberId === null
      ? eb.and([eb('member_id', 'is', null), eb('session_id', '=', sessionId)])
      : eb('member_id', '=', memberId);
}

/**
 * The condition that a temporary order is the caller's: a member's own, or what a guest of this session wanted before
 * logging in to go on with it (spec 4.2).
 */
export function isTemporaryOf({ memberId, sessionId }: Owner) {
  return (
    eb: ExpressionBuilder<Database, 'temporary_orders'>,
  ): ExpressionWrapper<Database, 'temporary_orders', SqlBool> => {
    const isGuests = eb.and([eb('member_id', 'is', null), eb('session_id', '=', sessionId)]);
    return memberId === null ? isGuests : eb.or([eb('member_id', '=', memberId), isGuests]);
  };
}
