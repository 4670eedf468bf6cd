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

/** The condition that an order is the caller's, or a guest's that this session has opened (decision 38). */
export function isOrderOf(owner: Owner, now: Date) {
  return (eb: ExpressionBuilder<Database, 'orders'>) =>
    eb.or([
      isOwnedBy(owner)(eb),
      eb.and([
        eb('member_id', 'is', null),
        // As an array, which is made once: with `exists` every order of the shop would be asked.
        sql<boolean>`orders.order_id = any(array(select order_id from guest_order_openings
          where session_id = ${owner.sessionId} and expires_at > ${now}))`,
      ]),
    ]);
}

/**
 * The condition that a row is the caller's: a member's own, or what a guest of this very browser session made, also
 * after that guest has logged in to go on with it (spec 4.2). A guest never sees a member's.
 */
export function isOwnedBy(owner: Owner) {
  return (
    eb: ExpressionBuilder<Database, 'orders' | 'temporary_orders'>,
  ): ExpressionWrapper<Database, 'orders' | 'temporary_orders', SqlBool> => {
    const isGuests = eb.and([eb('member_id', 'is', null), eb('session_id', '=', owner.sessionId)]);
    return owner.memberId === null ? isGuests : eb.or([eb('member_id', '=', owner.memberId), isGuests]);
  };
}
