import * as z from 'zod';
import { operatorCommand, refused } from '../operator-command.ts';
import { withNearest } from './nearest-members.ts';

/** Keeps a member from logging in (spec 8.1 MEMBER_BLOCK) and ends every login, or lets them in again. */
export const blockMember = operatorCommand(
  z.strictObject({
    user_id: z.string().min(1).max(60),
    is_blocked: z.boolean(),
    /** Why; it stands in the audit log. */
    reason: z.string().trim().min(1).max(200),
  }),
  async ({ user_id, is_blocked, reason }, { tx }) => {
    const [before, after] = is_blocked ? (['ACTIVE', 'BLOCK'] as const) : (['BLOCK', 'ACTIVE'] as const);
    const changed = await tx
      .updateTable('members')
      .set({ state: after })
      .where('user_id', '=', user_id)
      .where('state', '=', before)
      .returning('member_id')
      .executeTakeFirst();
    if (!changed) {
      const faults = (await withNearest(tx, [user_id])).filter((named) => named !== user_id);
      throw refused(`${user_id} is ${is_blocked ? 'no member who can log in' : 'not blocked'}`, faults);
    }
    const { member_id } = changed;
    const ended = is_blocked
      ? await tx.deleteFrom('login_tokens').where('member_id', '=', member_id).returning('login_id').execute()
      : [];
    const logins = new Set(ended.map(({ login_id }) => login_id)).size;
    return {
      lines: [is_blocked ? `${user_id} is blocked; ${logins} logins ended` : `${user_id} can log in again`],
      changes: [
        { subject: `member ${member_id}`, before: { state: before }, after: { state: after, reason } },
      ],
    };
  },
);
