import { createHash, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { lockMembers } from '../../access/lock-members.ts';
import { noteSecurity } from '../../access/security-log.ts';
import { queueMessage } from '../../contact/queue-message.ts';

const digits = 8;
/** A code is good for a day: a stranger who keeps asking cannot make the one that the owner received worthless. */
const lifetimeMs = 86_400_000;
/** Passwords that one code lets be looked at. */
const maximumTries = 5;
/** Unused codes of one member, and the delay before another one is sent (ms): a stranger sends few messages. */
const maximumWaiting = 5;
const resendMs = 10 * 60_000;

interface Owner {
  member_id: number;
  phone: string;
}

const hashOf = (memberId: number, code: string) =>
  createHash('sha256').update(`login-code:${memberId}:${code}`).digest('hex');

/** Whether one more code may be sent; the same is asked of an unknown ID. */
async function mayHaveCode(db: Db, { member_id, phone }: Owner, now: Date): Promise<boolean> {
  const waiting = await db
    .selectFrom('login_codes')
    .select('created_at')
    .where('member_id', '=', member_id)
    .where('tries', '<', maximumTries)
    .where('expires_at', '>=', now)
    .orderBy('created_at', 'desc')
    .execute();
  const [newest] = waiting;
  const isRecent = newest !== undefined && newest.created_at.getTime() > now.getTime() - resendMs;
  return !isRecent && waiting.length < maximumWaiting && phone !== '';
}

/**
 * Sends the member of a guarded account a code, unless one that they have can still be used. Without a lock at first:
 * most attempts send none, and take as long as those at an unknown ID.
 */
export async function sendLoginCode(
  db: Db,
  owner: Owner,
  { address, sessionId, now }: { address: string; sessionId: string; now: Date },
): Promise<void> {
  const { member_id, phone } = owner;
  if (!(await mayHaveCode(db, owner, now))) return;
  await db.transaction().execute(async (tx) => {
    await lockMembers(tx, [member_id]);
    await tx.deleteFrom('login_codes').where('expires_at', '<', now).execute();
    if (!(await mayHaveCode(tx, owner, now))) return;
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    const code = String(randomInt(10 ** digits)).padStart(digits, '0');
    const { login_code_id } = await tx
      .insertInto('login_codes')
      .values({
        member_id,
        code_hash: hashOf(member_id, code),
        created_at: now,
        expires_at: expiresAt,
      })
      .returning('login_code_id')
      .executeTakeFirstOrThrow();
    await queueMessage(
      tx,
      {
        memberId: member_id,
        source: `login-code:${login_code_id}`,
        phone,
        title: '로그인 인증번호',
        content: `로그인 인증번호는 ${code} 입니다. 본인이 요청하지 않았다면 다른 사람에게 알려주지 마세요.`,
        href: '/member/login',
        isSecret: true,
        expiresAt,
      },
      now,
    );
    await noteSecurity(tx, { kind: 'CODE_SENT', memberId: member_id, address, sessionId }, now);
  });
}

/** Uses up one try of a code; whether it was one of the member's. */
export async function tryLoginCode(db: Db, memberId: number, code: string, now: Date): Promise<boolean> {
  const used = await db
    .updateTable('login_codes')
    .set({ tries: sql`tries + 1` })
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(memberId, code))
    .where('expires_at', '>', now)
    .where('tries', '<', maximumTries)
    .returning('login_code_id')
    .execute();
  return used.length > 0;
}

/** Makes a code worthless that opened a login. */
export async function dropLoginCode(db: Db, memberId: number, code: string): Promise<void> {
  await db
    .deleteFrom('login_codes')
    .where('member_id', '=', memberId)
    .where('code_hash', '=', hashOf(memberId, code))
    .execute();
}

/** Notifies the owner once a day of repeated wrong passwords. */
export async function warnOwner(db: Db, { member_id, phone }: Owner, now: Date): Promise<void> {
  await queueMessage(
    db,
    {
      memberId: member_id,
      source: `login-guarded:${member_id}:${now.toISOString().slice(0, 10)}`,
      phone,
      title: '로그인 보호 안내',
      content:
        '비밀번호가 여러 번 잘못 입력되어 로그인할 때 휴대폰 인증번호를 확인합니다. 본인이 아니라면 비밀번호를 변경해주세요.',
      href: '/member/find?find=password',
    },
    now,
  );
}
