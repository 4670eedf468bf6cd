import { countMyOrderStatuses, listMyOrders } from '@mall/contracts/api/orders/my-orders';
import { type OrderStatus, orderStatuses } from '@mall/contracts/domain/orders/order-status';
import { registerSamplePayments } from '@mall/sample-shop/shoppers/register-sample-payments';
import { contradictions } from '../jobs/books/contradictions.ts';
import { reconcile } from '../jobs/reconciler.ts';
import { reviewGrades } from '../people/members/grade-rules.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

describe('the sample shop', () => {
  it('has an order in every status, listed by pages, and its money agrees', async () => {
    const { counts } = (await shop.api.call(countMyOrderStatuses, {}, shop.member)).data;
    expect(orderStatuses.filter((status) => !counts[status])).toEqual([]);
    const { data } = await shop.api.call(listMyOrders, { query: { page: 3 } }, shop.member);
    expect(data.paginate).toEqual({ page: 3, display_size: 10, total: orderStatuses.length, last_page: 3 });
    expect(data.rows).toHaveLength(orderStatuses.length - 20);
  });

  it('has members whose grade is what they spent', async () => {
    const changes = await shop.api.db
      .transaction()
      .execute((tx) => reviewGrades(tx, { isRaiseOnly: false, now: shop.api.deps.clock() }));
    expect(changes).toEqual([]);
  });

  const sampleIn = async (status: OrderStatus) =>
    (await shop.api.call(listMyOrders, { query: { status } }, shop.member)).data.rows[0]?.order_id ?? '';

  it('has payments that the stand-in knows once reported, and gives back when they are cancelled', async () => {
    // The API reports them at every start; what happened since is not undone by that.
    await registerSamplePayments(shop.api.deps);
    const order_id = await sampleIn('PAYMENT_CONFIRM');
    const { refund_amount } = (await shop.steps.cancel(order_id, shop.member)).data;
    expect(refund_amount).toBeGreaterThan(0);
    expect(await shop.steps.givenBack(order_id)).toBe(refund_amount);
    await registerSamplePayments(shop.api.deps);
    expect(await shop.steps.givenBack(order_id)).toBe(refund_amount);
    const { lines, refunds } = await shop.steps.view(order_id, shop.member);
    expect([lines[0]?.status, refunds[0]?.state]).toEqual(['PART_REFUND_COMPLETE', 'DONE']);
  });

  it('has a return that can be confirmed and is paid back less its fee', async () => {
    const order_id = await sampleIn('RETURN_COLLECT_COMPLETE');
    const paid = (await shop.steps.view(order_id, shop.member)).lines[0]?.paid_price ?? 0;
    await shop.steps.operate(order_id, 'RETURN_CONFIRM');
    expect(await shop.steps.givenBack(order_id)).toBe(paid - 3_000);
  });

  it('has an order that waits for its deposit, also after a round of the reconciler, and can be cancelled', async () => {
    const order_id = await sampleIn('DEPOSIT_WAIT');
    await reconcile(shop.api.deps, shop.api.deps.logger);
    expect((await shop.steps.view(order_id, shop.member)).order.payment_state).toBe('READY');
    expect((await shop.steps.cancel(order_id, shop.member)).data).toMatchObject({ refund_amount: 0 });
    expect((await shop.steps.view(order_id, shop.member)).order.payment_state).toBe('CANCELLED');
    expect(await shop.api.deps.payments.find(order_id)).toEqual({ state: 'CANCELLED' });
  });
});
