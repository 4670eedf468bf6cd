import { downloadCoupon } from '@mall/contracts/api/money/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/money/my-benefits';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { cancelOrder } from '@mall/contracts/api/orders/order-claims';
import { contradictions } from '../jobs/books/contradictions.ts';
import { reconcile } from '../jobs/reconciler.ts';
import { stockOf, wanted } from '../testing/orders/choose-options.ts';
import { newKey, orderSteps } from '../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../testing/servers/start-test-api.ts';
import { payRefunds } from './refunds/refunds.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

describe('cancelling before the goods are prepared', () => {
  it('gives money, delivery fee, stock, coupon and points back', async () => {
    const coupon = (await shop.api.call(downloadCoupon, { body: { coupon_id: 1 } }, shop.member)).data
      .member_coupon_id;
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const quantity = Math.ceil(60_000 / shop.first.member_price);
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first, quantity)], {
      coupon_ids: [coupon],
      use_points: 1_000,
    });
    const { data } = await shop.steps.cancel(order_id, shop.member);
    expect(data).toEqual({ order_id, refund_amount: amount.total, refund_points: 1_000 });
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
    const { order, lines } = await shop.steps.view(order_id, shop.member);
    expect(order).toMatchObject({ payment_state: 'CANCELLED', refunded_amount: amount.total });
    expect(lines.map((line) => line.status)).toEqual(['PART_REFUND_COMPLETE']);
    const coupons = (await shop.api.call(listMyCoupons, { query: {} }, shop.member)).data.rows;
    expect(coupons.map((row) => row.member_coupon_id)).toContain(coupon);
    expect(await shop.steps.cancel(order_id, shop.member)).toMatchObject({
      status: 409,
      code: 'ORDER_STATE',
    });
  });

  it('takes no more pieces than there are, also when one line is named twice', async () => {
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first, 3)]);
    const { order_line_id = 0 } = (await shop.steps.view(order_id, shop.member)).lines[0] ?? {};
    const two = { order_line_id, order_quantity: 2 };
    expect(await shop.steps.cancel(order_id, shop.member, [two, two])).toMatchObject({ status: 404 });
    const five = { order_line_id, order_quantity: 5 };
    expect(await shop.steps.cancel(order_id, shop.member, [five])).toMatchObject({
      status: 400,
      message: expect.stringContaining('3개'),
    });
    expect((await shop.steps.view(order_id, shop.member)).lines).toHaveLength(1);
    await shop.steps.cancel(order_id, shop.member);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before);
  });

  it('a piece at a time gives back exactly what was paid, to the last won', async () => {
    const { order_id, amount } = await shop.steps.buy(
      shop.member,
      [wanted(shop.first, 3), wanted(shop.second)],
      {
        use_points: 777,
      },
    );
    const line = (await shop.steps.view(order_id, shop.member)).lines[0];
    if (!line) throw new Error('no line');
    const one = [{ order_line_id: line.order_line_id, order_quantity: 1 }];
    await shop.steps.cancel(order_id, shop.member, one);
    expect(
      (await shop.steps.view(order_id, shop.member)).lines.map((item) => [item.order_quantity, item.status]),
    ).toEqual([
      [2, 'PAYMENT_CONFIRM'],
      [1, 'PAYMENT_CONFIRM'],
      [1, 'PART_REFUND_COMPLETE'],
    ]);
    await shop.steps.cancel(order_id, shop.member, one);
    await shop.steps.cancel(order_id, shop.member);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
    expect((await shop.steps.view(order_id, shop.member)).order.refunded_amount).toBe(amount.total);
  });

  it('sent twice with one Idempotency-Key cancels once', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 3)]);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const send = (key: string, order_quantity = 1) => {
      const body = { order_id, lines: [{ order_line_id: id, order_quantity }] };
      return shop.api.call(cancelOrder, { body }, shop.member, { 'idempotency-key': key });
    };
    const key = newKey();
    const [first, ...others] = await Promise.all(Array.from({ length: 5 }, () => send(key)));
    expect(first?.data.refund_amount).toBeGreaterThan(0);
    for (const other of others) expect(other.data).toEqual(first?.data);
    const quantities = async () =>
      (await shop.steps.view(order_id, shop.member)).lines.map((line) => line.order_quantity);
    expect(await quantities()).toEqual([2, 1]);
    expect(await send(key, 2)).toMatchObject({ status: 422, code: 'IDEMPOTENCY_MISMATCH' });
    expect(await send('short')).toMatchObject({ status: 400 });
    await send(newKey());
    expect(await quantities()).toEqual([1, 1, 1]);
  });

  it('of an unpaid order, sent many times with one key, gets one answer', async () => {
    const { order_id } = await orderSteps(shop.api).order(shop.member, [wanted(shop.first)]);
    const headers = { 'idempotency-key': newKey() };
    const send = () => shop.api.call(cancelOrder, { body: { order_id } }, shop.member, headers);
    const replies = await Promise.all(Array.from({ length: 5 }, send));
    for (const reply of [...replies, await send()]) {
      expect(reply).toMatchObject({ status: 200, data: { order_id, refund_amount: 0, refund_points: 0 } });
    }
    expect((await shop.steps.view(order_id, shop.member)).order.payment_state).toBe('CANCELLED');
  });

  it('with a key that is none leaves an unpaid order as it is', async () => {
    const { order_id } = await orderSteps(shop.api).order(shop.member, [wanted(shop.first)]);
    const headers = { 'idempotency-key': 'short' };
    const reply = await shop.api.call(cancelOrder, { body: { order_id } }, shop.member, headers);
    expect(reply.status).toBe(400);
    expect((await shop.steps.view(order_id, shop.member)).order.payment_state).toBe('READY');
    await shop.steps.cancel(order_id, shop.member);
  });

  it('is refused for too many pieces, twice the same line, strangers, and prepared goods', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 2)]);
    const id = (await shop.steps.view(order_id, shop.member)).lines[0]?.order_line_id ?? 0;
    const pieces = (order_quantity: number) => ({ order_line_id: id, order_quantity });
    expect(await shop.steps.cancel(order_id, shop.member, [pieces(3)])).toMatchObject({ status: 400 });
    expect(await shop.steps.cancel(order_id, shop.member, [pieces(2), pieces(2)])).toMatchObject({
      status: 404,
    });
    const staff = await shop.api.logIn('staff0001');
    for (const stranger of [newVisitor(), staff]) {
      expect(await shop.steps.cancel(order_id, stranger)).toMatchObject({ status: 404 });
      expect((await shop.api.call(viewMyOrder, { query: { order_id } }, stranger)).status).toBe(404);
    }
    await shop.steps.operate(order_id, 'CONFIRM_SETTLEMENT');
    expect(await shop.steps.cancel(order_id, shop.member)).toMatchObject({
      status: 409,
      code: 'ORDER_STATE',
    });
    expect((await shop.steps.view(order_id, shop.member)).lines.map((line) => line.actions)).toEqual([[]]);
    expect(await shop.steps.givenBack(order_id)).toBe(0);
  });

  it('happens once when it is pressed twice, and waits for a provider that is down', async () => {
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    const { cancelPart } = shop.api.deps.payments;
    shop.api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    const replies = await Promise.all([
      shop.steps.cancel(order_id, shop.member),
      shop.steps.cancel(order_id, shop.member),
    ]);
    shop.api.deps.payments.cancelPart = cancelPart;
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect((await shop.steps.view(order_id, shop.member)).lines[0]?.status).toBe('PART_REFUND_READY');
    await Promise.all([
      reconcile(shop.api.deps, shop.api.deps.logger),
      payRefunds(shop.api.deps, order_id).catch(() => undefined),
    ]);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await shop.steps.givenBack(order_id)).toBe(amount.total);
    expect((await shop.steps.view(order_id, shop.member)).lines[0]?.status).toBe('PART_REFUND_COMPLETE');
  });
});
