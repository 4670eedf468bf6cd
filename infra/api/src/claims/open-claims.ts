import { type ExpressionBuilder, sql } from 'kysely';
import type { LineRow } from '../orders/orders/move-lines.ts';
import type { ClaimFeeState } from '../platform/database/schema/column-types.ts';
import type { Database, Db } from '../platform/database/schema/schema.ts';

/** The condition that a claim is open and one of these lines'. */
export const isOpenOf = (lines: readonly LineRow[]) => (eb: ExpressionBuilder<Database, 'claims'>) =>
  lines.length === 0
    ? eb.lit(false)
    : eb.and([
        eb('state', '=', 'OPEN'),
        eb(
          'order_line_id',
          'in',
          lines.map((line) => line.order_line_id),
        ),
      ]);

/** The open claims of lines. */
export function openClaims(tx: Db, lines: readonly LineRow[]) {
  return tx.selectFrom('claims').selectAll().where(isOpenOf(lines)).execute();
}

/** A fee that was not collected is given up; one that was paid for an exchange has to be given back. */
const withdrawnFee = sql<ClaimFeeState>`case fee_state
  when 'PAID' then 'GIVE_BACK' when 'NONE' then 'NONE' else 'WAIVED' end`;

/** Ends the open claims of lines. */
export async function closeClaims(
  tx: Db,
  lines: readonly LineRow[],
  state: 'DONE' | 'WITHDRAWN',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ state, closed_at: now, holds_stock: false })
    .$if(state === 'WITHDRAWN', (query) => query.set({ fee_state: withdrawnFee }))
    .where(isOpenOf(lines))
    .execute();
}
