import * as z from 'zod';
import { reviewGrades } from '../../../../people/members/grade-rules.ts';
import { listLogins } from '../../../../people/members/sessions/own-logins.ts';
import { operatorCommand, refused } from '../operator-command.ts';
import { ageAt } from './age-at.ts';
import { nearestMembers, withNearest } from './nearest-members.ts';

const userIds = z.array(z.string().min(1).max(60)).min(1).max(1000);

/** Members who joined and wait for an administrator, longest waiting first. Who looked at them is on record, too. */
export const listWaitingMembers = operatorCommand(z.strictObject({}), async (_input, { tx }) => {
  const members = await tx
    .selectFrom('members')
    .select(['user_id', 'user_name', 'created_at'])
    .where('state', '=', 'READY')
    .orderBy('created_at')
    .limit(1000)
    .execute();
  const lines = members.map(
    ({ user_id, user_name, created_at }) => `${user_id}  ${user_name}  ${created_at.toISOString()}`,
  );
  const changes = [{ subject: 'members', before: null, after: { listed: members.length } }];
  return { lines: lines.length > 0 ? lines : ['nobody is waiting'], changes };
});

/** Lets members in who wait for approval (spec 6); all of them or none. */
export const approveMembers = operatorCommand(
  z.strictObject({ user_ids: userIds }),
  async ({ user_ids }, { tx }) => {
    const approved = await tx
      .updateTable('members')
      .set({ state: 'ACTIVE' })
      .where('user_id', 'in', user_ids)
      .where('state', '=', 'READY')
      .returning(['user_id', 'member_id'])
      .execute();
    const missing = user_ids.filter((id) => !approved.some((member) => member.user_id === id));
    if (missing.length > 0) throw refused('not waiting for approval:', await withNearest(tx, missing));
    return {
      lines: approved.map((member) => `${member.user_id} approved`),
      changes: approved.map(({ member_id }) => ({
        subject: `member ${member_id}`,
        before: { state: 'READY' },
        after: { state: 'ACTIVE' },
      })),
    };
  },
);

/** Names members as administrators, or ends that: they see at a product what is kept from shoppers (spec 6). */
export const setAdministrators = operatorCommand(
  z.strictObject({ user_ids: userIds, is_admin: z.boolean() }),
  async ({ user_ids, is_admin }, { tx }) => {
    const changed = await tx
      .updateTable('members')
      .set({ is_admin })
      .where('user_id', 'in', user_ids)
      .where('state', '=', 'ACTIVE')
      .where('is_admin', '<>', is_admin)
      .returning(['user_id', 'member_id'])
      .execute();
    const missing = user_ids.filter((id) => !changed.some((member) => member.user_id === id));
    if (missing.length > 0)
      throw refused(
        is_admin ? 'no member, or an administrator already:' : 'no administrator:',
        await withNearest(tx, missing),
      );
    return {
      lines: changed.map(({ user_id }) => `${user_id} is ${is_admin ? 'an' : 'no'} administrator now`),
      changes: changed.map(({ member_id }) => ({
        subject: `member ${member_id}`,
        before: { is_admin: !is_admin },
        after: { is_admin },
      })),
    };
  },
);

/** Gives every member the grade that they spent for in the period, up or down (members/grade-rules.ts). */
export const reviewMemberGrades = operatorCommand(z.strictObject({}), async (_input, { tx, now }) => {
  const changed = await reviewGrades(tx, { isRaiseOnly: false, now });
  return {
    lines: [
      ...changed.map(({ user_id, before, after }) => `${user_id}  ${before} -> ${after}`),
      `${changed.length} members have another grade now`,
    ],
    changes: changed.map(({ member_id, before, after }) => ({
      subject: `member ${member_id}`,
      before: { grade: before },
      after: { grade: after },
    })),
  };
});

const momentOf = (at: Date | null) => at?.toISOString() ?? 'never';

/** Who a member is, what they agreed to and where the login is open: what a member who calls asks about. Who looked is on record. */
export const showMember = operatorCommand(
  z.strictObject({ user_id: z.string().min(1).max(60) }),
  async ({ user_id }, { tx, now }) => {
    const member = await tx
      .selectFrom('members')
      .innerJoin('grades', 'grades.grade_id', 'members.grade_id')
      .select(['member_id', 'state', 'created_at', 'grade_name', 'point', 'is_admin', 'terms_agreed_at'])
      .select(['is_email_agreed', 'email_agreed_at', 'is_sms_agreed', 'sms_agreed_at'])
      .select(['is_push_agreed', 'push_agreed_at', 'user_name', 'phone', 'email', 'birthday_date'])
      .where('user_id', '=', user_id)
      .executeTakeFirst();
    if (!member) throw refused(`no such member: ${user_id}${await nearestMembers(tx, user_id)}`);
    const { member_id } = member;
    const { rows } = await listLogins(tx, { memberId: member_id, loginId: null }, now);
    const consent = (name: string, isAgreed: boolean, at: Date | null) =>
      `  ${name}: ${isAgreed ? 'agreed' : 'not agreed'}, ${momentOf(at)}`;
    return {
      lines: [
        `member ${member_id}: ${user_id}  ${member.state}  ${member.grade_name}  ${member.point} points${member.is_admin ? '  administrator' : ''}  joined ${member.created_at.toISOString()}`,
        `${member.user_name}  ${ageAt(member.birthday_date, now)}  ${member.phone || 'no phone'}  ${member.email}`,
        'consents, with their last change:',
        `  terms: ${momentOf(member.terms_agreed_at)}`,
        consent('e-mail', member.is_email_agreed, member.email_agreed_at),
        consent('text messages', member.is_sms_agreed, member.sms_agreed_at),
        consent('app messages', member.is_push_agreed, member.push_agreed_at),
        rows.length > 0 ? 'logins:' : 'logged in nowhere',
        ...rows.map(
          (login) =>
            `  ${login.device_name || 'unknown device'}  since ${login.logged_in_at}  last seen ${login.last_seen_at}${login.is_remembered ? '  remembered' : ''}`,
        ),
      ],
      changes: [
        { subject: `member ${member_id}`, before: null, after: { looked_at: 'person, consents and logins' } },
      ],
    };
  },
);
