import type { Migration } from '../migrate.ts';

/** When a member agreed to the terms and to the handling of personal data; null for those who joined before it was asked. */
export const termsAgreed: Migration = {
  name: '0085-terms-agreed',
  statements: ['alter table members add column terms_agreed_at timestamptz'],
};
