import type { Db } from '../../../platform/database/schema/schema.ts';

/** Failures of one account from one address before it is blocked, and for how long they count (ms). */
const maximumFailures = 10;
/** Failures of one address over all accounts; many shoppers can share one, so it is far higher. */
const maximumOfAddress = 100;
const windowMs = 10 * 60_000;

export interface LoginAttempt {
  isBlocked: boolean;
  /** Forgets this and all earlier failures of the pair: the password was right. */
  succeed: () => Promise<void>;
}

/**
 * Counts an attempt before the password is looked at, so that many at once cannot slip through together. A blocked
 * attempt is not counted: the block ends 10 minutes after the failures, not after the last try.
 */
export async function beginAttempt(
  db: Db,
  userId: string,
  address: string,
  now: Date,
): Promise<LoginAttempt> {
  const since = new Date(now.getTime() - windowMs);
  await db.deleteFrom('login_failures').where('failed_at', '<', since).execute();
  const own = await db
    .insertInto('login_failures')
    .values({ user_id: userId, address, failed_at: now })
    .returning('login_failure_id')
    .executeTakeFirstOrThrow();
  const { of_address, of_pair } = await db
    .selectFrom('login_failures')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('of_address'))
    .select((eb) =>
      eb.cast<number>(eb.fn.countAll().filterWhere('user_id', '=', userId), 'integer').as('of_pair'),
    )
    .where('address', '=', address)
    .where('login_failure_id', '<', own.login_failure_id)
    .executeTakeFirstOrThrow();
  const isBlocked = of_pair >= maximumFailures || of_address >= maximumOfAddress;
  if (isBlocked) {
    await db.deleteFrom('login_failures').where('login_failure_id', '=', own.login_failure_id).execute();
  }
  return {
    isBlocked,
    succeed: async () => {
      await db
        .deleteFrom('login_failures')
        .where('user_id', '=', userId)
        .where('address', '=', address)
        .where('login_failure_id', '<=', own.login_failure_id)
        .execute();
    },
  };
}
