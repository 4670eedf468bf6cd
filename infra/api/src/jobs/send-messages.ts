import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { type Delivery, type PhoneMessage, sendBySolapi } from '../people/contact/solapi.ts';
import type { ApiConfig } from '../platform/config.ts';
import type { Db, Row } from '../platform/database/schema/schema.ts';
import { messages } from '../platform/metrics/api-metrics.ts';
import { runEvery } from './run-every.ts';

/** A member waits for a code at the login form: the queue is polled often, and the newest message goes first. */
const everyMs = 2000;
const batchSize = 20;
/** How long one process has a message for itself, and so the delay before another try, ms. */
const leaseMs = 60_000;
/** A message that could not be sent for a day is obsolete, ms. */
const lifetimeMs = 86_400_000;
/** Tries of one message at most when it is unknown whether the last one was sent. */
const maximumAttempts = 3;
/** What a try adds to them, beside the one that it was taken with: one without an answer is repeated once. */
const attemptsAdded = { AWAY: -1, FAILED: 0, UNKNOWN: 1 } as const;

type Due = Row<'notifications', 'notification_id' | 'phone' | 'title' | 'content' | 'href'>;

interface MessageDeps {
  db: Db;
  clock: () => Date;
  config: ApiConfig;
  send?: (config: ApiConfig, message: PhoneMessage) => Promise<Delivery>;
}

/**
 * Sends the outbox, each message once unless the process dies in between, and blanks secrets (decision 101); returns
 * how many are left unsent for good: refused ones, and after two tries without an answer or three failures.
 */
export async function sendMessages({ db, clock, config, send = sendBySolapi }: MessageDeps): Promise<number> {
  const now = clock();
  const { rows } = await sql<Due>`
    update notifications set leased_until = ${new Date(now.getTime() + leaseMs)}, attempts = attempts + 1
    where notification_id in (
      select notification_id from notifications
      where sent_at is null and created_at > ${new Date(now.getTime() - lifetimeMs)}
        and (leased_until is null or leased_until < ${now})
        and (expires_at is null or expires_at > ${now}) and attempts < ${maximumAttempts}
      order by notification_id desc limit ${batchSize} for update skip locked)
    returning notification_id, phone, title, content, href`.execute(db);
  const outcomes = await Promise.all(
    rows.map(async (row) => {
      const text = `${row.content}\n${new URL(row.href, config.PUBLIC_ORIGIN).href}`;
      const delivery = await send(config, { to: row.phone, subject: row.title, text });
      messages.inc({ outcome: delivery.toLowerCase() });
      if (delivery === 'SENT' || delivery === 'REFUSED') await settle(db, row.notification_id, delivery, now);
      else await weigh(db, row.notification_id, attemptsAdded[delivery]);
      return delivery;
    }),
  );
  return outcomes.filter((delivery) => delivery !== 'SENT').length;
}

async function settle(db: Db, id: number, delivery: 'SENT' | 'REFUSED', now: Date): Promise<void> {
  const done =
    delivery === 'SENT'
      ? sql`sent_at = ${now}, leased_until = null`
      : sql`leased_until = ${new Date(now.getTime() + lifetimeMs)}`;
  await sql`update notifications set ${done}, content = case when is_secret then '' else content end
    where notification_id = ${id}`.execute(db);
}

/** Counts what a try without success was worth; the process that dies in between has counted it as one. */
async function weigh(db: Db, id: number, added: number): Promise<void> {
  if (added === 0) return;
  await db
    .updateTable('notifications')
    .set((eb) => ({ attempts: eb('attempts', '+', added) }))
    .where('notification_id', '=', id)
    .execute();
}

/** Sends messages every two seconds until the returned undo is called. */
export function startSending(deps: MessageDeps, logger: FastifyBaseLogger): () => Promise<void> {
  const round = async () => {
    const stayed = await sendMessages(deps);
    if (stayed > 0) logger.warn({ stayed }, 'messages could not be sent');
  };
  return runEvery({ job: 'messages', everyMs, round, logger, failure: 'sending messages failed' });
}
