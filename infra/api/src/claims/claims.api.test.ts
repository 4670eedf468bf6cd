import { downloadCoupon } from '@mall/contracts/api/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/my-benefits';
import { countMyOrderStatuses, listMyOrders, viewMyOrder } from '@mall/contracts/api/my-orders';
import { cancelOrder, confirmPurchase, requestClaim, withdrawClaim } from '@mall/contracts/api/order-claims';
import { checkPaymentComplete } from '@mall/contracts/api/order-completion';
import { checkOrderPayment, orderPurchase } from '@mall/contracts/api/orders';
import type { OrderStatus } from '@mall/contracts/domain/order-status';
import { loadLines, lockOrder } from '../orders/move-lines.ts';
import { reconcile } from '../orders/reconciler.ts';
import {
  type ChosenOption,
  choosePlainOptions,
  setStock,
  stockOf,
  wanted,
} from '../testing/choose-options.ts';
import { contradictions } from '../testing/money-agrees.ts';
import { newKey, type OrderExtra, orderSteps } from '../testing/order-steps.ts';
import { startPortone, type TestPortone } from '../testing/start-portone.ts';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/start-test-api.ts';
import { moveWithEffects } from './move-with-effects.ts';
import { payRefunds } from './refunds.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
let member: Visitor;
let first: ChosenOption;
let second: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = orderSteps(api);
  member = await api.logIn();
  [first, second] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
  await setStock(api.db, first.product_option_id, 500);
});
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(async () => {
  await api.close();
  await portone.close();
});

async function buy(visitor: Visitor, products: ReturnType<typeof wanted>[], extra: OrderExtra = {}) {
  const { pay_method: _method, ...benefits } = extra;
  const { temporary_id } = await steps.prepare(visitor, products);
  const body = { temporary_id, ...benefits };
  const { amount } = (await api.call(orderPurchase, { body }, visitor)).data;
  const { data } = await steps.place(visitor, temporary_id, amount.total, newKey(), extra);
  await portone.decide(data.payment, 'approve');
  await api.call(checkOrderPayment, { body: { order_id: data.order_id } }, visitor);
  return { order_id: data.order_id, payment: data.payment, amount };
}
const view = async (order_id: string, visitor = member) =>
  (await api.call(viewMyOrder, { query: { order_id } }, visitor)).data;
/** KRW that the provider has given back. */
const givenBack = async (order_id: string) => {
  const reply = await fetch(`${portone.url}/payments/${order_id}`, {
    headers: { authorization: `PortOne ${api.config.PORTONE_API_SECRET}` },
  });
  return ((await reply.json()) as { amount: { cancelled: number } }).amount.cancelled;
};
/** What an operator does, step by step. */
async function operate(order_id: string, ...way: OrderStatus[]) {
  for (const to of way) {
    await api.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, order_id);
      const lines = (await loadLines(tx, order_id)).filter(
        (line) =>
          !line.status.endsWith('COMPLETE') ||
          line.status === 'RETURN_COLLECT_COMPLETE' ||
          line.status === 'EXCHANGE_COLLECT_COMPLETE',
      );
      await moveWithEffects(tx, order, lines, { to, actor: 'OPERATOR', now: api.deps.clock() });
    });
  }
  await payRefunds(api.deps, order_id);
}
const deliver = (order_id: string) =>
  operate(order_id, 'CONFIRM_SETTLEMENT', 'DOMESTIC_SHIPPING', 'SHIPPING_COMPLETE');
const cancel = (
  order_id: string,
  lines?: { order_line_id: number; order_quantity: number }[],
  visitor = member,
) => api.call(cancelOrder, { body: { order_id, ...(lines ? { lines } : {}) } }, visitor);

describe('cancelling before the goods are prepared', () => {
  it('gives money, delivery fee, stock, coupon and points back', async () => {
    const coupon = (await api.call(downloadCoupon, { body: { coupon_id: 1 } }, member)).data.member_coupon_id;
    const before = await stockOf(api.db, first.product_option_id);
    const quantity = Math.ceil(60_000 / first.member_price);
    const { order_id, amount } = await buy(member, [wanted(first, quantity)], {
      coupon_ids: [coupon],
      use_points: 1_000,
    });
    const { data } = await cancel(order_id);
    expect(data).toEqual({ order_id, refund_amount: amount.total, refund_points: 1_000 });
    expect(await givenBack(order_id)).toBe(amount.total);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    const { order, lines } = await view(order_id);
    expect(order).toMatchObject({ payment_state: 'CANCELLED', refunded_amount: amount.total });
    expect(lines.map((line) => line.status)).toEqual(['PART_REFUND_COMPLETE']);
    const coupons = (await api.call(listMyCoupons, { query: {} }, member)).data.rows;
    expect(coupons.map((row) => row.member_coupon_id)).toContain(coupon);
    expect(await cancel(order_id)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  });

  it('a piece at a time gives back exactly what was paid, to the last won', async () => {
    const { order_id, amount } = await buy(member, [wanted(first, 3), wanted(second)], { use_points: 777 });
    const line = (await view(order_id)).lines[0];
    if (!line) throw new Error('no line');
    const one = [{ order_line_id: line.order_line_id, order_quantity: 1 }];
    await cancel(order_id, one);
    expect((await view(order_id)).lines.map((item) => [item.order_quantity, item.status])).toEqual([
      [2, 'PAYMENT_CONFIRM'],
      [1, 'PAYMENT_CONFIRM'],
      [1, 'PART_REFUND_COMPLETE'],
    ]);
    await cancel(order_id, one);
    await cancel(order_id);
    expect(await givenBack(order_id)).toBe(amount.total);
    expect((await view(order_id)).order.refunded_amount).toBe(amount.total);
  });

  it('is refused for too many pieces, twice the same line, strangers, and prepared goods', async () => {
    const { order_id } = await buy(member, [wanted(first, 2)]);
    const id = (await view(order_id)).lines[0]?.order_line_id ?? 0;
    const pieces = (order_quantity: number) => ({ order_line_id: id, order_quantity });
    expect(await cancel(order_id, [pieces(3)])).toMatchObject({ status: 404 });
    expect(await cancel(order_id, [pieces(2), pieces(2)])).toMatchObject({ status: 404 });
    const staff = await api.logIn('staff0001');
    for (const stranger of [newVisitor(), staff]) {
      expect(await cancel(order_id, undefined, stranger)).toMatchObject({ status: 404 });
      expect((await api.call(viewMyOrder, { query: { order_id } }, stranger)).status).toBe(404);
    }
    await operate(order_id, 'CONFIRM_SETTLEMENT');
    expect(await cancel(order_id)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    expect((await view(order_id)).lines.map((line) => line.actions)).toEqual([[]]);
    expect(await givenBack(order_id)).toBe(0);
  });

  it('happens once when it is pressed twice, and waits for a provider that is down', async () => {
    const { order_id, amount } = await buy(member, [wanted(first)]);
    const { cancelPart } = api.deps.payments;
    api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    const replies = await Promise.all([cancel(order_id), cancel(order_id)]);
    api.deps.payments.cancelPart = cancelPart;
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect((await view(order_id)).lines[0]?.status).toBe('PART_REFUND_READY');
    await Promise.all([
      reconcile(api.deps, api.deps.logger),
      payRefunds(api.deps, order_id).catch(() => undefined),
    ]);
    await reconcile(api.deps, api.deps.logger);
    expect(await givenBack(order_id)).toBe(amount.total);
    expect((await view(order_id)).lines[0]?.status).toBe('PART_REFUND_COMPLETE');
  });
});

describe('returning what was delivered', () => {
  const request = (
    order_id: string,
    reason: 'CHANGE_OF_MIND' | 'DEFECT',
    order_line_id: number,
    order_quantity: number,
  ) =>
    api.call(
      requestClaim,
      { body: { order_id, kind: 'RETURN', reason, detail: '', lines: [{ order_line_id, order_quantity }] } },
      member,
    );
  const back: OrderStatus[] = [
    'RETURN_APPROVAL',
    'RETURN_COLLECT',
    'RETURN_COLLECT_COMPLETE',
    'RETURN_CONFIRM',
  ];

  it.each([
    ['a change of mind keeps the way back, and the delivery fee', 'CHANGE_OF_MIND', -3_000],
    ['a defect costs the shopper nothing', 'DEFECT', 0],
  ] as const)('%s', async (_case, reason, difference) => {
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id, amount } = await buy(member, [wanted(first)]);
    await deliver(order_id);
    const id = (await view(order_id)).lines[0]?.order_line_id ?? 0;
    expect((await request(order_id, reason, id, 1)).success).toBe(true);
    await operate(order_id, ...back);
    const kept = reason === 'CHANGE_OF_MIND' ? amount.delivery_fee : 0;
    expect(await givenBack(order_id)).toBe(amount.total - kept + difference);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    const line = (await view(order_id)).lines[0];
    expect(line).toMatchObject({ status: 'RETURN_COMPLETE', claim: { state: 'DONE' } });
  });

  it('can be taken back until it is collected, asked for again, and ends with the purchase', async () => {
    const { order_id } = await buy(member, [wanted(first)]);
    await deliver(order_id);
    const id = (await view(order_id)).lines[0]?.order_line_id ?? 0;
    const { data } = await request(order_id, 'CHANGE_OF_MIND', id, 1);
    const claim_id = data.claim_ids[0] ?? 0;
    const staff = await api.logIn('staff0001');
    expect(await api.call(withdrawClaim, { body: { claim_id } }, staff)).toMatchObject({ status: 404 });
    expect((await api.call(withdrawClaim, { body: { claim_id } }, member)).success).toBe(true);
    expect(await api.call(withdrawClaim, { body: { claim_id } }, member)).toMatchObject({ status: 404 });
    await request(order_id, 'CHANGE_OF_MIND', id, 1);
    await operate(order_id, 'RETURN_APPROVAL', 'RETURN_COLLECT');
    const again = (await view(order_id)).lines[0]?.claim?.claim_id ?? 0;
    expect(await api.call(withdrawClaim, { body: { claim_id: again } }, member)).toMatchObject({
      code: 'ORDER_STATE',
    });
    await operate(order_id, 'RETURN_COLLECT_COMPLETE', 'RETURN_HOLD', 'RETURN_SHIPPING', 'SHIPPING_COMPLETE');
    const { data: confirmed } = await api.call(confirmPurchase, { body: { order_id } }, member);
    const paid = (await view(order_id)).lines[0]?.paid_price ?? 0;
    expect(confirmed.earned_points).toBe(Math.floor(paid / 100));
    expect(await api.call(confirmPurchase, { body: { order_id } }, member)).toMatchObject({
      code: 'ORDER_STATE',
    });
  });
});

describe('exchanging', () => {
  const sibling = async () =>
    (
      await api.db
        .selectFrom('product_options')
        .select('product_option_id')
        .where('product_id', '=', second.product_id)
        .where('product_option_id', '!=', second.product_option_id)
        .executeTakeFirstOrThrow()
    ).product_option_id;
  const exchange = (order_id: string, order_line_id: number, product_option_id: number) => {
    const lines = [{ order_line_id, order_quantity: 1, product_option_id }];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, detail: '', lines };
    return api.call(requestClaim, { body }, member);
  };

  it('reserves the new option at once and swaps the pieces after inspection', async () => {
    const other = await sibling();
    await api.db
      .updateTable('product_options')
      .set({ stock: 1, sale_state: 'ON' })
      .where('product_option_id', '=', other)
      .execute();
    const { order_id } = await buy(member, [wanted(second)]);
    const before = await stockOf(api.db, second.product_option_id);
    await deliver(order_id);
    const id = (await view(order_id)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, first.product_option_id)).toMatchObject({ status: 404 });
    const { data } = await exchange(order_id, id, other);
    expect(await stockOf(api.db, other)).toBe(0);
    await api.call(withdrawClaim, { body: { claim_id: data.claim_ids[0] ?? 0 } }, member);
    expect(await stockOf(api.db, other)).toBe(1);
    await exchange(order_id, id, other);
    await operate(order_id, 'EXCHANGE_APPROVAL', 'EXCHANGE_COLLECT', 'EXCHANGE_COLLECT_COMPLETE');
    await operate(order_id, 'EXCHANGE_CONFIRM', 'RE_SHIPPING', 'EXCHANGE_RECEIVE');
    expect(await stockOf(api.db, other)).toBe(0);
    expect(await stockOf(api.db, second.product_option_id)).toBe(before + 1);
    expect((await api.call(confirmPurchase, { body: { order_id } }, member)).success).toBe(true);
    expect((await view(order_id)).lines[0]).toMatchObject({
      status: 'EXCHANGE_COMPLETE',
      product_option_id: other,
    });
  });

  it('is refused when the wanted option is sold out, and changes nothing', async () => {
    const other = await sibling();
    await setStock(api.db, other, 0);
    const { order_id } = await buy(member, [wanted(second)]);
    await deliver(order_id);
    const id = (await view(order_id)).lines[0]?.order_line_id ?? 0;
    expect(await exchange(order_id, id, other)).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    expect((await view(order_id)).lines[0]?.status).toBe('SHIPPING_COMPLETE');
  });
});

describe('an order that is paid by deposit', () => {
  it('stands once the account is issued, shows it, and is paid when the money comes', async () => {
    const guest = newVisitor();
    const { order_id, payment } = await buy(guest, [wanted(first)], { pay_method: 'DEPOSIT' });
    const complete = async () => (await api.call(checkPaymentComplete, { body: { order_id } }, guest)).data;
    expect(await complete()).toMatchObject({
      is_complete: true,
      status: 'DEPOSIT_WAIT',
      payment_state: 'READY',
    });
    expect((await view(order_id, guest)).order.deposit).toMatchObject({ bank: 'KOOKMIN' });
    api.wait(31 * 60_000);
    await reconcile(api.deps, api.deps.logger);
    expect(await complete()).toMatchObject({ is_complete: true, status: 'DEPOSIT_WAIT' });
    await portone.decide(payment, 'deposit');
    expect(await complete()).toMatchObject({ status: 'PAYMENT_CONFIRM', payment_state: 'PAID' });
  });

  it('ends when the time is over, with its stock back', async () => {
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id } = await buy(member, [wanted(first)], { pay_method: 'DEPOSIT' });
    api.wait(25 * 3_600_000);
    await reconcile(api.deps, api.deps.logger);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    expect((await view(order_id)).order.payment_state).toBe('FAILED');
  });

  it('can be cancelled while it waits', async () => {
    const before = await stockOf(api.db, first.product_option_id);
    const { order_id } = await buy(member, [wanted(first)], { pay_method: 'DEPOSIT' });
    expect((await cancel(order_id)).data).toMatchObject({ refund_amount: 0 });
    expect(await api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
  });
});

describe("the shopper's orders", () => {
  it('are listed newest first by period and status, and counted per status', async () => {
    const visitor = newVisitor();
    const older = await buy(visitor, [wanted(first)]);
    api.wait(60_000);
    const newer = await buy(visitor, [wanted(first)]);
    await steps.order(visitor, [wanted(first)]);
    await deliver(older.order_id);
    const ids = async (query: object = {}) =>
      (await api.call(listMyOrders, { query }, visitor)).data.rows.map((row) => row.order_id);
    expect(await ids()).toEqual([newer.order_id, older.order_id]);
    expect(await ids({ status: 'SHIPPING_COMPLETE' })).toEqual([older.order_id]);
    expect(await ids({ to: '2020-01-01' })).toEqual([]);
    const { counts } = (await api.call(countMyOrderStatuses, {}, visitor)).data;
    expect(counts).toMatchObject({ PAYMENT_CONFIRM: 1, SHIPPING_COMPLETE: 1, DEPOSIT_WAIT: 0 });
    expect((await api.call(listMyOrders, { query: {} }, newVisitor())).data.rows).toEqual([]);
  });

  it('confirm themselves a week after delivery', async () => {
    const { order_id } = await buy(member, [wanted(first)]);
    await deliver(order_id);
    api.wait(7 * 86_400_000 + 1);
    member = await api.logIn();
    await reconcile(api.deps, api.deps.logger);
    expect((await view(order_id)).lines[0]?.status).toBe('PURCHASE_CONFIRM');
  });
});

it('a payment that comes after the order was given up goes back without a webhook', async () => {
  const guest = newVisitor();
  const order = await steps.order(guest, [wanted(first)]);
  await portone.open(order.payment);
  api.wait(31 * 60_000);
  await reconcile(api.deps, api.deps.logger);
  await portone.decide(order.payment, 'approve');
  await reconcile(api.deps, api.deps.logger);
  expect(await givenBack(order.order_id)).toBe(order.total);
});
