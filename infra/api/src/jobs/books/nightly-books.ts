import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { koreanYesterday } from './korean-day.ts';
import { type BooksDeps, reconcileDay } from './reconcile-day.ts';

const everyMs = 10 * 60_000;
const hourMs = 3_600_000;
/** A day is closed some hours after midnight, when payments begun before it are settled. */
const settledByMs = 4 * hourMs;
/** A process that began a day and has not ended it by then is gone. */
const leaseMs = hourMs;

/** Takes a day for this process; false when it is done, or another process is at it. */
async function takeDay(db: Db, day: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into payment_days (day, started_at) values (${day}, ${now})
    on conflict (day) do update set started_at = excluded.started_at
      where payment_days.done_at is null and payment_days.started_at < ${new Date(now.getTime() - leaseMs)}
    returning day`.execute(db);
  return rows.length > 0;
}

/** Reconciles yesterday, as Korea counts days, once; a try that fails is repeated after an hour. */
export async function reconcileYesterday(deps: BooksDeps): Promise<void> {
  const now = deps.clock();
  const day = koreanYesterday(new Date(now.getTime() - settledByMs));
  if (!(await takeDay(deps.db, day, now))) return;
  const { listed, booked, open, repaired } = await reconcileDay(deps, day);
  await deps.db
    .updateTable('payment_days')
    .set({ done_at: deps.clock(), disagreements: open.length })
    .where('day', '=', day)
    .execute();
  const facts = { event: 'payment', day, listed, booked, open: open.length, repaired: repaired.length };
  if (open.length > 0) deps.logger.error(facts, 'payments of a day disagree with the provider');
  else deps.logger.info(facts, 'payments of a day agree with the provider');
}

/** Runs it until the returned undo is called; rounds never overlap. */
export function startNightlyBooks(deps: BooksDeps, logger: FastifyBaseLogger): () => Promise<void> {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= reconcileYesterday(deps)
      .catch((error: unknown) => logger.error({ err: error }, 'payments could not be reconciled'))
      .finally(() => {
        running = null;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
