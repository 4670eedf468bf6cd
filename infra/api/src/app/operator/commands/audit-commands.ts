import { sql } from 'kysely';
import * as z from 'zod';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { type Change, operatorCommand } from './operator-command.ts';

/** The newest entries of the audit log. */
export const listAudit = operatorCommand(
  z.strictObject({ count: z.int().min(1).max(1000) }),
  async ({ count }, { tx }) => {
    const entries = await tx
      .selectFrom('audit_log')
      .selectAll()
      .orderBy('audit_id', 'desc')
      .limit(count)
      .execute();
    return {
      lines: entries.map(
        ({ done_at, actor, action, subject, before, after }) =>
          `${done_at.toISOString()}  ${actor}  ${action}  ${subject}  ${JSON.stringify(before)} -> ${JSON.stringify(after)}`,
      ),
      changes: [],
    };
  },
);

/** Whether a transaction has changed something, or locked it to. */
export async function hasWritten(tx: Db): Promise<boolean> {
  const { rows } = await sql<{ has_written: boolean }>`
    select pg_current_xact_id_if_assigned() is not null as has_written`.execute(tx);
  return rows[0]?.has_written ?? false;
}

/** Writes down who changed what, inside the transaction that changes it. */
export async function writeAudit(
  tx: Db,
  { actor, action, now }: { actor: string; action: string; now: Date },
  changes: readonly Change[],
): Promise<void> {
  for (const { subject, before, after } of changes)
    await tx
      .insertInto('audit_log')
      .values({
        actor,
        action,
        subject,
        before: JSON.stringify(before),
        after: JSON.stringify(after),
        done_at: now,
      })
      .execute();
}
