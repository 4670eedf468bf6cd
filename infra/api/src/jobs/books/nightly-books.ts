import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema/schema.ts';
import { runEvery } from '../run-every.ts';
import { boundsOf, koreanDay } from './korean-day.ts';
import { type BooksDeps, reconcileDay } from './reconcile-day.ts';

const everyMs = 10 * 60_000;
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** A day is closed some hours after midnight, when payments begun before it are settled. */
const settledByMs = 4 * hourMs;
/** Nights after a day in which it is looked at: what is paid or given back in the meantime counts, too. */
const looks = [1, 3, 7] as const;
/** Days that are caught up after every process was away. */
const maximumDays = 14;
/** A process that began a day and has not ended it by then is gone. */
const leaseMs = hourMs;

/** A day and the moment of the look that it has to have had by now. */
interface DueDay {
  day: string;
  dueAt: Date;
}

/** The last days whose first look is due, newest first, as Korea counts days. */
function endedDays(now: Date): DueDay[] {
  const lastNight = now.getTime() - settledByMs;
  return Array.from({ length: maximumDays }, (_, index) => {
    const day = koreanDay(new Date(lastNight - (index + 1) * dayMs));
    const end = boundsOf(day).until.getTime() + settledByMs;
    const due = looks.map((night) => end + (night - 1) * dayMs).filter((at) => at <= now.getTime());
    return { day, dueAt: new Date(Math.max(...due)) };
  });
}

/** Takes a day for this process; false when its look is done, or another process is at it. */
async function takeDay(db: Db, { day, dueAt }: DueDay, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into payment_days (day, started_at) values (${day}, ${now})
    on conflict (day) do update set started_at = excluded.started_at
      where (payment_days.done_at is null or payment_days.done_at < ${dueAt})
        and payment_days.started_at < ${new Date(now.getTime() - leaseMs)}
    returning day`.execute(db);
  return rows.length > 0;
}

/**
 * Reconciles the last days in the first, third and seventh night after each, and unchecked ones of the last 14
 * (decision 91). A failed try ends the round; it is repeated after an hour, the other days before.
 */
export async function reconcileDueDays(deps: BooksDeps): Promise<void> {
  for (const due of endedDays(deps.clock()))
    if (await takeDay(deps.db, due, deps.clock())) await reconcileTaken(deps, due.day);
}

async function reconcileTaken(deps: BooksDeps, day: string): Promise<void> {
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

/** Does it every ten minutes until the returned undo is called. */
export function startNightlyBooks(deps: BooksDeps, logger: FastifyBaseLogger): () => Promise<void> {
  const round = () => reconcileDueDays(deps);
  return runEvery({ job: 'books', everyMs, round, logger, failure: 'payments could not be reconciled' });
}
