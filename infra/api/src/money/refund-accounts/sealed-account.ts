import { type RefundAccount, refundAccountSchema } from '@mall/contracts/api/orders/order-claims';
import { sql } from 'kysely';
import * as z from 'zod';
import type { Db, Row } from '../../platform/database/schema/schema.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

/** A refund account as it is stored: sealed for one order. */
export type SealedAccount = string & z.$brand<'SealedAccount'>;

/** Another kind of secret of the same order must not pass for an account. */
const contextOf = (orderId: string) => `refund_accounts:${orderId}`;

/** Seals an account for the order whose money goes there. */
export function sealAccount(box: SecretBox, orderId: string, account: RefundAccount): SealedAccount {
  // Whatever comes out of the box is sealed; no schema could tell.
  return box.seal(JSON.stringify(account), contextOf(orderId)) as SealedAccount;
}

/** Null when the key that sealed it is gone: the shopper is then asked again. */
export function openAccount(box: SecretBox, orderId: string, sealed: string): RefundAccount | null {
  const text = box.open(sealed, contextOf(orderId));
  return text === null ? null : z.parse(refundAccountSchema, JSON.parse(text));
}

/** Whether an account that lies in the database was sealed by another key, judged by the last one. */
export async function isSealedByAnotherKey(db: Db, box: SecretBox): Promise<boolean> {
  const { rows } = await sql<Row<'refund_accounts', 'order_id'> & { sealed: string }>`
    select order_id, sealed from refund_accounts where sealed is not null
    order by order_id desc limit 1`.execute(db);
  return rows.some(({ order_id, sealed }) => openAccount(box, order_id, sealed) === null);
}

/** Seals accounts that were stored in plain text; returns how many. */
export async function sealOldAccounts(db: Db, box: SecretBox): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<RefundAccount & Row<'refund_accounts', 'order_id'>>`
      select order_id, bank, number, holder from refund_accounts where sealed is null
      order by order_id for update`.execute(tx);
    for (const { order_id, ...account } of rows) {
      await sql`update refund_accounts
        set sealed = ${sealAccount(box, order_id, account)}, bank = null, number = null, holder = null
        where order_id = ${order_id}`.execute(tx);
    }
    return rows.length;
  });
}
