import { sql } from 'kysely';
import { lockClasses } from '../../../platform/database/lock-classes.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';

const dayMs = 86_400_000;
/** Failures of one account from one address before it is blocked, and for how long they count (ms). */
const maximumFailures = 10;
/** Failures of one address over all accounts; many shoppers can share one, so it is far higher. */
const maximumOfAddress = 100;
const windowMs = 10 * 60_000;
/** Passwords of one account that are looked at in a rolling day, over all addresses. */
const maximumGuesses = 100;

export interface LoginAttempt {
  /** OPEN: the password may be looked at. GUARDED: only with a code. BLOCKED: this address waits ten minutes. */
  state: 'OPEN' | 'GUARDED' | 'BLOCKED';
  /** For how long a blocked attempt waits (ms), 0 otherwise. */
  waitMs: number;
  /** Whether this is the attempt after which the pair or the address is blocked, or the account guarded. */
  isLastOfPair: boolean;
  isLastOfAccount: boolean;
  /** The password was right: earlier failures of the pair no longer block it. */
  succeed: () => Promise<void>;
}

/**
 * Counts an attempt before the password is checked; locks of account and address serialize them, so that parallel ones
 * cannot exceed the bound. A blocked attempt is not counted: the block ends 10 minutes after the failures.
 */
export async function beginAttempt(
  db: Db,
  userId: string,
  address: string,
  now: Date,
): Promise<LoginAttempt> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${lockClasses.loginAddress}::int, hashtext(${address}))`.execute(
      tx,
    );
    await sql`select pg_advisory_xact_lock(${lockClasses.loginAccount}::int, hashtext(${userId}))`.execute(
      tx,
    );
    const { of_address, of_pair, of_account } = await countFailures(tx, userId, address, now);
    const isBlocked = of_pair >= maximumFailures || of_address >= maximumOfAddress;
    const isGuarded = of_account >= maximumGuesses;
    const id = isBlocked ? null : await addFailure(tx, userId, address, !isGuarded, now);
    return {
      state: isBlocked ? 'BLOCKED' : isGuarded ? 'GUARDED' : 'OPEN',
      waitMs: isBlocked ? await blockLeft(tx, userId, address, now) : 0,
      isLastOfPair: of_pair + 1 === maximumFailures || of_address + 1 === maximumOfAddress,
      isLastOfAccount: of_account + 1 === maximumGuesses,
      succeed: async () => {
        if (id === null) return;
        await db.deleteFrom('login_failures').where('login_failure_id', '=', id).execute();
        await db
          .updateTable('login_failures')
          .set({ is_forgiven: true })
          .where('user_id', '=', userId)
          .where('address', '=', address)
          .where('login_failure_id', '<', id)
          .execute();
      },
    };
  });
}

async function countFailures(tx: Db, userId: string, address: string, now: Date) {
  const ago = (ms: number) => sql.val(new Date(now.getTime() - ms));
  const { rows } = await sql<{ of_address: number; of_pair: number; of_account: number }>`
    select
      count(*) filter (where address = ${address} and not is_forgiven and failed_at >= ${ago(windowMs)})::int
        as of_address,
      count(*) filter (where address = ${address} and not is_forgiven and failed_at >= ${ago(windowMs)}
        and user_id = ${userId})::int as of_pair,
      count(*) filter (where user_id = ${userId} and is_guess)::int as of_account
    from login_failures
    where failed_at >= ${ago(dayMs)} and (user_id = ${userId}
      or address = ${address} and failed_at >= ${ago(windowMs)})`.execute(tx);
  return rows[0] ?? { of_address: 0, of_pair: 0, of_account: 0 };
}

/** Until so many failures of the pair and of the address have gone out of date that one more may be made (ms). */
async function blockLeft(tx: Db, userId: string, address: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - windowMs);
  const last = async (maximum: number, ofPair: boolean) => {
    const failures = tx
      .selectFrom('login_failures')
      .select('failed_at')
      .where('address', '=', address)
      .where('is_forgiven', '=', false)
      .where('failed_at', '>=', since)
      .orderBy('failed_at', 'desc')
      .offset(maximum - 1)
      .limit(1);
    const row = await (ofPair ? failures.where('user_id', '=', userId) : failures).executeTakeFirst();
    return row ? row.failed_at.getTime() + windowMs - now.getTime() : 0;
  };
  return Math.max(await last(maximumFailures, true), await last(maximumOfAddress, false), 0);
}

async function addFailure(tx: Db, userId: string, address: string, isGuess: boolean, now: Date) {
  await tx
    .deleteFrom('login_failures')
    .where('failed_at', '<', new Date(now.getTime() - dayMs))
    .execute();
  const { login_failure_id } = await tx
    .insertInto('login_failures')
    .values({ user_id: userId, address, failed_at: now, is_guess: isGuess })
    .returning('login_failure_id')
    .executeTakeFirstOrThrow();
  return login_failure_id;
}
