import type { Migration } from '../migrate.ts';

/** Which process holds the lease of a job that one of several does. */
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
