import { login } from '@mall/contracts/api/people/members';

/** Cookies of a demo account, logged in through the edge. */
export async function logIn(origin: string, user_id: string): Promise<string> {
  const session = crypto.randomUUID();
  const reply = await fetch(`${origin}${login.path}`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'client-session-id': session },
    body: JSON.stringify({ provider: 'normal', user_id, user_passwd: 'Wool!Coat72' }),
  });
  const cookies = reply.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '');
  if (!cookies.some((cookie) => cookie.startsWith('login_member')))
    throw new Error(`no login for the bench: ${await reply.text()}`);
  return [...cookies, `client-session-id=${session}`].join('; ');
}
