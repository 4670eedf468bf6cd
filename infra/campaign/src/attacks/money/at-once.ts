import { randomUUID } from 'node:crypto';
import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { orderPurchase, placeOrder, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import type { Attack } from '../../attack.ts';
import { logIn } from '../../callers/members.ts';
import type { CampaignShop } from '../../shop/campaign-shop.ts';
import { buy, check, choose, orderForm, place, wanted } from '../../shopping/shopping.ts';
import { Tally } from '../../tally.ts';

const times = <Result>(count: number, run: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const together = 8;

/** One press of the order button that arrives eight times, and one key for two orders. */
async function pressTwice({ visitor, goods }: CampaignShop, tally: Tally): Promise<void> {
  const option = await goods.take(100);
  const buyer = visitor();
  const sheet = await choose(buyer, [wanted(option)]);
  const key = randomUUID();
  const replies = await times(together, () => place(buyer, sheet, {}, key));
  const ids = new Set(replies.flatMap(({ data }) => data?.order_id ?? []));
  tally.expect('orders of one key that is sent eight times at once', 1, ids.size);
  const changed = await place(buyer, sheet, { receiver_name: '다른 사람' }, key);
  tally.expect('another order with the same key', 'IDEMPOTENCY_MISMATCH', changed.code);
  tally.expect('pieces that are left of 100', 99, await goods.stockOf(option));
}

/** Money goes back once, however often it is asked for. */
async function cancelTwice({ visitor, provider, goods }: CampaignShop, tally: Tally): Promise<void> {
  const option = await goods.take(100);
  const buyer = visitor();
  const { order_id, total } = await buy(buyer, provider, [wanted(option, 2)]);
  await times(together, () => buyer.call(cancelOrder, { body: { order_id } }));
  const payment = await provider.look(order_id);
  tally.expect(
    `KRW of ${total} that the provider keeps after eight cancels at once`,
    { status: 'CANCELLED', net: 0 },
    payment,
  );
  tally.expect('pieces that are back of 100', 100, await goods.stockOf(option));
}

/** Paid and given up at the same moment: either is fine, both is not. */
async function payAndGiveUp({ visitor, provider, goods }: CampaignShop, tally: Tally): Promise<void> {
  const option = await goods.take(100);
  for (let round = 0; round < 5; round += 1) {
    const buyer = visitor();
    const sheet = await choose(buyer, [wanted(option)]);
    const { data } = await place(buyer, sheet);
    if (!data?.payment) throw new Error('the order has nothing to pay');
    await provider.open(data.payment);
    const before = await goods.stockOf(option);
    await Promise.all([
      provider.decide(data.order_id, 'approve'),
      buyer.call(reportFailedOrder, { body: { order_id: data.order_id } }),
      ...Array.from({ length: 3 }, () => check(buyer, data.order_id)),
    ]);
    const settled = await check(buyer, data.order_id);
    const isPaid = settled.data?.payment_state === 'PAID';
    const net = (await provider.look(data.order_id))?.net;
    tally.expect(
      `KRW kept of order ${data.order_id}, which is ${isPaid ? 'paid' : 'given up'}`,
      isPaid ? sheet.amount.total : 0,
      net,
    );
    tally.expect(`pieces taken by it`, isPaid ? 0 : 1, (await goods.stockOf(option)) - before);
  }
}

/** The same points in several orders at once. */
async function spendTwice({ visitor, goods }: CampaignShop, tally: Tally): Promise<void> {
  const option = await goods.take(100);
  const browsers = await times(4, async () => {
    const browser = visitor();
    await logIn(browser, 'shopper01');
    const { temporary_id } = await choose(browser, [wanted(option)]);
    const sheet = await browser.call(orderPurchase, { body: { temporary_id } });
    return { browser, sheet: sheet.data };
  });
  const [first] = browsers;
  if (!first) return;
  const points = async () => (await first.browser.call(listMyPoints, { query: {} })).data.balance;
  const before = await points();
  const use_points = Math.min(before, first.sheet.maximum_points ?? 0);
  const replies = await Promise.all(
    browsers.map(async ({ browser, sheet: { temporary_id } }) => {
      const priced = await browser.call(orderPurchase, { body: { temporary_id, use_points } });
      const body = {
        temporary_id,
        form: orderForm,
        expected_total: priced.data?.amount.total ?? 0,
        use_points,
      };
      return browser.call(placeOrder, { body }, { headers: { 'idempotency-key': randomUUID() } });
    }),
  );
  const spent = replies.filter(({ success }) => success).length * use_points;
  tally.expect(
    `points after ${spent} of ${before} were spent in four orders at once`,
    before - spent,
    await points(),
  );
  tally.hold((await points()) >= 0, `points after it: expected 0 or more, got ${await points()}`);
}

export const atOnce: Attack = {
  name: 'money/at-once',
  about: 'what arrives several times or at the same moment is done once',
  isQuick: true,
  run: async (shop) => {
    const tally = new Tally();
    await pressTwice(shop, tally);
    await cancelTwice(shop, tally);
    await payAndGiveUp(shop, tally);
    await spendTwice(shop, tally);
    return tally.result;
  },
};
