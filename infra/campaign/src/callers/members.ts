import { login } from '@mall/contracts/api/people/members';
import type { Caller, Reply } from './caller.ts';
import { untilAdmitted } from './until-admitted.ts';

/** Of every member of the sample shop. */
export const samplePassword = 'Wool!Coat72';

/** Tries to log in. */
export const tryLogin = (caller: Caller, user_id: string, user_passwd = samplePassword) =>
  untilAdmitted(() => caller.call(login, { body: { provider: 'normal', user_id, user_passwd } }));

/** Logs a browser in; throws when the shop refuses it. */
export async function logIn(caller: Caller, user_id: string, password = samplePassword): Promise<number> {
  const reply = await tryLogin(caller, user_id, password);
  if (!reply.success) throw new Error(`${user_id} cannot log in: ${reasonOf(reply)}`);
  return reply.data.user_info.member_id;
}

const reasonOf = ({ code, status, message }: Reply<unknown>) => `${code ?? status} ${message ?? ''}`;
