import type { Db } from '../../platform/database/schema/schema.ts';

interface Message {
  memberId: number | null;
  /** Names what it is about: a second message of one source is not sent. */
  source: string;
  /** Digits; without any the message is not sent. */
  phone: string;
  title: string;
  content: string;
  /** Page of the shop that it leads to. */
  href: string;
  /** Emptied in the database once it is sent. */
  isSecret?: boolean;
  /** When a code expires, after which it is not sent. */
  expiresAt?: Date;
}

/** Puts a message to a phone into the outbox, in the transaction of what it reports (decision 29). */
export async function queueMessage(db: Db, message: Message, now: Date): Promise<void> {
  const { memberId, source, phone, title, content, href, isSecret = false, expiresAt } = message;
  if (phone === '') return;
  await db
    .insertInto('notifications')
    .values({
      member_id: memberId,
      source,
      phone,
      title,
      content,
      href,
      is_secret: isSecret,
      created_at: now,
      expires_at: expiresAt ?? null,
    })
    .onConflict((conflict) => conflict.column('source').doNothing())
    .execute();
}
