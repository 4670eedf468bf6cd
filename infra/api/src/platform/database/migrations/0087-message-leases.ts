import type { Migration } from '../migrate.ts';

/** Until when a process has a message of the outbox for itself, so that two do not send it at once. */
export const messageLeases: Migration = {
  name: '0087-message-leases',
  statements: ['alter table notifications add column leased_until timestamptz'],
};
