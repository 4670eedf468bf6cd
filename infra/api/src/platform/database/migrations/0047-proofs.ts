import type { Migration } from '../migrate.ts';

/**
 * How sure it is that a phone number and an email address are the member's own: 0 nobody knows, 1 typed by a person
 * whose identity was checked, 2 proved (members/join/claimed-fields.ts, decision 41).
 */
export const proofs: Migration = {
  name: '0047-proofs',
  statements: [
    `alter table members
      add column phone_proof smallint not null default 0 check (phone_proof between 0 and 2),
      add column email_proof smallint not null default 0 check (email_proof between 0 and 2)`,
    // Until now a member who joined by ID had an identity check, or joined before there were any.
    `update members set phone_proof = 2 where phone <> '' and (ci_hash is not null or is_ci_waived)`,
    `update members set email_proof = 1 where email <> '' and (join_type = 0 or is_ci_waived)`,
    // Kakao and Apple passed on only addresses that they had verified.
    `update members m set email_proof = 2 from member_sns s
      where s.member_id = m.member_id and s.provider in ('kakao', 'apple') and m.email <> ''
        and lower(s.email) = lower(m.email)`,
  ],
};
