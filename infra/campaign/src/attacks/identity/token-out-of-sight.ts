import { readFileSync } from 'node:fs';
import { listLogins } from '@mall/contracts/api/people/logins';
import { login, logout, viewMember } from '@mall/contracts/api/people/members';
import type { Attack } from '../../attack.ts';
import type { Caller } from '../../callers/caller.ts';
import { signInSocially } from '../../callers/identity.ts';
import { logIn, samplePassword } from '../../callers/members.ts';
import { type Answer, send } from '../../callers/send.ts';
import { Tally } from '../../tally.ts';

const appAgent = 'Mozilla/5.0 (Linux; Android 15; wv) MallApp/3.2.0 (android)';
/** Ways to log in; each keeps its token in a cookie. */
const ways: Record<string, (browser: Caller) => Promise<unknown>> = {
  'by ID': (browser) => logIn(browser, 'platinum1'),
  'by ID, to stay in the app': (browser) => {
    browser.headers['user-agent'] = appAgent;
    const named = { provider: 'normal', user_id: 'shopper01', user_passwd: samplePassword } as const;
    return browser.call(login, { body: { ...named, is_auto_login: 1 } });
  },
  'by kakao': (browser) => signInSocially(browser, 'kakao', 'jung-hayoon'),
};
const pages = ['/', '/mypage', '/mypage/devices', '/mypage/profile', '/cart', '/no/such/page', '/%zz'];

/** Tokens of a browser's logins, as its cookies have them. */
const tokensOf = ({ cookies }: Caller) =>
  [...cookies].filter(([name]) => /^(?:__Host-)?session(?:-|$)/.test(name)).map(([, value]) => value);

/** An answer without what only the browser itself reads: cookies that are kept from scripts. */
function readableOf({ headers, text }: Answer): string {
  const { 'set-cookie': cookies = [], ...others } = headers;
  const readable = cookies.filter((line) => !/;\s*HttpOnly/i.test(line));
  return JSON.stringify([others, readable]) + text;
}

export const tokenOutOfSight: Attack = {
  name: 'identity/token-out-of-sight',
  about: 'a login’s token stands in its cookie alone: in no page, no answer, no header and no line of a log',
  isQuick: true,
  run: async ({ visitor, origin, api, logFile }) => {
    const tally = new Tally();
    const secrets = new Set<string>([samplePassword]);
    const answers: [string, string][] = [];
    for (const [way, enter] of Object.entries(ways)) {
      const browser = visitor();
      const ask = browser.send.bind(browser);
      browser.send = async (asked) => {
        const answer = await ask(asked);
        answers.push([`${way}: ${asked.method ?? 'GET'} ${asked.path}`, readableOf(answer)]);
        for (const token of tokensOf(browser)) secrets.add(token);
        return answer;
      };
      await enter(browser);
      const [token = ''] = tokensOf(browser);
      tally.hold(token.length > 20, `a login ${way}: expected a token in a cookie, got ${token || 'none'}`);
      await useLogin(browser, pages);
      // What goes wrong is written down, too; inside the network the token is a header.
      const authorization = `Bearer ${token}`;
      for (const path of ['/api/carts/list', '/api/none', '/api/members/member/view/x'])
        await send(api, { path, headers: { authorization, 'client-session-id': browser.session } });
      const long = { cookie: `a=${token}; b=${'x'.repeat(20_000)}` };
      await send(origin, { path: '/', headers: long, isAlone: true });
      await browser.call(logout, {});
      await useLogin(browser, ['/', '/mypage']);
    }
    for (const secret of secrets)
      for (const [request, readable] of answers)
        tally.hold(!readable.includes(secret), `${request}: the answer shows ${nameOf(secret)}`);
    const lines = readFileSync(logFile, 'utf8').split('\n');
    tally.hold(lines.length > 5, `${logFile}: expected lines, got ${lines.length}`);
    for (const secret of secrets) {
      const line = lines.find((one) => one.includes(secret));
      tally.hold(line === undefined, `the log shows ${nameOf(secret)}: ${line?.replaceAll(secret, '…')}`);
    }
    return tally.result;
  },
};

const nameOf = (secret: string) => (secret === samplePassword ? 'the password' : 'a token');

/** Pages and calls of a member, good ones and such as are refused. */
async function useLogin(browser: Caller, paths: readonly string[]): Promise<void> {
  for (const path of paths) await browser.get(path);
  await browser.call(listLogins, {});
  for (const id of [1, 999_999]) await browser.call(viewMember, { params: { id } });
  await browser.callLoosely(login, { body: { provider: 'normal', user_id: 1, user_passwd: samplePassword } });
  const headers = { 'client-session-id': browser.session, 'content-type': 'application/json' };
  await browser.send({ method: 'POST', path: '/api/carts/list', headers, body: '{"broken' });
}
