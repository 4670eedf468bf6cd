import type { LoginTask } from '@mall/contracts/api/people/login-refusals';
import type { Db } from '../../../platform/database/schema/schema.ts';
import type { ApiFailure } from '../../../platform/http/create-error.ts';
import { loginFailure } from '../../access/login-failures.ts';
import { issueTicket } from '../../access/tickets.ts';
import { findAccountsOfPerson } from '../accounts-of-person.ts';
import { passwordLifetimeMs } from '../password/password-lifetime.ts';
import { withWhatTheyBring } from '../what-accounts-bring.ts';

interface Context {
  db: Db;
  sessionId: string;
  now: Date;
}

/**
 * Why a member who proved who they are does not get in yet (spec 4.3, 8.1), or null. What they can do about it
 * themselves comes with a token for that task alone.
 */
export async function findRefusal(
  memberId: number,
  isById: boolean,
  { db, sessionId, now }: Context,
): Promise<ApiFailure | null> {
  const member = await db
    .selectFrom('members')
    .select(['state', 'login_task', 'integrated_into', 'ci_hash', 'is_ci_waived', 'created_at'])
    .select(['password_changed_at', 'password_postponed_until'])
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  const withTask = async (kind: 'PW_CHANGE' | 'CI_CHECK' | 'INTEGRATION', more: Partial<LoginTask> = {}) => {
    const task_token = await issueTicket(db, { kind, sessionId, memberId }, now);
    return loginFailure(kind, { data: { member_id: memberId, task_token, ...more } });
  };

  if (member.integrated_into !== null) return loginFailure('INTEGRATION_COMPLETE');
  if (member.state !== 'ACTIVE') return loginFailure(`MEMBER_${member.state}`);
  if (isById && member.login_task === 'TRANSFER_PASSWORD_CHANGE')
    return loginFailure('TRANSFER_PASSWORD_CHANGE');
  if (member.login_task === 'CI_CHECK' || (member.ci_hash === null && !member.is_ci_waived))
    return withTask('CI_CHECK');
  const accounts = await findAccountsOfPerson(db, memberId);
  if (member.login_task === 'INTEGRATION' || accounts.length > 1)
    return withTask('INTEGRATION', { integration_members: await withWhatTheyBring(db, accounts, now) });
  const since = (member.password_changed_at ?? member.created_at).getTime() + passwordLifetimeMs;
  const isOld = Math.max(since, member.password_postponed_until?.getTime() ?? 0) <= now.getTime();
  return isById && (member.login_task === 'PW_CHANGE' || isOld) ? withTask('PW_CHANGE') : null;
}
