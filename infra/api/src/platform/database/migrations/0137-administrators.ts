import type { Migration } from '../migrate.ts';

/** Who sees on product pages what is kept from shoppers. Nobody, until an operator names somebody. */
export const administrators: Migration = {
  name: '0137-administrators',
  statements: ['alter table members add column is_admin boolean not null default false'],
};
