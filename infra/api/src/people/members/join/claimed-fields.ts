import { sql } from 'kysely';
import { lockKeys } from '../../../platform/database/lock-classes.ts';
import type { Proof } from '../../../platform/database/schema/column-types.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';

type Field = 'user_id' | 'nick_name' | 'email' | 'phone';

const failures = {
  user_id: () => createError('USER_ID_TAKEN'),
  nick_name: () => createError('NICK_NAME_TAKEN'),
  email: () => createError('EMAIL_TAKEN'),
  phone: () => createError('PHONE_TAKEN'),
};

/** What is compared, each with an index: IDs are stored in lower case and phones are digits. */
const comparable = {
  user_id: sql<string>`user_id`,
  nick_name: sql<string>`lower(nick_name)`,
  email: sql<string>`lower(email)`,
  phone: sql<string>`phone`,
};

/** Values that can be proved, and where it stands how sure it is that they are the member's own. */
const proofColumns = { email: 'email_proof', phone: 'phone_proof' } as const;
const isProvable = (field: Field): field is keyof typeof proofColumns => field in proofColumns;

export const proof = {
  /** Unproved: it is stored to reach the member, and blocks no other member. */
  none: 0,
  /** Typed by a person whose identity was checked. */
  typed: 1,
  /** By an identity check (phone), or by a provider that verified it (email). */
  proved: 2,
} as const satisfies Record<string, Proof>;
export type Proofs = Partial<Record<keyof typeof proofColumns, Proof>>;

/**
 * How many members have this value as their own, whatever its case; an ID stays taken after its member left. `atLeast`
 * leaves out those who are less sure of it.
 */
export async function countMembersWith(
  db: Db,
  field: Field,
  value: string,
  exceptMemberId = 0,
  atLeast: Proof = proof.typed,
): Promise<number> {
  const owners = db
    .selectFrom('members')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where(comparable[field], '=', value.toLowerCase())
    .where('member_id', '<>', exceptMemberId);
  const sure = isProvable(field) ? owners.where(proofColumns[field], '>=', atLeast) : owners;
  return (await sure.executeTakeFirstOrThrow()).count;
}

/** Makes this transaction the only one that joins, edits or links until it ends. */
export async function lockClaims(tx: Db): Promise<void> {
  // Joins and edits that claim a field go one after the other.
  await sql`select pg_advisory_xact_lock(${lockKeys.claimedFields})`.execute(tx);
}

/**
 * Claims unique, non-empty values for a member inside a transaction: of two claims only the first succeeds. A proved
 * phone or email replaces one that was only typed, which excludes no other (docs/decisions/0041).
 * @throws NICK_NAME_TAKEN and the like
 */
export async function claimFields(
  tx: Db,
  wanted: Partial<Record<Field, string | null | undefined>>,
  proofs: Proofs,
  exceptMemberId = 0,
): Promise<void> {
  await lockClaims(tx);
  for (const field of ['user_id', 'nick_name', 'email', 'phone'] as const) {
    const value = wanted[field];
    if (!value) continue;
    const own = isProvable(field) ? (proofs[field] ?? proof.none) : proof.none;
    const rival = own === proof.proved ? proof.proved : proof.typed;
    if ((await countMembersWith(tx, field, value, exceptMemberId, rival)) > 0) throw failures[field]();
    if (isProvable(field) && own === proof.proved) await disown(tx, field, value, exceptMemberId);
  }
}

/** Members who only typed a value that another member has now proved keep it to be reached, but not as theirs. */
async function disown(
  tx: Db,
  field: keyof typeof proofColumns,
  value: string,
  exceptMemberId: number,
): Promise<void> {
  await tx
    .updateTable('members')
    .set({ [proofColumns[field]]: proof.none })
    .where(comparable[field], '=', value.toLowerCase())
    .where('member_id', '<>', exceptMemberId)
    .where(proofColumns[field], '<', proof.proved)
    .execute();
}
