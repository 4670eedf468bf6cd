import { countCart } from '@mall/contracts/api/orders/carts';
import { viewMember } from '@mall/contracts/api/people/members';
import type { Attack } from '../../attack.ts';
import { logIn } from '../../callers/members.ts';
import { Tally } from '../../tally.ts';

export const oneLoginABrowser: Attack = {
  name: 'identity/one-login-a-browser',
  about: 'a login belongs to one browser, and that of another member there ends it on the server',
  isQuick: true,
  run: async ({ visitor }) => {
    const tally = new Tally();
    const browser = visitor();
    const first = await logIn(browser, 'platinum1');
    const cookies = new Map(browser.cookies);
    const tokens = [...cookies].filter(([name]) => /^(__Host-)?session-/.test(name));
    tally.expect('cookies with a token after a login', 1, tokens.length);
    const thief = visitor();
    for (const [name, value] of cookies) thief.cookies.set(name, value);
    tally.expect(
      'the token in a browser with another session',
      401,
      (await thief.call(countCart, {})).status,
    );
    const second = await logIn(browser, 'vip000001');
    tally.expect(
      'the second member in the browser',
      200,
      (await browser.call(viewMember, { params: { id: second } })).status,
    );
    tally.expectOneOf(
      "the first member's details for the second",
      [404, 403],
      (await browser.call(viewMember, { params: { id: first } })).status,
    );
    const replaced = new Map(browser.cookies);
    browser.cookies.clear();
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    tally.expect('the token of the first member then', 401, (await browser.call(countCart, {})).status);
    browser.cookies.clear();
    for (const [name, value] of replaced) browser.cookies.set(name, value);
    const [[name = '', token = ''] = []] = tokens;
    for (const forged of [
      `${token}x`,
      token.slice(1),
      '',
      'null',
      '0',
      token.toUpperCase(),
      `${token};${token}`,
      '../..',
      "' or 1=1",
    ]) {
      const guest = visitor();
      guest.session = browser.session;
      guest.cookies.set(name, encodeURIComponent(forged));
      guest.cookies.set('login_member', String(first));
      tally.expect(`token ${forged.slice(0, 8)}… made up`, 401, (await guest.call(countCart, {})).status);
    }
    const bearer = await visitor().call(countCart, {}, { headers: { authorization: `Bearer ${token}` } });
    tally.expect('the token as a header of a browser', 401, bearer.status);
    return tally.result;
  },
};
