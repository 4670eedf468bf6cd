import type { Migration } from '../migrate.ts';

/**
 * What a person has had who left, so that joining again brings it no second time (decision 111). The person is a hash
 * of the hash that members have, which the account loses when it ends.
 */
export const usedBenefits: Migration = {
  name: '0097-used-benefits',
  statements: [
    `create function person_of(ci_hash text) returns text language sql immutable
      return encode(sha256(convert_to('person:' || ci_hash, 'UTF8')), 'hex')`,
    `create table used_benefits (
      person text not null,
      benefit text not null,
      noted_at timestamptz not null,
      primary key (person, benefit)
    )`,
    'create index used_benefits_noted on used_benefits (noted_at)',
    `create function has_used(member integer, wanted text) returns boolean language sql stable
      return exists (select 1 from members m join used_benefits u on u.person = person_of(m.ci_hash)
        where m.member_id = member and u.benefit = wanted)`,
  ],
};
