import type { Migration } from '../migrate.ts';

/** The parcel of a move that sends goods: a line that is sent again has one for each time. */
export const parcels: Migration = {
  name: '0126-parcels',
  statements: [
    `alter table order_moves add column carrier text, add column tracking_number text`,
    `alter table order_moves add check ((carrier is null) = (tracking_number is null))`,
  ],
};
