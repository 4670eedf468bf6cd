import type { Migration } from '../migrate.ts';

/** Whose turn it is at jobs that one process of several does. */
export const leases: Migration = {
  name: '0146-leases',
  statements: [
    `create table leases (
      name text primary key,
      holder text not null,
      expires_at timestamptz not null
    )`,
  ],
};
