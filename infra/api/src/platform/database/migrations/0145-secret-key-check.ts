import type { Migration } from '../migrate.ts';

/** A word that only the key opens with which the shop's data is sealed. */
export const secretKeyCheck: Migration = {
  name: '0145-secret-key-check',
  statements: [
    `create table secret_key_check (
      id smallint primary key default 1 check (id = 1),
      sealed text not null
    )`,
  ],
};
