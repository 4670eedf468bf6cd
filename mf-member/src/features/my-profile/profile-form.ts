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

/** What is sent: only what is another than before, without empty strings (spec 5.6). */
export function changedFields(fields: ProfileFields, member: Member, proved: ProvedPhone | null) {
  const known = fieldsOf(member);
  const names = Object.keys(known) as (keyof ProfileFields)[];
  const changed = Object.fromEntries(
    names.filter((name) => fields[name].trim() !== known[name]).map((name) => [name, fields[name].trim()]),
  );
  return { ...memberPayload(changed as Partial<ProfileFields>), ...(proved ?? {}) };
}
