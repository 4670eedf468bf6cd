import type { Migration } from '../migrate.ts';

/** Each parcel that is sent asks whose its number was in the last year: without an index it would read every move. */
export const parcelsByNumber: Migration = {
  name: '0149-parcels-by-number',
  statements: [
    `create index order_moves_parcel on order_moves (tracking_number, carrier)
      where tracking_number is not null`,
  ],
};
