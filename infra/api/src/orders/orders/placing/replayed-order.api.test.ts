import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { reconcile } from '../../../jobs/reconciler.ts';
import { wanted } from '../../../testing/orders/choose-options.ts';
import { newKey, toPay } from '../../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';

// A form that was sent again got the reply of its first time for a day, and its shopper paid for an order that had been
// given up. Other tests sent again at once, while the order still waited.
let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

/** Sends the form of an order page as often as it is called. */
async function form(visitor: Visitor = newVisitor(), pay_method: 'CARD' | 'DEPOSIT' = 'CARD') {
  const { temporary_id, amount } = await shop.steps.prepare(visitor, [wanted(shop.first)]);
  const send = (key: string) => shop.steps.place(visitor, temporary_id, amount.total, key, { pay_method });
  return { visitor, key: newKey(), send };
}
const check = (visitor: Visitor, order_id: string) =>
  shop.api.call(checkOrderPayment, { body: { order_id } }, visitor);
const refused = { status: 409, code: 'ORDER_CLOSED' };

describe('a form that is sent again', () => {
  it('gets the same order while it waits for its payment', async () => {
    const { key, send } = await form();
    expect((await send(key)).data).toEqual((await send(key)).data);
  });

  it('is refused once the order was given up, and orders anew with another key', async () => {
    const { visitor, key, send } = await form();
    const first = (await send(key)).data;
    await shop.api.call(reportFailedOrder, { body: { order_id: first.order_id } }, visitor);
    expect(await send(key)).toMatchObject(refused);
    expect(await send(key)).toMatchObject(refused);
    const second = (await send(newKey())).data;
    expect(second.order_id).not.toBe(first.order_id);
    await shop.portone.decide(toPay(second.payment), 'approve');
    expect((await check(visitor, second.order_id)).data.payment_state).toBe('PAID');
  });

  it('is refused after the reconciler gave the order up, and after a member cancelled it', async () => {
    const [late, cancelled] = [await form(), await form(shop.member)];
    await late.send(late.key);
    const { order_id } = (await cancelled.send(cancelled.key)).data;
    expect((await shop.steps.cancel(order_id, shop.member)).success).toBe(true);
    expect(await cancelled.send(cancelled.key)).toMatchObject(refused);
    shop.api.wait(16 * 60_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await late.send(late.key)).toMatchObject(refused);
  });

  it('leads to the result of an order that is paid, and of one that waits for its deposit', async () => {
    const paid = await form();
    const first = (await paid.send(paid.key)).data;
    await shop.portone.decide(toPay(first.payment), 'approve');
    await check(paid.visitor, first.order_id);
    expect((await paid.send(paid.key)).data).toEqual({ order_id: first.order_id, payment: null });

    const waiting = await form(newVisitor(), 'DEPOSIT');
    const account = (await waiting.send(waiting.key)).data;
    await shop.portone.decide(toPay(account.payment), 'approve');
    await check(waiting.visitor, account.order_id);
    expect((await waiting.send(waiting.key)).data).toEqual({ order_id: account.order_id, payment: null });
  });
});
