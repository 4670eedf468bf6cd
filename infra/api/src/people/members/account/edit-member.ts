import type { editMember as editEndpoint } from '@mall/contracts/api/people/member-account';
import type { EndpointData } from '@mall/contracts/endpoint';
import type * as z from 'zod';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { identityMismatch, takeIdentity } from '../../identity/identity-facts.ts';
import { claimFields, type Proofs, proof } from '../join/claimed-fields.ts';
import { consentChanges } from './consents.ts';
import { viewMember } from './view-member.ts';

type EditBody = z.infer<NonNullable<(typeof editEndpoint)['body']>>;

interface Context {
  db: Db;
  sessionId: string;
  now: Date;
}

/**
 * Changes what was sent of a member's own details (spec 7.1); a phone number only with the identity check that proved it.
 * @cannotThrow USER_ID_TAKEN: a member's ID never changes
 */
export async function editMember(
  body: EditBody,
  { db, sessionId, now }: Context,
): Promise<EndpointData<typeof editEndpoint>['row']> {
  const { member_id, ci, is_sms_agreed, is_email_agreed, is_push_agreed, ...fields } = body;
  return db.transaction().execute(async (tx) => {
    const member = await tx
      .selectFrom('members')
      .select(['phone', 'email', 'ci_hash', 'is_ci_waived', 'user_name'])
      .select(['is_sms_agreed', 'is_email_agreed', 'is_push_agreed'])
      .where('member_id', '=', member_id)
      .executeTakeFirstOrThrow();
    if (fields.phone !== undefined && fields.phone !== member.phone) {
      const facts = ci ? await takeIdentity(tx, { ci, sessionId, now }) : null;
      // Members from before identity checks existed are known by their name only.
      const isSelf =
        member.ci_hash === null ? facts?.user_name === member.user_name : facts?.ci_hash === member.ci_hash;
      if (facts?.phone !== fields.phone || !isSelf) throw identityMismatch();
    }
    const isKnownPerson = member.ci_hash !== null || member.is_ci_waived;
    // What stays as it is was claimed, or not, when it came.
    const phone = fields.phone === member.phone ? undefined : fields.phone;
    const email = fields.email?.toLowerCase() === member.email.toLowerCase() ? undefined : fields.email;
    const proofs: Proofs = {
      ...(phone === undefined ? {} : { phone: proof.proved }),
      ...(email === undefined ? {} : { email: isKnownPerson ? proof.typed : proof.none }),
    };
    await claimFields(tx, { ...fields, phone, email }, proofs, member_id);
    await tx
      .updateTable('members')
      .set({
        // Clients leave out what is empty (spec 5.6): a new address without a detail has none.
        ...(fields.address === undefined ? {} : { address_detail: '' }),
        ...fields,
        ...consentChanges({ is_sms_agreed, is_email_agreed, is_push_agreed }, member, now),
        ...(proofs.phone === undefined ? {} : { phone_proof: proofs.phone }),
        ...(proofs.email === undefined ? {} : { email_proof: proofs.email }),
        // Never empty, so that a body without changes is still a statement.
        member_id,
      })
      .where('member_id', '=', member_id)
      .execute();
    return viewMember(tx, member_id);
  });
}
