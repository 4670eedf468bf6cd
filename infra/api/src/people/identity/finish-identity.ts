import { createHash } from 'node:crypto';
import type { IdentityResult } from '@mall/contracts/api/people/identity';
import { birthdaySchema, phoneSchema } from '@mall/contracts/domain/people/member-fields';
import * as z from 'zod';
import type { Db } from '../../platform/database/schema/schema.ts';
import { createError } from '../../platform/http/create-error.ts';
import { issueTicket, takeTicket } from '../access/tickets.ts';
import type { IdentityFacts } from './identity-facts.ts';
import { decryptData, isIntact } from './nice-crypto.ts';

const requestSchema = z.object({
  requestNo: z.string(),
  siteCode: z.string(),
  keys: z.object({ key: z.string(), iv: z.string(), hmacKey: z.string() }),
});

/** What NICE returns for a person that was verified by mobile phone. Names travel percent-encoded. */
const resultSchema = z.object({
  resultcode: z.literal('0000'),
  requestno: z.string(),
  sitecode: z.string(),
  utf8_name: z.string().min(1),
  birthdate: z.string().regex(/^\d{8}$/),
  gender: z.enum(['0', '1']),
  mobileno: phoneSchema,
  ci: z.string().min(20),
});

const failed = () => createError('IDENTITY_FAILED');

interface Returned {
  EncodeData: string;
  token_version_id: string;
  integrity_value: string;
}

/**
 * Takes what the identity service returned through the browser: once, by the session that began, unchanged and for
 * that very request. The person's connecting information stays here, hashed; the browser gets a reference to it.
 */
export async function finishIdentity(
  db: Db,
  returned: Returned,
  sessionId: string,
  now: Date,
): Promise<IdentityResult> {
  const { EncodeData, token_version_id, integrity_value } = returned;
  const use = { kind: 'IDENTITY_REQUEST', ticket: token_version_id, sessionId, now } as const;
  const request = (await takeTicket(db, use, requestSchema))?.payload;
  if (!request || !isIntact(EncodeData, integrity_value, request.keys)) throw failed();
  const result = resultSchema.safeParse(decryptData(EncodeData, request.keys));
  if (!result.success) throw failed();
  const { requestno, sitecode, utf8_name, birthdate, gender, mobileno, ci } = result.data;
  const birthday_date = birthdate.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3');
  const isOurs = requestno === request.requestNo && sitecode === request.siteCode;
  if (!isOurs || !birthdaySchema.safeParse(birthday_date).success) throw failed();
  const facts: IdentityFacts = {
    ci_hash: createHash('sha256').update(ci).digest('hex'),
    user_name: decodeName(utf8_name),
    phone: mobileno,
    birthday_date,
    gender: gender === '1' ? 'male' : 'female',
  };
  const reference = await issueTicket(db, { kind: 'IDENTITY', sessionId, payload: facts }, now);
  const { ci_hash: _ciHash, ...shown } = facts;
  return { ci: reference, ...shown };
}

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded).normalize('NFC');
  } catch {
    throw failed();
  }
}
