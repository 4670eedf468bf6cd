import { createHash } from 'node:crypto';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import type { Owner } from './owner.ts';

const mismatch = () => createError('IDEMPOTENCY_MISMATCH');

/** By what a call that may come twice is known again. */
export interface Once {
  key: string;
  owner: Owner;
  /** What the call asks for, without what must not be found out from its hash. */
  body: unknown;
  now: Date;
}

/** Does `work` as `once` does, or, for a call without a key, every time. */
export const onceIfKeyed = <Reply>(
  tx: Db,
  attempt: Once | undefined,
  work: () => Promise<Reply>,
): Promise<Reply> => (attempt ? once(tx, attempt, work) : work());

/**
 * Does `work` once per key of a caller, inside the transaction; a repetition with the same body gets the stored reply.
 * Parallel calls wait on the key's row; when the work fails, the rollback frees the key.
 * @throws IDEMPOTENCY_MISMATCH for another body
 */
export async function once<Reply>(
  tx: Db,
  { key, owner, body, now }: Once,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const scope = owner.memberId === null ? `session:${owner.sessionId}` : `member:${owner.memberId}`;
  const body_hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const taken = await tx
    .insertInto('idempotency_keys')
    .values({ scope, key, body_hash, reply: null, created_at: now })
    .onConflict((conflict) => conflict.columns(['scope', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst();
  const row = () =>
    tx.selectFrom('idempotency_keys').selectAll().where('scope', '=', scope).where('key', '=', key);
  if (!taken) {
    const known = await row().executeTakeFirstOrThrow();
    if (known.body_hash !== body_hash) throw mismatch();
    // Stored below for the same call; its shape is the caller's own.
    return known.reply as Reply;
  }
  const made = await work();
  // The stored form goes to the first caller too, so that every repetition gets the same bytes.
  const stored = await tx
    .updateTable('idempotency_keys')
    .set({ reply: JSON.stringify(made) })
    .where('scope', '=', scope)
    .where('key', '=', key)
    .returning('reply')
    .executeTakeFirstOrThrow();
  return stored.reply as Reply;
}
