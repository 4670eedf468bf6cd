import type { Migration } from '../migrate.ts';

/** Points that nobody used in time end (docs/decisions/0153). */
export const pointsExpire: Migration = {
  name: '0129-points-expire',
  statements: [
    'alter table point_entries drop constraint point_entries_reason_check',
    `alter table point_entries add constraint point_entries_reason_check check
      (reason in ('OPENING', 'SPENT', 'GIVEN_BACK', 'EARNED', 'OPERATOR', 'INTEGRATED', 'FORFEITED', 'REVIEW',
        'REVIEW_TAKEN', 'ATTENDANCE', 'EXPIRED'))`,
    'create index point_entries_time on point_entries (created_at) where amount > 0',
  ],
};
