import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listCart } from '@mall/contracts/api/orders/carts';
import { login, logout } from '@mall/contracts/api/people/members';
import { nextTokenHeader } from '@mall/contracts/token-headers';

interface Login {
  memberId: number;
  sessionId: string;
  /** Order of the logins, the last one highest. */
  number: number;
}

/**
 * An API that knows logins by their tokens as the real one does: a browser session has one member's login, a token opens
 * its own session alone. Every call replaces the token; earlier ones of the same login go on, as in the grace.
 */
export async function startLoginApi() {
  const tokens = new Map<string, Login>();
  let number = 0;

  const end = (isOver: (login: Login) => boolean) => {
    for (const [token, login] of tokens) if (isOver(login)) tokens.delete(token);
  };
  const issue = (login: Login) => {
    const token = `token-of-${login.memberId}-${randomUUID()}`;
    tokens.set(token, login);
    return token;
  };
  const logIn = (memberId: number, sessionId: string) => {
    end((other) => other.sessionId === sessionId && other.memberId !== memberId);
    number += 1;
    const token = issue({ memberId, sessionId, number });
    return { success: true, data: { user_info: { member_id: memberId }, token, remembered_for: 3600 } };
  };
  const answer = ({ url, headers }: IncomingMessage, body: string) => {
    const sessionId = String(headers['client-session-id']);
    if (url === login.path) return { body: logIn(Number(JSON.parse(body).user_id), sessionId) };
    const found = tokens.get(headers.authorization?.replace('Bearer ', '') ?? '');
    const own = found?.sessionId === sessionId ? found : undefined;
    if (url === logout.path) {
      if (own) end((other) => other.number === own.number);
      return { body: { success: true, data: {} } };
    }
    if (url !== listCart.path) throw new Error(`no answer for ${url}`);
    if (!own) return { status: 401, body: { success: false, code: 'UNAUTHENTICATED' } };
    return {
      headers: { [nextTokenHeader]: `${issue(own)};3600` },
      body: { success: true, data: { memberId: own.memberId, number: own.number } },
    };
  };

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { status = 200, headers = {}, body } = answer(request, Buffer.concat(chunks).toString());
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The login that was made last, if it is still alive. */
    lastLogin: () => [...tokens.values()].find((login) => login.number === number),
    isAlive: (wanted: number) => [...tokens.values()].some((login) => login.number === wanted),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
