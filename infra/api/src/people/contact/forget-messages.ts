import type { Db } from '../../platform/database/schema/schema.ts';

const dayMs = 86_400_000;
/** Retention of a message; those of the last day are counted per phone (decisions 92 and 94). */
const retentionMs = 30 * dayMs;

/** Deletes messages that are older than 30 days, sent or not, and of members who left after the day that counts. */
export async function forgetMessages(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await db.deleteFrom('notifications').where('created_at', '<', before(retentionMs)).execute();
  await db
    .deleteFrom('notifications')
    .where('member_id', 'is', null)
    .where('content', '=', '')
    .where('created_at', '<', before(dayMs))
    .execute();
}

/** Deletes the messages of members who leave; those of the last day stay without member and text, and are not sent. */
export async function forgetMessagesOf(tx: Db, memberIds: readonly number[], now: Date): Promise<void> {
  await tx
    .deleteFrom('notifications')
    .where('member_id', 'in', memberIds)
    .where('created_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  await tx
    .updateTable('notifications')
    .set({ member_id: null, title: '', content: '', href: '/', expires_at: now })
    .where('member_id', 'in', memberIds)
    .execute();
}
