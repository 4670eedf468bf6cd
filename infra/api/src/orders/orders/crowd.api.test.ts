import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { openPostgres } from '../../platform/database/open-postgres.ts';
import { openTestDatabase, type TestDatabase } from '../../testing/database/open-test-database.ts';
import { choosePlainOptions, setStock, stockOf, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderSteps, toPay } from '../../testing/orders/order-steps.ts';
import { payingGateway } from '../../testing/orders/paying-gateway.ts';
import { newVisitor, startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

const buyers = 500;
const pieces = 10;
const provider = payingGateway('store-local');
let database: TestDatabase;
/** Two API processes' worth on PostgreSQL, each with connections of its own; PGlite takes one. */
let apis: TestApi[];
beforeAll(async () => {
  database = await openTestDatabase();
  const others = database.url ? [await openPostgres(database.url)] : [];
  apis = await Promise.all(
    [...others, database].map((own) =>
      startTestApi({ payments: provider.gateway, database: own, isBounded: true }),
    ),
  );
});
afterAll(async () => {
  // The last one drops the database.
  for (const api of apis) await api.close();
});
const apiOf = (index: number) => {
  const api = apis[index % apis.length];
  if (!api) throw new Error('no api');
  return api;
};

const patience = 50;
// Half a minute on a calm machine, some minutes beside the other tests.
jest.setTimeout(300_000);

/** Sends again when the shop is too busy, as its answer asks for. */
async function insist<Reply extends { code?: string | undefined }>(
  send: () => Promise<Reply>,
): Promise<Reply> {
  for (let left = patience; left > 0; left -= 1) {
    const reply = await send();
    if (reply.code !== 'UNAVAILABLE') return reply;
  }
  return send();
}

describe('a crowd', () => {
  it(`of ${buyers} buyers for ${pieces} pieces ends in exactly ${pieces} paid orders`, async () => {
    const { db } = apiOf(0);
    const [option] = await choosePlainOptions(db, 1);
    if (!option) throw new Error('no option');
    await setStock(db, option.product_option_id, pieces);
    const total = option.guest_price + (option.guest_price >= 50_000 ? 0 : 3_000);
    const buy = async (index: number) => {
      const api = apiOf(index);
      const visitor = newVisitor(`198.51.${Math.floor(index / 250)}.${(index % 250) + 1}`);
      const body = { products: [wanted(option)], order_location: 'goods' as const };
      const held = await insist(() => api.call(setOrderTemporary, { body }, visitor));
      if (!held.success) return 'refused';
      const key = newKey();
      const placed = await insist(() => orderSteps(api).place(visitor, held.data.temporary_id, total, key));
      if (!placed.success) return placed.code ?? 'no code';
      provider.approve(toPay(placed.data.payment));
      const { order_id } = placed.data;
      // Sent twice, as by a shopper who reloads the page, to either process.
      const checks = await Promise.all(
        [0, 1].map((other) =>
          insist(() => apiOf(index + other).call(checkOrderPayment, { body: { order_id } }, visitor)),
        ),
      );
      return checks.every((check) => check.data.payment_state === 'PAID') ? 'paid' : 'unpaid';
    };
    const results = await Promise.all(Array.from({ length: buyers }, (_, index) => buy(index)));
    expect(results.filter((result) => result === 'paid')).toHaveLength(pieces);
    // Latecomers are refused, at whichever step.
    const others = new Set(results.filter((result) => result !== 'paid'));
    expect([...others].filter((code) => !['refused', 'OUT_OF_STOCK'].includes(code))).toEqual([]);
    expect(await stockOf(db, option.product_option_id)).toBe(0);
    expect(provider.charges()).toBe(pieces);
    const orders = await db
      .selectFrom('orders')
      .select('payment_state')
      .where('member_id', 'is', null)
      .execute();
    expect(orders.filter((order) => order.payment_state === 'PAID')).toHaveLength(pieces);
    expect(await contradictions(db)).toEqual([]);
  });

  it('of 50 sends with one key makes one order, one charge and one answer', async () => {
    const [, option] = await choosePlainOptions(apiOf(0).db, 2);
    if (!option) throw new Error('no option');
    const visitor = newVisitor();
    const steps = apis.map((api) => orderSteps(api));
    const { temporary_id, amount } = await orderSteps(apiOf(0)).prepare(visitor, [wanted(option)]);
    const before = await stockOf(apiOf(0).db, option.product_option_id);
    const key = newKey();
    const charged = provider.charges();
    const replies = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const reply = await steps[index % steps.length]?.place(visitor, temporary_id, amount.total, key);
        if (reply?.success) provider.approve(toPay(reply.data.payment));
        return reply;
      }),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.success).toBe(true);
    expect(provider.charges()).toBe(charged + 1);
    expect(await stockOf(apiOf(0).db, option.product_option_id)).toBe(before - 1);
    expect(await orderSteps(apiOf(1)).place(visitor, temporary_id, amount.total + 1, key)).toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });
});
