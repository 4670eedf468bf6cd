import type { Migration } from '../migrate.ts';

/**
 * What an operator sets of plans, events and articles. `content` holds blocks of rich text; a string among them is a
 * paragraph (decision 138).
 */
export const reading: Migration = {
  name: '0119-reading',
  statements: [
    `alter table plans
      add column content jsonb not null default '[]',
      add column groups jsonb not null default '[]',
      add column start_at timestamptz not null default '2000-01-01T00:00:00Z',
      add column end_at timestamptz,
      add constraint plans_times_check check (end_at > start_at)`,
    `alter table magazines
      add column end_at timestamptz,
      add constraint magazines_times_check check (end_at > created_at)`,
    `alter table events
      add column winners text[] not null default '{}',
      add column drawn_at timestamptz`,
    ...['magazines', 'events'].map(
      (table) => `create trigger ${table}_changed after insert or update or delete or truncate on ${table}
        for each statement execute function note_catalogue_change()`,
    ),
  ],
};
