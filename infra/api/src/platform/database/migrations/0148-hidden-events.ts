import type { Migration } from '../migrate.ts';

/** An event that its operator has taken down is nowhere to be seen, and comes back with its comments. */
export const hiddenEvents: Migration = {
  name: '0148-hidden-events',
  statements: ['alter table events add column is_hidden boolean not null default false'],
};
