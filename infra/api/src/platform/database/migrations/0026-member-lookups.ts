import type { Migration } from '../migrate.ts';

/** What is looked up at each login, integration and withdrawal, however many members there are. */
export const memberLookups: Migration = {
  name: '0026-member-lookups',
  statements: [
    'create index login_tokens_expiry on login_tokens (expires_at)',
    'create index reviews_member on reviews (member_id) where member_id is not null',
    'create index review_likes_member on review_likes (member_id)',
    'create index event_comments_member on event_comments (member_id) where member_id is not null',
    'create index notifications_member on notifications (member_id) where member_id is not null',
  ],
};
