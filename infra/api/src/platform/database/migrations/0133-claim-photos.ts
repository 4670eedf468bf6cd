import type { Migration } from '../migrate.ts';

/** Photos of what is returned or exchanged, and another place than the order's where it is fetched. */
export const claimPhotos: Migration = {
  name: '0133-claim-photos',
  statements: [
    'alter table claims add column pickup jsonb',
    // A photo without a request is deleted once `kept_until` has passed.
    `create table claim_photos (
      photo_id uuid primary key,
      order_id text not null references orders on delete cascade,
      request_id uuid,
      position integer not null default 0,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null,
      kept_until timestamptz not null
    )`,
    'create index claim_photos_request on claim_photos (request_id, position) where request_id is not null',
    'create index claim_photos_order on claim_photos (order_id)',
    'create index claim_photos_due on claim_photos (kept_until) where request_id is null',
  ],
};
