import { ageOn, minimumAge } from '@mall/contracts/domain/people/age';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { type IdentityFacts, identityMismatch } from '../../identity/identity-facts.ts';

const underage = () => createError('UNDERAGE');
export const alreadyMember = (message?: string) => createError('ALREADY_MEMBER', message);

/** Fails with UNDERAGE below 14 years (spec 8.1). */
export function refuseUnderage(birthday: string, now: Date): void {
  if (ageOn(birthday, now) < minimumAge) throw underage();
}

/** Fails unless what was typed is what the identity check found. */
export function refuseMismatch(
  facts: IdentityFacts,
  typed: { [Name in keyof IdentityFacts]?: IdentityFacts[Name] | undefined },
): void {
  const names = ['user_name', 'phone', 'birthday_date', 'gender'] as const;
  if (names.some((name) => typed[name] !== undefined && typed[name] !== facts[name]))
    throw identityMismatch();
}

/** Fails with ALREADY_MEMBER when the person has an account, also one that waits for approval or is blocked. */
export async function refuseSecondAccount(db: Db, ciHash: string): Promise<void> {
  const other = await db
    .selectFrom('members')
    .select('member_id')
    .where('ci_hash', '=', ciHash)
    .where('state', '<>', 'OUT')
    .limit(1)
    .executeTakeFirst();
  if (other) throw alreadyMember();
}

/** Fails with MEMBER_BLOCK when the person has an account that is blocked: a second one would go round it. */
export async function refuseBlockedPerson(db: Db, ciHash: string): Promise<void> {
  const blocked = await db
    .selectFrom('members')
    .select('member_id')
    .where('ci_hash', '=', ciHash)
    .where('state', '=', 'BLOCK')
    .limit(1)
    .executeTakeFirst();
  if (blocked) throw loginFailure('MEMBER_BLOCK');
}

/** Fails with RECOMMENDER_NULL unless the recommender is a member. */
export async function refuseUnknownRecommender(db: Db, recommenderId: string | undefined): Promise<void> {
  if (!recommenderId) return;
  const member = await db
    .selectFrom('members')
    .select('member_id')
    .where('user_id', '=', recommenderId.toLowerCase())
    .where('state', '=', 'ACTIVE')
    .executeTakeFirst();
  if (!member) throw createError('RECOMMENDER_NULL');
}
