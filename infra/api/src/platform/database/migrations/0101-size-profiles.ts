import type { Migration } from '../migrate.ts';

/** Measures and usual sizes of members who agreed that they are kept. */
export const sizeProfiles: Migration = {
  name: '0101-size-profiles',
  statements: [
    `create table size_profiles (
      member_id integer primary key references members on delete cascade,
      height_cm smallint check (height_cm between 120 and 220),
      weight_kg smallint check (weight_kg between 25 and 180),
      usual jsonb not null default '{}',
      agreed_at timestamptz not null
    )`,
  ],
};
