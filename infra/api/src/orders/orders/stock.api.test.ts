import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { checkOrderPayment, reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import { reconcile } from '../../jobs/reconciler.ts';
import { choosePlainOptions, setStock, stockOf, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderForm, orderSteps } from '../../testing/orders/order-steps.ts';
import { startPortone, type TestPortone } from '../../testing/servers/start-portone.ts';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';
import { priceWanted } from '../carts/price-wanted.ts';
import { placeOrder } from './placing/place-order.ts';

let portone: TestPortone;
let api: TestApi;
let steps: ReturnType<typeof orderSteps>;
beforeAll(async () => {
  portone = await startPortone();
  api = await startTestApi({ environment: { PORTONE_API_URL: portone.url } });
  steps = orderSteps(api);
});
afterAll(async () => {
  await api.close();
  await portone.close();
});

describe('the last pieces', () => {
  it('go to five of thirty buyers at once, and stock never falls below zero', async () => {
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    const buyers = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const visitor = newVisitor();
        return { visitor, checkout: await steps.prepare(visitor, [wanted(option)]) };
      }),
    );
    await setStock(api.db, option.product_option_id, 5);
    const replies = await Promise.all(
      buyers.map(({ visitor, checkout }) =>
        steps.place(visitor, checkout.temporary_id, checkout.amount.total),
      ),
    );
    expect(replies.filter((reply) => reply.success)).toHaveLength(5);
    expect(replies.filter((reply) => reply.code === 'OUT_OF_STOCK')).toHaveLength(25);
    expect(await stockOf(api.db, option.product_option_id)).toBe(0);
    const orders = await api.db
      .selectFrom('orders')
      .select('order_id')
      .where('member_id', 'is', null)
      .execute();
    expect(orders).toHaveLength(5);
  });

  it('hide the size and the product from lists, and come back with a failed payment', async () => {
    const { rows } = await sql<{ product_id: number; product_option_id: number }>`
      select product_id, min(product_option_id) as product_option_id from product_options o join products p using (product_id)
      where size_name = 'FREE' and not p.is_sold_out and p.promotions = '{}'
      group by product_id having count(*) = 1 limit 1`.execute(api.db);
    const option = rows[0];
    if (!option) throw new Error('no product with a single option');
    await setStock(api.db, option.product_option_id, 1);
    const shown = async () => {
      const query = { product_ids: [String(option.product_id)], is_filter: '1' } as const;
      const { data } = await api.call(searchProducts, {
        query: { ...query, product_ids: [...query.product_ids] },
      });
      return [data.rows[0]?.is_sold_out, data.filter?.size.length];
    };
    expect(await shown()).toEqual([false, 1]);
    const guest = newVisitor();
    const order = await steps.order(guest, [{ ...option, order_quantity: 1 }]);
    expect(await shown()).toEqual([true, 0]);
    await api.call(reportFailedOrder, { body: { order_id: order.order_id } }, guest);
    expect(await shown()).toEqual([false, 1]);
  });

  it('of two products ordered crosswise at once do not lock each other out', async () => {
    const [one, two] = await choosePlainOptions(api.db, 2);
    if (!one || !two) throw new Error('no options');
    const view = { buyer: { gradeRate: null }, now: new Date(), memberId: null };
    const pairs = [
      [wanted(one), wanted(two)],
      [wanted(two), wanted(one)],
    ];
    const orders = Array.from({ length: 12 }, async (_, index) => {
      const visitor = newVisitor();
      const products = pairs[index % 2] ?? [];
      const { temporary_id } = await steps.prepare(visitor, products);
      const { amount } = await priceWanted(api.db, products, view);
      const owner = { memberId: null, sessionId: visitor.sessionId };
      const body = { temporary_id, form: orderForm, expected_total: amount.total };
      return placeOrder(body, { db: api.db, config: api.config, owner, view, key: newKey() });
    });
    expect(await Promise.all(orders)).toHaveLength(12);
  });
});

describe('the reconciler', () => {
  // Orders of the tests above would be released along the way.
  beforeEach(() => api.db.updateTable('orders').set({ payment_state: 'FAILED' }).execute());
  const minutes = (count: number) => count * 60_000;
  const stateOf = async (order_id: string) =>
    (await api.db.selectFrom('orders').selectAll().where('order_id', '=', order_id).executeTakeFirstOrThrow())
      .payment_state;
  const place = async () => {
    const [option] = await choosePlainOptions(api.db, 1);
    if (!option) throw new Error('no option');
    const before = await stockOf(api.db, option.product_option_id);
    const guest = newVisitor();
    return { before, guest, option, ...(await steps.order(guest, [wanted(option)])) };
  };

  it('confirms what was paid by a shopper who never came back', async () => {
    const order = await place();
    await portone.decide(order.payment, 'approve');
    await reconcile(api.deps, api.deps.logger);
    expect(await stateOf(order.order_id)).toBe('READY');
    api.wait(minutes(2) + 1);
    await reconcile(api.deps, api.deps.logger);
    expect(await stateOf(order.order_id)).toBe('PAID');
  });

  /** More orders like one, of other payments: a shop on a busy day. */
  const repeat = (order_id: string, count: number, change: object) =>
    sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify(change)}::jsonb || jsonb_build_object(
        'order_id', 'MANY-' || o.order_id || n, 'payment_id', 'MANY-' || o.order_id || n,
        'attempt_key', 'many' || o.order_id || n))).*
      from orders o, generate_series(1, ${count}::int) n where o.order_id = ${order_id}`.execute(api.db);

  it('confirms it also while hundreds of others wait for their deposits', async () => {
    const waiting = await place();
    const deposit = { bank: 'SHINHAN', number: '1', due_at: '' };
    await repeat(waiting.order_id, 150, { deposit });
    api.wait(minutes(1));
    const order = await place();
    await portone.decide(order.payment, 'approve');
    api.wait(minutes(2) + 1);
    await reconcile(api.deps, api.deps.logger);
    expect(await stateOf(order.order_id)).toBe('PAID');
  });

  it('gives back what was paid too late, however many orders came to nothing since', async () => {
    const order = await place();
    await api.call(reportFailedOrder, { body: { order_id: order.order_id } }, order.guest);
    await portone.decide(order.payment, 'approve');
    api.wait(minutes(1));
    const others = await place();
    await repeat(others.order_id, 150, { payment_state: 'FAILED' });
    await reconcile(api.deps, api.deps.logger);
    expect(await api.deps.payments.find(order.order_id)).toEqual({ state: 'CANCELLED' });
  });

  it('gives back what was paid hours later, in a window that had stayed open', async () => {
    await api.db.deleteFrom('orders').where('order_id', 'like', 'MANY-%').execute();
    const order = await place();
    await api.call(reportFailedOrder, { body: { order_id: order.order_id } }, order.guest);
    api.wait(minutes(300));
    await portone.decide(order.payment, 'approve');
    await reconcile(api.deps, api.deps.logger);
    expect(await api.deps.payments.find(order.order_id)).toEqual({ state: 'CANCELLED' });
  });

  it('releases the stock of an unpaid order after half an hour, not before', async () => {
    const order = await place();
    api.wait(minutes(29));
    await reconcile(api.deps, api.deps.logger);
    expect(await stateOf(order.order_id)).toBe('READY');
    api.wait(minutes(2));
    await reconcile(api.deps, api.deps.logger);
    expect(await stateOf(order.order_id)).toBe('FAILED');
    expect(await stockOf(api.db, order.option.product_option_id)).toBe(order.before);
  });

  it('gives a mismatched payment back when the provider did not answer the first time', async () => {
    const order = await place();
    await portone.decide({ ...order.payment, total_amount: order.total + 100 }, 'approve');
    const cancel = api.deps.payments.cancel;
    api.deps.payments.cancel = () => Promise.reject(new Error('no answer'));
    const reply = await api.call(checkOrderPayment, { body: { order_id: order.order_id } }, order.guest);
    expect(reply).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
    api.deps.payments.cancel = cancel;
    await reconcile(api.deps, api.deps.logger);
    expect(await api.deps.payments.find(order.order_id)).toEqual({ state: 'CANCELLED' });
    const row = await api.db
      .selectFrom('orders')
      .select(['is_refund_due', 'payment_state'])
      .where('order_id', '=', order.order_id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ is_refund_due: false, payment_state: 'CANCELLED' });
  });
});
