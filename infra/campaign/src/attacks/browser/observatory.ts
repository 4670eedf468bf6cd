import { login } from '@mall/contracts/api/people/members';
import { observatoryPoints } from '@mall/edge/src/testing/observatory-points.ts';
import type { Attack } from '../../attack.ts';
import { samplePassword } from '../../callers/members.ts';
import { createVisitor } from '../../shop/campaign-shop.ts';
import { Tally } from '../../tally.ts';

const publicOrigin = 'https://mall.example';

export const observatory: Attack = {
  name: 'browser/observatory',
  about:
    "behind https every cookie is a Secure one of this host alone, and mdn's observatory gives 125 points or more",
  isQuick: true,
  run: async ({ anotherEdge }) => {
    const tally = new Tally();
    const edge = await anotherEdge({
      PUBLIC_ORIGIN: publicOrigin,
      PAYMENT_ORIGIN: 'https://payments.example',
      NICE_WINDOW_URL: 'https://identity.example/service.cb',
    });
    const visitor = createVisitor(edge);
    for (const page of ['/', '/goods/list', '/cart', '/member/login', '/order/payment', '/no/such/page']) {
      const { headers, text } = await visitor().get(page);
      const points = observatoryPoints({ headers, body: text });
      const sum = Object.values(points).reduce((total, each) => total + each, 100);
      tally.hold(
        sum >= 125,
        `${page} over https: expected 125 points, got ${sum} (${JSON.stringify(points)})`,
      );
    }
    const browser = visitor();
    browser.headers = { origin: publicOrigin };
    const reply = await browser.call(login, {
      body: { provider: 'normal', user_id: 'platinum1', user_passwd: samplePassword },
    });
    tally.expect('login at the public address', 'PASS', reply.code);
    const cookies = reply.answer.headers['set-cookie'] ?? [];
    tally.expect('cookies of a login', 2, cookies.length);
    for (const cookie of cookies)
      tally.hold(
        /^__Host-[^;]+; Path=\/;/.test(cookie) && /; Secure/.test(cookie) && !/; Domain/i.test(cookie),
        `cookie of a login: expected __Host- and Secure, got ${cookie}`,
      );
    tally.hold(
      cookies.some((cookie) => /^__Host-session-[0-9a-z]{13}=/.test(cookie) && /; HttpOnly/.test(cookie)),
      'the token: expected a cookie that no script reads',
    );
    tally.hold(!reply.answer.text.includes('token'), 'the reply to the login: expected no token in it');
    for (const origin of [
      edge,
      'http://mall.example',
      'https://mall.example.evil.example',
      'https://evil.example',
      'null',
    ]) {
      const thief = visitor();
      thief.headers = { origin };
      const refused = await thief.call(login, {
        body: { provider: 'normal', user_id: 'platinum1', user_passwd: samplePassword },
      });
      tally.expect(`login from a page of ${origin}`, 403, refused.status);
    }
    return tally.result;
  },
};
