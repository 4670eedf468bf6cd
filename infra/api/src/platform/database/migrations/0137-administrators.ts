import type { Migration } from '../migrate.ts';

/** Members who see on product pages what is kept from shoppers: none, until an operator names one. */
export const administrators: Migration = {
  name: '0137-administrators',
  statements: ['alter table members add column is_admin boolean not null default false'],
};
