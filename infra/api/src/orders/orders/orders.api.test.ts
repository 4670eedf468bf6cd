import { addToCart, countCart, listCart } from '@mall/contracts/api/orders/carts';
import {
  checkOrderPayment,
  placeOrder,
  reportFailedOrder,
  viewCompleteOrder,
} from '@mall/contracts/api/orders/orders';
import {
  type ChosenOption,
  choosePlainOptions,
  stockOf,
  wanted,
} from '../../testing/orders/choose-options.ts';
import { newKey, orderForm, orderSteps } from '../../testing/orders/order-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
let member: Visitor;
let option: ChosenOption;
let other: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = orderSteps(api);
  member = await api.logIn();
  [option, other] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
});
afterAll(async () => {
  await api.close();
  await portone.close();
});

const check = (order_id: string, visitor: Visitor) =>
  api.call(checkOrderPayment, { body: { order_id } }, visitor);
const fail = (order_id: string, visitor: Visitor) =>
  api.call(reportFailedOrder, { body: { order_id } }, visitor);
const view = (order_id: string, visitor: Visitor) =>
  api.call(viewCompleteOrder, { query: { order_id } }, visitor);
const rowOf = (order_id: string) =>
  api.db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow();

describe('an order that is paid', () => {
  it('is confirmed, takes its stock and its cart lines, and shows on the result page', async () => {
    await api.call(addToCart, { body: { products: [wanted(option, 2), wanted(other)] } }, member);
    const cart = (await api.call(listCart, { body: {} }, member)).data;
    const line = cart.lines.find((item) => item.product_option_id === option.product_option_id);
    const before = await stockOf(api.db, option.product_option_id);

    const order = await steps.order(member, [wanted(option, 2)], [line?.cart_id ?? 0]);
    expect(order.payment).toMatchObject({
      payment_id: order.order_id,
      total_amount: order.total,
      pay_method: 'CARD',
    });
    expect(await stockOf(api.db, option.product_option_id)).toBe(before - 2);
    expect(await check(order.order_id, member)).toMatchObject({ status: 409, code: 'PAYMENT_PENDING' });

    await portone.decide(order.payment, 'approve');
    expect((await check(order.order_id, member)).data).toEqual({
      order_id: order.order_id,
      payment_state: 'PAID',
    });
    expect((await check(order.order_id, member)).data.payment_state).toBe('PAID');
    expect(await rowOf(order.order_id)).toMatchObject({ status: 'PAYMENT_CONFIRM', payment_state: 'PAID' });
    expect((await api.call(countCart, {}, member)).data.count).toBe(1);

    const { data } = await view(order.order_id, member);
    expect(data).toMatchObject({ payment_state: 'PAID', status: 'PAYMENT_CONFIRM', is_guest: false });
    expect(data.lines.map((item) => [item.order_quantity, item.last_price])).toEqual([
      [2, option.member_price],
    ]);
    expect(data.amount.total).toBe(order.total);
    // Neither coming back by the fail page nor a second order can undo what is paid.
    expect((await fail(order.order_id, member)).data.payment_state).toBe('PAID');
    expect(await stockOf(api.db, option.product_option_id)).toBe(before - 2);
    expect(await steps.place(member, order.temporary_id, order.total)).toMatchObject({
      code: 'NO_TEMPORARY_ORDER',
    });
  });

  it("of a guest stays with that guest's session and costs the non-member price", async () => {
    const guest = newVisitor();
    const order = await steps.order(guest, [wanted(option)]);
    expect(order.total).toBe(option.guest_price + (option.guest_price >= 50_000 ? 0 : 3_000));
    for (const stranger of [newVisitor(), member]) {
      expect((await check(order.order_id, stranger)).status).toBe(404);
      expect((await view(order.order_id, stranger)).status).toBe(404);
      expect((await fail(order.order_id, stranger)).status).toBe(404);
    }
    await portone.decide(order.payment, 'approve');
    expect((await check(order.order_id, guest)).data.payment_state).toBe('PAID');
    expect((await view(order.order_id, guest)).data.is_guest).toBe(true);
  });
});

describe('an order that is not paid', () => {
  it.each(['decline', 'cancel'] as const)('by %s fails and gives its stock back once', async (decision) => {
    const before = await stockOf(api.db, option.product_option_id);
    const order = await steps.order(member, [wanted(option, 3)]);
    await portone.decide(order.payment, decision);
    const replies = await Promise.all([check(order.order_id, member), check(order.order_id, member)]);
    for (const reply of replies) expect(reply).toMatchObject({ status: 409, code: 'PAYMENT_FAILED' });
    await fail(order.order_id, member);
    expect(await stockOf(api.db, option.product_option_id)).toBe(before);
    expect((await rowOf(order.order_id)).payment_state).toBe('FAILED');
  });

  it('and abandoned gives its stock back, keeps the cart, and is refunded when it is paid after all', async () => {
    const before = await stockOf(api.db, option.product_option_id);
    const lines = (await api.call(countCart, {}, member)).data.count;
    const order = await steps.order(member, [wanted(option)]);
    expect((await fail(order.order_id, member)).data.payment_state).toBe('FAILED');
    expect(await stockOf(api.db, option.product_option_id)).toBe(before);
    expect((await api.call(countCart, {}, member)).data.count).toBe(lines);

    await portone.decide(order.payment, 'approve');
    expect(await check(order.order_id, member)).toMatchObject({ code: 'PAYMENT_RETURNED' });
    expect(await api.deps.payments.find(order.order_id)).toEqual({ state: 'CANCELLED' });
    expect(await rowOf(order.order_id)).toMatchObject({ payment_state: 'FAILED', is_refund_due: false });
  });

  it('can be tried again from the same order page; the first try ends and holds no stock', async () => {
    const before = await stockOf(api.db, option.product_option_id);
    const first = await steps.order(member, [wanted(option)]);
    const again = await steps.place(member, first.temporary_id, first.total);
    expect(again.data.order_id).not.toBe(first.order_id);
    expect((await rowOf(first.order_id)).payment_state).toBe('FAILED');
    expect(await stockOf(api.db, option.product_option_id)).toBe(before - 1);
    await fail(again.data.order_id, member);
  });
});

describe('a payment that is not what was ordered', () => {
  it.each([
    ['less', -1],
    ['more', 1],
  ])('of %s is refused, given back, and its stock returned', async (_case, difference) => {
    const before = await stockOf(api.db, option.product_option_id);
    const order = await steps.order(member, [wanted(option)]);
    await portone.decide({ ...order.payment, total_amount: order.total + difference }, 'approve');
    expect(await check(order.order_id, member)).toMatchObject({ status: 409, code: 'AMOUNT_MISMATCH' });
    expect(await check(order.order_id, member)).toMatchObject({ status: 409, code: 'AMOUNT_MISMATCH' });
    expect(await api.deps.payments.find(order.order_id)).toEqual({ state: 'CANCELLED' });
    expect(await rowOf(order.order_id)).toMatchObject({ payment_state: 'CANCELLED', is_refund_due: false });
    expect(await stockOf(api.db, option.product_option_id)).toBe(before);
  });
});

describe('placing an order', () => {
  it('needs an idempotency key', async () => {
    const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
    const body = { temporary_id, form: orderForm, expected_total: amount.total };
    expect(await api.call(placeOrder, { body }, member)).toMatchObject({ code: 'IDEMPOTENCY_KEY_REQUIRED' });
  });

  it('gives the same reply for the same key and body, also at once, and refuses another body', async () => {
    const before = await stockOf(api.db, option.product_option_id);
    const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
    const key = newKey();
    const replies = await Promise.all(
      Array.from({ length: 4 }, () => steps.place(member, temporary_id, amount.total, key)),
    );
    const ids = new Set(replies.map((reply) => reply.data.order_id));
    expect(ids.size).toBe(1);
    for (const id of ids) expect((await rowOf(id)).payment_state).toBe('READY');
    expect(await stockOf(api.db, option.product_option_id)).toBe(before - 1);
    expect(await steps.place(member, temporary_id, amount.total + 10, key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    // Keys belong to their caller: a stranger's equal key neither collides nor reads the reply.
    expect(await steps.place(newVisitor(), temporary_id, amount.total, key)).toMatchObject({
      code: 'NO_TEMPORARY_ORDER',
    });
    for (const id of ids) await fail(id, member);
  });

  it('opens one order only when the button sends two keys at once', async () => {
    const before = await stockOf(api.db, option.product_option_id);
    const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
    await Promise.all(Array.from({ length: 4 }, () => steps.place(member, temporary_id, amount.total)));
    const open = await api.db
      .selectFrom('orders')
      .select('order_id')
      .where('temporary_id', '=', temporary_id)
      .where('payment_state', '=', 'READY')
      .execute();
    expect(open).toHaveLength(1);
    expect(await stockOf(api.db, option.product_option_id)).toBe(before - 1);
    for (const { order_id } of open) await fail(order_id, member);
  });

  it('refuses another price than the shopper saw and leaves no trace', async () => {
    const before = await stockOf(api.db, option.product_option_id);
    const { temporary_id, amount } = await steps.prepare(member, [wanted(option)]);
    const key = newKey();
    const reply = await steps.place(member, temporary_id, amount.total - 10, key);
    expect(reply).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
    expect(await stockOf(api.db, option.product_option_id)).toBe(before);
    // The key is free again: with the right price the same attempt goes through.
    const placed = await steps.place(member, temporary_id, amount.total, key);
    expect(placed.success).toBe(true);
    await fail(placed.data.order_id, member);
  });

  it.each([
    ['no agreement', { is_agreed: false }],
    ['a short phone number', { orderer_phone: '0101234567' }],
    ['no receiver', { receiver_name: '  ' }],
    ['a bad email', { orderer_email: 'x@y' }],
    ['a way to pay that is not offered', { pay_method: 'POINT' }],
    ['an unknown field', { coupon: 'FREE' }],
  ])('refuses a form with %s', async (_case, change) => {
    const body = { temporary_id: 'x', form: { ...orderForm, ...change }, expected_total: 1 };
    const reply = await api.app.inject({
      method: 'POST',
      url: placeOrder.path,
      headers: { 'client-session-id': newVisitor().sessionId, 'idempotency-key': newKey() },
      payload: body,
    });
    expect(reply.json()).toMatchObject({ success: false, code: 'INVALID_REQUEST' });
  });
});
