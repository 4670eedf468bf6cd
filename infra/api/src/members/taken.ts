import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { createError } from '../http/create-error.ts';

type Field = 'user_id' | 'nick_name' | 'email' | 'phone';

/** Any number, the same in every process: joins and edits that claim a field go one after the other. */
const claimLockKey = 720_417_010;

const failures = {
  user_id: () => createError('USER_ID_TAKEN', '사용 불가능한 아이디입니다.', 409),
  nick_name: () => createError('NICK_NAME_TAKEN', '이미 사용 중인 닉네임입니다.', 409),
  email: () => createError('EMAIL_TAKEN', '이미 사용 중인 이메일입니다.', 409),
  phone: () => createError('PHONE_TAKEN', '이미 사용 중인 휴대폰번호입니다.', 409),
};

/** What is compared, each with an index: IDs are stored in lower case and phones are digits. */
const comparable = {
  user_id: sql<string>`user_id`,
  nick_name: sql<string>`lower(nick_name)`,
  email: sql<string>`lower(email)`,
  phone: sql<string>`phone`,
};

/** How many members have this value, whatever its case; an ID stays taken after its member left. */
export async function countMembersWith(
  db: Db,
  field: Field,
  value: string,
  exceptMemberId = 0,
): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where(comparable[field], '=', value.toLowerCase())
    .where('member_id', '<>', exceptMemberId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Makes this transaction the only one that joins, edits or links until it ends. */
export async function lockClaims(tx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(${claimLockKey})`.execute(tx);
}

/**
 * Claims values for a member inside a transaction: of two that want the same only the first gets it, the other fails
 * with NICK_NAME_TAKEN and the like. Empty and missing values are free for everybody.
 */
export async function claimFields(
  tx: Db,
  wanted: Partial<Record<Field, string | null | undefined>>,
  exceptMemberId = 0,
): Promise<void> {
  await lockClaims(tx);
  for (const field of ['user_id', 'nick_name', 'email', 'phone'] as const) {
    const value = wanted[field];
    if (value && (await countMembersWith(tx, field, value, exceptMemberId)) > 0) throw failures[field]();
  }
}
