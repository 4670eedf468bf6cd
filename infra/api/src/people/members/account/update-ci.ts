import type { Db } from '../../../platform/database/schema/schema.ts';
import { noPayload, takeTicket } from '../../access/tickets.ts';
import { identityMismatch, takeIdentity } from '../../identity/identity-facts.ts';
import { refuseBlockedPerson, refuseMismatch, refuseUnderage } from '../join/check-join.ts';
import { proof } from '../join/claimed-fields.ts';
import { taskExpired } from '../password/change-password.ts';

interface Context {
  db: Db;
  sessionId: string;
  now: Date;
}

/**
 * Gives a member the identity that a login refused with CI_CHECK asked for (spec 4.3). The check must have found the
 * name that was typed, and the name of the account where one is known; an account whose person is known stays theirs.
 */
export async function updateCi(
  body: { ci: string; token: string; user_name: string },
  { db, sessionId, now }: Context,
) {
  return db.transaction().execute(async (tx) => {
    const use = { kind: 'CI_CHECK', ticket: body.token, sessionId, now } as const;
    const memberId = (await takeTicket(tx, use, noPayload))?.memberId;
    if (!memberId) throw taskExpired();
    const facts = await takeIdentity(tx, { ci: body.ci, sessionId, now });
    refuseMismatch(facts, { user_name: body.user_name });
    refuseUnderage(facts.birthday_date, now);
    const member = await tx
      .selectFrom('members')
      .select(['user_name', 'join_type', 'login_task', 'ci_hash'])
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow();
    // Social members came with whatever name their provider knew; others typed their own.
    if (member.join_type === 0) refuseMismatch(facts, { user_name: member.user_name });
    if (member.ci_hash !== null && member.ci_hash !== facts.ci_hash) throw identityMismatch();
    await refuseBlockedPerson(tx, facts.ci_hash);
    await tx
      .updateTable('members')
      .set({
        ...facts,
        phone_proof: proof.proved,
        login_task: member.login_task === 'CI_CHECK' ? null : member.login_task,
      })
      .where('member_id', '=', memberId)
      .execute();
    return { member_id: memberId };
  });
}
