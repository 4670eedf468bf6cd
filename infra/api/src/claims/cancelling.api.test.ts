import { downloadCoupon } from '@mall/contracts/api/coupon-zone';
import { listMyCoupons } from '@mall/contracts/api/my-benefits';
import { viewMyOrder } from '@mall/contracts/api/my-orders';
import { reconcile } from '../orders/reconciler.ts';
import {
  type ChosenOption,
  choosePlainOptions,
  setStock,
  stockOf,
  wanted,
} from '../testing/choose-options.ts';
import { claimSteps } from '../testing/claim-steps.ts';
import { contradictions } from '../testing/money-agrees.ts';
import { startPortone, type TestPortone } from '../testing/start-portone.ts';
import { newVisitor, startTestApi, type TestApi, type Visitor } from '../testing/start-test-api.ts';
import { payRefunds } from './refunds.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof claimSteps>;
let member: Visitor;
let first: ChosenOption;
let second: ChosenOption;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = claimSteps(api, portone);
  member = await api.logIn();
  [first, second] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
  await setStock(api.db, first.product_option_id, 500);
});
afterEach(async () => expect(await contradictions(api.db)).toEqual([]));
afterAll(async () => {
  await api.close();
  await portone.close();
});

describe('cancelling before the goods are prepared', () => {
  it('gives money, delivery fee, stock, coupon and points back', async () => {
    const coupon = (await api.call(downloadCoupon, { body: { coupon_id: 1 } }, member)).data.member_coupon_id;
    const before = await stockOf(api.db, first.product_option_id);
    const quantity = Math.ceil(60_000 / first.member_price);
    const { order_id, amount } = await steps.buy(member, [wanted(first, quantity)], {
      coupon_ids: [coupon],
      use_points: 1_000,
    });
    const { data } = await steps.cancel(order_id, member);
    expect(data).toEqual({ order_id, refund_amount: amount.total, refund_points: 1_000 });
    expect(await steps.givenBack(order_id)).toBe(amount.total);
    expect(await stockOf(api.db, first.product_option_id)).toBe(before);
    const { order, lines } = await steps.view(order_id, member);
    expect(order).toMatchObject({ payment_state: 'CANCELLED', refunded_amount: amount.total });
    expect(lines.map((line) => line.status)).toEqual(['PART_REFUND_COMPLETE']);
    const coupons = (await api.call(listMyCoupons, { query: {} }, member)).data.rows;
    expect(coupons.map((row) => row.member_coupon_id)).toContain(coupon);
    expect(await steps.cancel(order_id, member)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
  });

  it('a piece at a time gives back exactly what was paid, to the last won', async () => {
    const { order_id, amount } = await steps.buy(member, [wanted(first, 3), wanted(second)], {
      use_points: 777,
    });
    const line = (await steps.view(order_id, member)).lines[0];
    if (!line) throw new Error('no line');
    const one = [{ order_line_id: line.order_line_id, order_quantity: 1 }];
    await steps.cancel(order_id, member, one);
    expect(
      (await steps.view(order_id, member)).lines.map((item) => [item.order_quantity, item.status]),
    ).toEqual([
      [2, 'PAYMENT_CONFIRM'],
      [1, 'PAYMENT_CONFIRM'],
      [1, 'PART_REFUND_COMPLETE'],
    ]);
    await steps.cancel(order_id, member, one);
    await steps.cancel(order_id, member);
    expect(await steps.givenBack(order_id)).toBe(amount.total);
    expect((await steps.view(order_id, member)).order.refunded_amount).toBe(amount.total);
  });

  it('is refused for too many pieces, twice the same line, strangers, and prepared goods', async () => {
    const { order_id } = await steps.buy(member, [wanted(first, 2)]);
    const id = (await steps.view(order_id, member)).lines[0]?.order_line_id ?? 0;
    const pieces = (order_quantity: number) => ({ order_line_id: id, order_quantity });
    expect(await steps.cancel(order_id, member, [pieces(3)])).toMatchObject({ status: 404 });
    expect(await steps.cancel(order_id, member, [pieces(2), pieces(2)])).toMatchObject({ status: 404 });
    const staff = await api.logIn('staff0001');
    for (const stranger of [newVisitor(), staff]) {
      expect(await steps.cancel(order_id, stranger)).toMatchObject({ status: 404 });
      expect((await api.call(viewMyOrder, { query: { order_id } }, stranger)).status).toBe(404);
    }
    await steps.operate(order_id, 'CONFIRM_SETTLEMENT');
    expect(await steps.cancel(order_id, member)).toMatchObject({ status: 409, code: 'ORDER_STATE' });
    expect((await steps.view(order_id, member)).lines.map((line) => line.actions)).toEqual([[]]);
    expect(await steps.givenBack(order_id)).toBe(0);
  });

  it('happens once when it is pressed twice, and waits for a provider that is down', async () => {
    const { order_id, amount } = await steps.buy(member, [wanted(first)]);
    const { cancelPart } = api.deps.payments;
    api.deps.payments.cancelPart = () => Promise.reject(new Error('no answer'));
    const replies = await Promise.all([steps.cancel(order_id, member), steps.cancel(order_id, member)]);
    api.deps.payments.cancelPart = cancelPart;
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409]);
    expect((await steps.view(order_id, member)).lines[0]?.status).toBe('PART_REFUND_READY');
    await Promise.all([
      reconcile(api.deps, api.deps.logger),
      payRefunds(api.deps, order_id).catch(() => undefined),
    ]);
    await reconcile(api.deps, api.deps.logger);
    expect(await steps.givenBack(order_id)).toBe(amount.total);
    expect((await steps.view(order_id, member)).lines[0]?.status).toBe('PART_REFUND_COMPLETE');
  });
});
