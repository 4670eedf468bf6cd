import { countMyOrderStatuses, listMyOrders } from '@mall/contracts/api/orders/my-orders';
import { checkPaymentComplete } from '@mall/contracts/api/orders/order-completion';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { contradictions } from '../jobs/books/contradictions.ts';
import { reconcile } from '../jobs/reconciler.ts';
import { settlePayment } from '../jobs/settle-payment.ts';
import { settleOrder } from '../orders/orders/settle-order.ts';
import { stockOf, wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

describe('an order that is paid by deposit', () => {
  it('stands once the account is issued, shows it, and is paid when the money comes', async () => {
    const guest = newVisitor();
    const { order_id, payment } = await shop.steps.buy(guest, [wanted(shop.first)], {
      pay_method: 'DEPOSIT',
    });
    const complete = async () =>
      (await shop.api.call(checkPaymentComplete, { body: { order_id } }, guest)).data;
    expect(await complete()).toMatchObject({
      is_complete: true,
      status: 'DEPOSIT_WAIT',
      payment_state: 'READY',
    });
    expect((await shop.steps.view(order_id, guest)).order.deposit).toMatchObject({ bank: 'KOOKMIN' });
    shop.api.wait(31 * 60_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await complete()).toMatchObject({ is_complete: true, status: 'DEPOSIT_WAIT' });
    await shop.portone.decide(payment, 'deposit');
    expect(await complete()).toMatchObject({ status: 'PAYMENT_CONFIRM', payment_state: 'PAID' });
  });

  it('ends when the time is over, with its stock back', async () => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)], { pay_method: 'DEPOSIT' });
    shop.api.wait(25 * 3_600_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
    expect((await shop.steps.view(order_id, shop.member)).order.payment_state).toBe('FAILED');
  });

  it('can be cancelled while it waits', async () => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)], { pay_method: 'DEPOSIT' });
    expect((await shop.steps.cancel(order_id, shop.member)).data).toMatchObject({ refund_amount: 0 });
    // It stays in the list, and waits for nothing.
    const listed = (await shop.api.call(listMyOrders, { query: {} }, shop.member)).data.rows;
    const own = listed.find((row) => row.order_id === order_id);
    expect(own).toMatchObject({
      payment_state: 'CANCELLED',
      status: null,
      lines: [{ status: null, actions: [] }],
    });
    const waiting = await shop.api.call(listMyOrders, { query: { status: 'DEPOSIT_WAIT' } }, shop.member);
    expect(waiting.data.rows.map((row) => row.order_id)).not.toContain(order_id);
    expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
  });
});

describe("the shopper's orders", () => {
  it('are listed newest first by period and status, and counted per status', async () => {
    const visitor = newVisitor();
    const older = await shop.steps.buy(visitor, [wanted(shop.first)]);
    shop.api.wait(60_000);
    const newer = await shop.steps.buy(visitor, [wanted(shop.first)]);
    await shop.steps.order(visitor, [wanted(shop.first)]);
    await shop.steps.deliver(older.order_id);
    const ids = async (query: object = {}) =>
      (await shop.api.call(listMyOrders, { query }, visitor)).data.rows.map((row) => row.order_id);
    expect(await ids()).toEqual([newer.order_id, older.order_id]);
    expect(await ids({ status: 'SHIPPING_COMPLETE' })).toEqual([older.order_id]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    const { counts } = (await shop.api.call(countMyOrderStatuses, {}, visitor)).data;
    expect(counts).toMatchObject({ PAYMENT_CONFIRM: 1, SHIPPING_COMPLETE: 1, DEPOSIT_WAIT: 0 });
    expect((await shop.api.call(listMyOrders, { query: {} }, newVisitor())).data.rows).toEqual([]);
  });

  it('confirm themselves a week after delivery', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    shop.api.wait(7 * 86_400_000 + 1);
    shop.member = await shop.api.logIn();
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect((await shop.steps.view(order_id, shop.member)).lines[0]?.status).toBe('PURCHASE_CONFIRM');
  });
});

it('an order that was not paid by card waits for no deposit, is no longer listed, and can be seen', async () => {
  const guest = newVisitor();
  const { order_id } = await shop.steps.order(guest, [wanted(shop.first)]);
  const state = async () => {
    const { order, lines } = await shop.steps.view(order_id, guest);
    return [order.payment_state, order.status, lines.map((line) => [line.status, line.actions])];
  };
  expect(await state()).toEqual(['READY', null, [[null, []]]]);
  await shop.api.call(reportFailedOrder, { body: { order_id } }, guest);
  expect(await state()).toEqual(['FAILED', null, [[null, []]]]);
  expect((await shop.api.call(listMyOrders, { query: {} }, guest)).data.rows).toEqual([]);
});

it('a late payment is said to be returned also to the shopper who asks while the webhook gives it back', async () => {
  const guest = newVisitor();
  const { order_id, payment } = await shop.steps.order(guest, [wanted(shop.first)]);
  await shop.api.call(reportFailedOrder, { body: { order_id } }, guest);
  await shop.portone.decide(payment, 'approve');
  const { deps } = shop.api;
  // The state of the order has been read by then, the provider's has not.
  const find = async (paymentId: string) => {
    await settlePayment(deps, paymentId);
    return deps.payments.find(paymentId);
  };
  const asked = { ...deps, payments: { ...deps.payments, find } };
  const settled = await settleOrder(asked, order_id, { isGivenUp: false });
  expect(settled).toMatchObject({ payment_state: 'FAILED', is_payment_returned: true });
});

it('a payment that comes after the order was given up goes back without a webhook', async () => {
  const guest = newVisitor();
  const order = await shop.steps.order(guest, [wanted(shop.first)]);
  await shop.portone.open(order.payment);
  shop.api.wait(31 * 60_000);
  await reconcile(shop.api.deps, shop.api.deps.logger);
  await shop.portone.decide(order.payment, 'approve');
  await reconcile(shop.api.deps, shop.api.deps.logger);
  expect(await shop.steps.givenBack(order.order_id)).toBe(order.total);
  // And the shopper reads so on every page of it.
  const { order_id } = order;
  expect(await shop.api.call(checkOrderPayment, { body: { order_id } }, guest)).toMatchObject({
    code: 'PAYMENT_RETURNED',
    message: expect.stringContaining('환불'),
  });
  expect((await shop.steps.view(order_id, guest)).order.is_payment_returned).toBe(true);
  const { rows } = (await shop.api.call(listMyOrders, { query: {} }, guest)).data;
  expect(rows).toMatchObject([{ order_id, is_payment_returned: true, status: null }]);
});
