import type { Migration } from '../migrate.ts';

/** Photos of members' reviews; points for reviews. */
export const reviewPhotos: Migration = {
  name: '0045-review-photos',
  statements: [
    // A photo without a review is deleted once `kept_until` has passed, whether none took it or its review is gone.
    `create table review_photos (
      photo_id uuid primary key,
      member_id integer not null references members on delete cascade,
      review_id integer references reviews on delete set null,
      position integer not null default 0,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null,
      kept_until timestamptz not null
    )`,
    'create index review_photos_review on review_photos (review_id, position) where review_id is not null',
    'create index review_photos_member on review_photos (member_id) where review_id is null',
    'create index review_photos_due on review_photos (kept_until) where review_id is null',
    'alter table point_entries drop constraint point_entries_reason_check',
    `alter table point_entries add constraint point_entries_reason_check check
      (reason in ('OPENING', 'SPENT', 'GIVEN_BACK', 'EARNED', 'OPERATOR', 'INTEGRATED', 'FORFEITED', 'REVIEW',
        'REVIEW_TAKEN'))`,
  ],
};
