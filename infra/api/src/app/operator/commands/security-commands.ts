import * as z from 'zod';
import { withNearest } from './members/nearest-members.ts';
import { operatorCommand, refused } from './operator-command.ts';

/** The newest events of the security log, of one member or of all. Who looked is on record, too. */
export const listSecurityEvents = operatorCommand(
  z.strictObject({ count: z.int().min(1).max(1000), user_id: z.string().min(1).max(60).optional() }),
  async ({ count, user_id }, { tx }) => {
    const member = user_id
      ? await tx
          .selectFrom('members')
          .select('member_id')
          .where('user_id', '=', user_id.toLowerCase())
          .executeTakeFirst()
      : null;
    if (member === undefined) throw refused('there is no member', await withNearest(tx, [user_id ?? '']));
    const all = tx
      .selectFrom('security_events')
      .leftJoin('members', 'members.member_id', 'security_events.member_id')
      .select(['kind', 'user_id', 'security_events.address', 'device', 'detail', 'happened_at'])
      .orderBy('security_event_id', 'desc')
      .limit(count);
    const own = member ? all.where('security_events.member_id', '=', member.member_id) : all;
    const events = await own.execute();
    return {
      lines: events.map((event) =>
        [
          event.happened_at.toISOString(),
          event.kind.padEnd(16),
          event.user_id ?? '-',
          event.address ?? '-',
          event.device ?? '-',
          event.detail,
        ]
          .join('  ')
          .trimEnd(),
      ),
      changes: [{ subject: 'security_events', before: null, after: { listed: events.length } }],
    };
  },
);
