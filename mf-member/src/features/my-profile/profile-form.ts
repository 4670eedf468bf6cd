import type { Member } from '@mall/contracts/api/people/members';
import { TypedForms } from '@mall/contracts/client/typed-forms';
import { memberPayload } from '@mall/contracts/domain/people/member-payload';
import * as z from 'zod/mini';

const fieldsSchema = z.object({
  nick_name: z.string(),
  email: z.string(),
  zipcode: z.string(),
  address: z.string(),
  address_detail: z.string(),
});
/** What can be typed. */
export type ProfileFields = z.infer<typeof fieldsSchema>;
export const typedProfiles = new TypedForms('profile', fieldsSchema);

export const fieldsOf = (member: Member): ProfileFields => ({
  nick_name: member.nick_name ?? '',
  email: member.email,
  zipcode: member.zipcode,
  address: member.address,
  address_detail: member.address_detail,
});

/** A number that an identity check has proved. */
export interface ProvedPhone {
  phone: string;
  ci: string;
}

/** Fields that are sent together: an address without a detail has none, and not that of the old address. */
const place = ['zipcode', 'address', 'address_detail'] as const satisfies (keyof ProfileFields)[];
const isPlace = (name: string) => (place as readonly string[]).includes(name);
const isMoved = (fields: ProfileFields, member: Member) =>
  place.some((name) => fields[name].trim() !== fieldsOf(member)[name]);

/** What is sent: only what is another than before, without empty strings (spec 5.6). */
export function changedFields(fields: ProfileFields, member: Member, proved: ProvedPhone | null) {
  const known = fieldsOf(member);
  const names = Object.keys(known) as (keyof ProfileFields)[];
  const isOther = (name: keyof ProfileFields) => fields[name].trim() !== known[name];
  const hasMoved = isMoved(fields, member);
  const changed = Object.fromEntries(
    names
      .filter((name) => isOther(name) || (hasMoved && isPlace(name)))
      .map((name) => [name, fields[name].trim()]),
  );
  return { ...memberPayload(changed as Partial<ProfileFields>), ...(proved ?? {}) };
}

/**
 * What the rules of the call judge: what is sent, and what is empty though it has to be something. An address is whole:
 * it can be replaced, and not taken away, as an empty field is not sent (spec 5.6).
 */
export function judgedFields(fields: ProfileFields, member: Member) {
  const { address_detail: _free, ...known } = fieldsOf(member);
  const names = Object.keys(known) as (keyof typeof known)[];
  const hasMoved = isMoved(fields, member);
  const missing = names.filter(
    (name) => fields[name].trim() === '' && (known[name] !== '' || (hasMoved && isPlace(name))),
  );
  return { ...memberPayload({ ...fields }), ...Object.fromEntries(missing.map((name) => [name, ''])) };
}
