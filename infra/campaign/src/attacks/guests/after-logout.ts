import { listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { logout } from '@mall/contracts/api/people/members';
import type { Attack } from '../../attack.ts';
import { logIn } from '../../callers/members.ts';
import { buy, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

export const afterLogout: Attack = {
  name: 'guests/after-logout',
  about: 'who comes to a browser after a logout finds neither the login nor the orders made in it',
  isQuick: true,
  run: async ({ visitor, provider, goods }) => {
    const tally = new Tally();
    const option = await goods.take(100);
    const browser = visitor();
    const asGuest = await buy(browser, provider, [wanted(option)]);
    await logIn(browser, 'silver001');
    const asMember = await buy(browser, provider, [wanted(option)]);
    const before = browser.session;
    const cookies = new Map(browser.cookies);
    await browser.call(logout, {});
    tally.hold(
      browser.session !== before,
      'the session id after a logout: expected another one, got the same',
    );
    for (const { order_id } of [asGuest, asMember]) {
      const reply = await browser.call(viewMyOrder, { query: { order_id } });
      tally.expect(`order ${order_id} in the same browser`, 404, reply.status);
    }
    tally.expect(
      'orders listed in the same browser',
      [],
      (await browser.call(listMyOrders, { query: {} })).data?.rows ?? [],
    );
    for (const [name, value] of cookies) browser.cookies.set(name, value);
    const again = await browser.call(listMyOrders, { query: {} });
    tally.expect('the cookies of the ended login', 401, again.status);
    return tally.result;
  },
};
