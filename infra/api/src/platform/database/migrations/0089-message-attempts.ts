import type { Migration } from '../migrate.ts';

/** How often a message may have been sent already, and until when it is worth sending: a code has a lifetime. */
export const messageAttempts: Migration = {
  name: '0089-message-attempts',
  statements: [
    `alter table notifications
      add column attempts smallint not null default 0,
      add column expires_at timestamptz`,
    // Old rows are deleted by it.
    'create index notifications_time on notifications (created_at)',
  ],
};
