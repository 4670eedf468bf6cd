import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { checkPaymentComplete } from '@mall/contracts/api/orders/order-completion';
import { orderPurchase } from '@mall/contracts/api/orders/orders';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { reconcile } from '../../jobs/reconciler.ts';
import { enterPoints } from '../../money/points/point-ledger.ts';
import { stockOf, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderForm } from '../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { buyerViewOf } from '../carts/buyer-view.ts';
import { placeOrder } from './placing/place-order.ts';

let shop: ClaimShop;
let quantity: number;
beforeAll(async () => {
  shop = await startClaimShop();
  // Enough for free delivery, which points do not pay.
  quantity = Math.ceil(50_000 / shop.first.member_price);
  const { memberId } = shop.member;
  const gift = { memberId, key: 'TEST:GIFT', amount: 1_000_000, reason: 'OPERATOR', orderId: null } as const;
  await shop.api.db.transaction().execute((tx) => enterPoints(tx, { ...gift, now: shop.api.deps.clock() }));
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const balance = async () => (await shop.api.call(listMyPoints, { query: {} }, shop.member)).data.balance;
/** An order page on which points pay everything. */
const prepare = async () => {
  const { temporary_id, amount } = await shop.steps.prepare(shop.member, [wanted(shop.first, quantity)]);
  const body = { temporary_id, use_points: amount.total };
  return { checkout: (await shop.api.call(orderPurchase, { body }, shop.member)).data, body };
};

describe('an order that points pay wholly', () => {
  it('is complete at once, without the payment provider, and only once', async () => {
    const before = {
      points: await balance(),
      stock: await stockOf(shop.api.db, shop.first.product_option_id),
    };
    const { checkout, body } = await prepare();
    expect(checkout).toMatchObject({ pay_methods: ['POINT'], amount: { total: 0 } });
    const key = newKey();
    const extra = { use_points: body.use_points, pay_method: 'POINT' } as const;
    const send = () => shop.steps.place(shop.member, body.temporary_id, 0, key, extra);
    const replies = [...(await Promise.all([send(), send()])), await send()];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    const { order_id, payment } = replies[0]?.data ?? {};
    expect([payment, await shop.api.deps.payments.find(order_id ?? '')]).toEqual([null, null]);
    const { order, lines } = await shop.steps.view(order_id ?? '', shop.member);
    expect(order).toMatchObject({ payment_state: 'PAID', pay_method: 'POINT', amount: { total: 0 } });
    expect(lines.map((line) => line.status)).toEqual(['PAYMENT_CONFIRM']);
    expect(await balance()).toBe(before.points - body.use_points);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before.stock - quantity);
    // What it came from has served: the button cannot order again.
    expect(await shop.steps.place(shop.member, body.temporary_id, 0, newKey(), extra)).toMatchObject({
      code: 'NO_TEMPORARY_ORDER',
    });
  });

  it('gives points and stock back when it is cancelled', async () => {
    const before = {
      points: await balance(),
      stock: await stockOf(shop.api.db, shop.first.product_option_id),
    };
    const { body } = await prepare();
    const extra = { use_points: body.use_points, pay_method: 'POINT' } as const;
    const { data } = await shop.steps.place(shop.member, body.temporary_id, 0, newKey(), extra);
    expect((await shop.steps.cancel(data.order_id, shop.member)).data).toMatchObject({
      refund_amount: 0,
      refund_points: body.use_points,
    });
    expect(await balance()).toBe(before.points);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before.stock);
    expect((await shop.steps.view(data.order_id, shop.member)).order.payment_state).toBe('CANCELLED');
  });

  it('is completed by the reconciler when the shop stopped right after placing it', async () => {
    const { body } = await prepare();
    const caller = { sessionId: shop.member.sessionId, address: '', hasDeadLogin: false, isAdmin: false };
    const login = await shop.api.app.findLogin(shop.member.token, shop.member.sessionId);
    const now = shop.api.deps.clock();
    const { order_id } = await placeOrder(
      { ...body, form: { ...orderForm, pay_method: 'POINT' }, expected_total: 0 },
      {
        db: shop.api.db,
        config: shop.api.config,
        owner: { memberId: shop.member.memberId, sessionId: shop.member.sessionId },
        address: '127.0.0.1',
        view: buyerViewOf({ ...caller, member: login, grade: login?.grade ?? null }, now),
        key: newKey(),
      },
    );
    const isComplete = async () =>
      (
        await shop.api.db
          .selectFrom('orders')
          .select('payment_state')
          .where('order_id', '=', order_id)
          .executeTakeFirstOrThrow()
      ).payment_state;
    expect(await isComplete()).toBe('READY');
    shop.api.wait(31 * 60_000);
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect(await isComplete()).toBe('PAID');
    const { data } = await shop.api.call(
      checkPaymentComplete,
      { body: { order_id } },
      await shop.api.logIn(),
    );
    expect(data).toMatchObject({ is_complete: true, status: 'PAYMENT_CONFIRM' });
  });

  it('takes POINT as the way to pay, and no other order does', async () => {
    const { body } = await prepare();
    const extra = { use_points: body.use_points };
    const card = await shop.steps.place(shop.member, body.temporary_id, 0, newKey(), extra);
    expect(card).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    const unpaid = await shop.steps.place(shop.member, body.temporary_id, 0, newKey(), {
      pay_method: 'POINT',
    });
    expect(unpaid).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
  });
});
