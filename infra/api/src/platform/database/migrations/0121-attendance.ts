import type { Migration } from '../migrate.ts';

/**
 * Events at which members press once a day. `attendance_rewards` is a list of `{ days, point }`, null for other events.
 */
export const attendance: Migration = {
  name: '0121-attendance',
  statements: [
    'alter table events add column attendance_rewards jsonb',
    `create table event_attendances (
      event_id integer not null references events on delete cascade,
      member_id integer not null references members on delete cascade,
      day date not null,
      created_at timestamptz not null,
      primary key (event_id, member_id, day)
    )`,
    'create index event_attendances_member on event_attendances (member_id)',
    'alter table point_entries drop constraint point_entries_reason_check',
    `alter table point_entries add constraint point_entries_reason_check check
      (reason in ('OPENING', 'SPENT', 'GIVEN_BACK', 'EARNED', 'OPERATOR', 'INTEGRATED', 'FORFEITED', 'REVIEW',
        'REVIEW_TAKEN', 'ATTENDANCE'))`,
  ],
};
