import type { SecurityKind } from '../../../platform/database/schema/column-types.ts';
import type { Db } from '../../../platform/database/schema/schema.ts';
import { createError } from '../../../platform/http/create-error.ts';
import { lockMembers } from '../../access/lock-members.ts';
import { noteSecurity } from '../../access/security-log.ts';
import { dropTickets, hasTicket, noPayload, readTicket } from '../../access/tickets.ts';
import { closeAllLogins } from '../sessions/login-sessions.ts';
import { hashPassword, isPasswordOf } from './password-hash.ts';
import { passwordLifetimeMs } from './password-lifetime.ts';

export const taskExpired = () => createError('TASK_EXPIRED');
const unchanged = () => createError('PASSWORD_UNCHANGED');
const wrong = () => createError('PASSWD_ERROR', '비밀번호를 다시 확인해주세요.');

interface Context {
  db: Db;
  sessionId: string;
  address: string;
  now: Date;
}

/** What is stored of a member's password; null for a member without a password. */
export async function passwordHashOf(db: Db, memberId: number): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('members')
    .select('password_hash')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return password_hash;
}

/**
 * Sets a new password, ends all logins of the member and everything begun with the old one. `check` says for the last
 * time, with the member locked, whether it may: of two that were let in by the same proof only the first sets one.
 */
async function setPassword(
  db: Db,
  memberId: number,
  { password, kind, ...who }: Omit<Context, 'db'> & { password: string; kind: SecurityKind },
  check: (tx: Db) => Promise<void>,
): Promise<void> {
  if (await isPasswordOf(await passwordHashOf(db, memberId), password)) throw unchanged();
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async (tx) => {
    await lockMembers(tx, [memberId]);
    await check(tx);
    await tx
      .updateTable('members')
      .set((eb) => ({
        password_hash,
        password_changed_at: who.now,
        password_postponed_until: null,
        login_task: eb
          .case()
          .when('login_task', 'in', ['PW_CHANGE', 'TRANSFER_PASSWORD_CHANGE'])
          .then(null)
          .else(eb.ref('login_task'))
          .end(),
      }))
      .where('member_id', '=', memberId)
      .where('state', '<>', 'OUT')
      .execute();
    await closeAllLogins(tx, [memberId]);
    await dropTickets(tx, [memberId]);
    await noteSecurity(tx, { kind, memberId, ...who }, who.now);
  });
}

/** With a reset token, or the task token of a login that was refused with PW_CHANGE. */
export async function resetPassword(token: string, password: string, { db, ...who }: Context) {
  const find = async (by: Db) => {
    const use = { ticket: token, sessionId: who.sessionId, now: who.now };
    return (
      (await readTicket(by, { ...use, kind: 'PASSWORD_RESET' }, noPayload)) ??
      (await readTicket(by, { ...use, kind: 'PW_CHANGE' }, noPayload))
    );
  };
  const memberId = (await find(db))?.memberId;
  if (!memberId) throw taskExpired();
  // The token dies with all others when the password is set; a password that is refused leaves it alive.
  await setPassword(db, memberId, { ...who, password, kind: 'PASSWORD_RESET' }, async (tx) => {
    if (!(await find(tx))) throw taskExpired();
  });
}

/** Fails with PASSWD_ERROR unless it is the member's password. */
export async function refuseWrongPassword(db: Db, memberId: number, password: string): Promise<void> {
  if (!(await isPasswordOf(await passwordHashOf(db, memberId), password))) throw wrong();
}

/** With the present password, by a member who is logged in. */
export async function changePassword(
  memberId: number,
  { old_password, password }: { old_password: string; password: string },
  { db, ...who }: Context,
) {
  const known = await passwordHashOf(db, memberId);
  if (!(await isPasswordOf(known, old_password))) throw wrong();
  await setPassword(db, memberId, { ...who, password, kind: 'PASSWORD_CHANGED' }, async (tx) => {
    if ((await passwordHashOf(tx, memberId)) !== known) throw wrong();
  });
}

/** Keeps the present password for another 90 days; for a member who is logged in or was just asked to change it. */
export async function postponePassword(
  memberId: number,
  isLoggedIn: boolean,
  { db, sessionId, now }: Omit<Context, 'address'>,
) {
  const wasAsked = isLoggedIn || (await hasTicket(db, { kind: 'PW_CHANGE', memberId, sessionId, now }));
  if (!wasAsked) throw taskExpired();
  await db
    .updateTable('members')
    .set((eb) => ({
      password_postponed_until: new Date(now.getTime() + passwordLifetimeMs),
      login_task: eb.case().when('login_task', '=', 'PW_CHANGE').then(null).else(eb.ref('login_task')).end(),
    }))
    .where('member_id', '=', memberId)
    .execute();
}
