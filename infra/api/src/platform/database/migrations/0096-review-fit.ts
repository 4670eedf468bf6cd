import type { Migration } from '../migrate.ts';

/** What a review's writer says of their measures and of the fit, and the size that was bought. */
export const reviewFit: Migration = {
  name: '0096-review-fit',
  statements: [
    `alter table reviews
      add column size_name text,
      add column height_cm smallint check (height_cm between 120 and 220),
      add column weight_kg smallint check (weight_kg between 25 and 180),
      add column is_body_shown boolean not null default false,
      add column fit jsonb not null default '{}'`,
    `update reviews set size_name = nullif(split_part(option_name, ' / ', 2), '')`,
    // A writer who shows their measures no longer, or leaves, must be gone from cached summaries, too.
    'drop trigger reviews_changed on reviews',
    `create trigger reviews_changed after insert or delete or truncate or
      update of score, user_name, option_name, content, picture_views, height_cm, weight_kg, is_body_shown, fit
      on reviews for each statement execute function note_catalogue_change()`,
  ],
};
