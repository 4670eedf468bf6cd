import type { Db, Row } from '../../../platform/database/schema/schema.ts';
import type { LoginSuccessor, TokenUse } from '../../../platform/http/caller.ts';
import { noteSecurity } from '../../access/security-log.ts';
import { issueToken } from './login-token.ts';

/** How old the token of a remembered login gets, ms. */
const rotateEveryMs = 3_600_000;
/** How long a replaced token still works: other tabs and calls under way have no other yet (ms). */
const graceMs = 60_000;

type Token = { hash: string } & Pick<
  Row<'login_tokens'>,
  'login_id' | 'issued_at' | 'rotated_at' | 'expires_at'
>;

interface Outcome {
  isReused: boolean;
  /** For the cookie, when the caller can take it. */
  successor: LoginSuccessor | null;
}

const goesOn: Outcome = { isReused: false, successor: null };

/**
 * Rotates the token of a remembered login every hour. A replaced token after the grace period gets another successor if
 * no newer one was used (a lost reply); otherwise it is a copy and ends the login (decision 102).
 */
export async function useRememberedToken(
  db: Db,
  token: Token,
  { now, ...use }: TokenUse & { now: Date },
): Promise<Outcome> {
  const isYoung = token.issued_at.getTime() > now.getTime() - rotateEveryMs;
  const isPresent = token.rotated_at === null;
  // It ends soon because a new login took its place: its successor would push that one out of the cookie.
  if (token.expires_at.getTime() <= now.getTime() + graceMs) return goesOn;
  if (isPresent ? isYoung || !use.takesToken : isWithinGrace(token.rotated_at, now)) return goesOn;
  return db.transaction().execute(async (tx) => {
    const family = await tx
      .selectFrom('login_tokens')
      .selectAll()
      .where('login_id', '=', token.login_id)
      .orderBy('issued_at')
      .forUpdate()
      .execute();
    const own = family.find(({ token_hash }) => token_hash === token.hash);
    // Another call ended the login, or replaced the token, while this one waited.
    if (!own) return { isReused: true, successor: null };
    if (own.rotated_at !== null && isWithinGrace(own.rotated_at, now)) return goesOn;
    const newer = family.filter(({ issued_at }) => issued_at > own.issued_at);
    if (newer.some(({ last_used_at }) => last_used_at !== null)) return endReused(tx, own, use, now);
    if (!use.takesToken || newer.some(({ issued_at }) => isWithinGrace(issued_at, now))) return goesOn;
    await tx
      .updateTable('login_tokens')
      .set({ rotated_at: now })
      .where('login_id', '=', own.login_id)
      .where('rotated_at', 'is', null)
      .execute();
    const { token_hash: _hash, last_used_at: _used, ...login } = own;
    const next = await issueToken(tx, { ...login, issued_at: now, rotated_at: null });
    const maxAgeSeconds = Math.floor((own.expires_at.getTime() - now.getTime()) / 1000);
    return { isReused: false, successor: { token: next, maxAgeSeconds } };
  });
}

const isWithinGrace = (since: Date | null, now: Date) =>
  since !== null && since.getTime() > now.getTime() - graceMs;

async function endReused(
  tx: Db,
  { login_id, member_id, session_id }: Row<'login_tokens'>,
  { address }: TokenUse,
  now: Date,
): Promise<Outcome> {
  await tx.deleteFrom('login_tokens').where('login_id', '=', login_id).execute();
  const event = { kind: 'TOKEN_REUSED', memberId: member_id, sessionId: session_id, address } as const;
  await noteSecurity(tx, event, now);
  return { isReused: true, successor: null };
}
