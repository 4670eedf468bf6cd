import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';

const minuteMs = 60_000;
const windowMs = 10 * minuteMs;

/** Calls that reveal something about members and guests, and how often one subject may make them in 10 minutes. */
const maxima = {
  overlap: 120,
  /** Emails and phones, which reveal who is a member: counted per person and per member, too. */
  contact: 20,
  recommender: 60,
  join: 60,
  find: 30,
  identity: 60,
  social: 200,
  confirm: 10,
  push: 60,
  postcode: 200,
  guestOrder: 10,
  guestOrders: 100,
  guestCode: 30,
  temporaryOrder: 200,
  temporaryOrders: 2000,
  /** Each closes the order before and asks the provider about it; those of an address count for guests alone. */
  placement: 100,
  placements: 1000,
  paymentCheck: 60,
  /** Each asks the provider, per order. */
  receipts: 30,
  restockAlarm: 100,
  guestAlarm: 20,
  /** Of a member: each locks the option that everybody wants. */
  drop: 60,
  refundAccount: 10,
  /** Of a member: codes of coupons could be guessed, and everything of a person is much to put together. */
  couponCode: 10,
  export: 3,
  /** Requests and withdrawals of claims, per order. */
  claim: 30,
  /** Photos for claims, per order. */
  claimPhoto: 60,
  /** Each change of what is claimed asks for one, per order. */
  claimQuote: 200,
} as const;

const tooMany = () => createError('RATE_LIMITED', { retryAfterS: windowMs / 1000 });

/**
 * Counts a call of one subject (an address, a member) and refuses what is too much with RATE_LIMITED. The call is
 * counted before it is looked at, so that many at once cannot slip through together; a refused one is not counted.
 */
export async function limitAttempts(
  db: Db,
  scope: keyof typeof maxima,
  subject: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - windowMs);
  await db.deleteFrom('call_attempts').where('attempted_at', '<', since).execute();
  const own = await db
    .insertInto('call_attempts')
    .values({ scope, subject, attempted_at: now })
    .returning('attempt_id')
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('call_attempts')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('scope', '=', scope)
    .where('subject', '=', subject)
    .where('attempt_id', '<', own.attempt_id)
    .executeTakeFirstOrThrow();
  if (count < maxima[scope]) return;
  await db.deleteFrom('call_attempts').where('attempt_id', '=', own.attempt_id).execute();
  throw tooMany();
}

/** Forgets a subject's attempts: the password was right. */
export async function forgetAttempts(db: Db, scope: keyof typeof maxima, subject: string): Promise<void> {
  await db.deleteFrom('call_attempts').where('scope', '=', scope).where('subject', '=', subject).execute();
}
