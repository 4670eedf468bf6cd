import { listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { countedQueries } from '../../testing/database/counted-queries.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { listOrders } from './my-orders.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const list = async (limit: number) => {
  const counted = countedQueries(shop.api.db);
  const filter = { now: shop.api.deps.clock(), limit, offset: 0 };
  const { rows } = await listOrders(counted.db, shop.member, filter);
  return { rows, queries: counted.count() };
};

describe('a page of orders', () => {
  it('takes as many queries for ten orders as for one', async () => {
    const [one, ten] = [await list(1), await list(10)];
    expect([one.rows.length, ten.rows.length]).toEqual([1, 10]);
    expect([one.queries, ten.queries]).toEqual([2, 2]);
  });

  it('without orders takes one', async () => {
    const counted = countedQueries(shop.api.db);
    const stranger = { memberId: null, sessionId: '00000000-0000-4000-8000-00000000ffff' };
    const filter = { now: shop.api.deps.clock(), limit: 10, offset: 0 };
    expect(await listOrders(counted.db, stranger, filter)).toEqual({ rows: [], total: 0 });
    expect(counted.count()).toBe(1);
  });

  it.each(['2026-02-31', '2026-13-01', '20260201'])('knows no day %s', async (from) => {
    const reply = await shop.api.call(listMyOrders, { query: { from } }, shop.member);
    expect(reply).toMatchObject({ status: 400, success: false });
  });

  it('shows of each line what its own page shows: its newest claim and what can be done', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 2), wanted(shop.second)]);
    await shop.steps.deliver(order_id);
    const [line] = (await shop.steps.view(order_id, shop.member)).lines;
    const lines = [{ order_line_id: line?.order_line_id ?? 0, order_quantity: 2 }];
    const body = { order_id, kind: 'RETURN' as const, reason: 'DEFECT' as const, detail: '', lines };
    const { data } = await shop.api.call(requestClaim, { body }, shop.member);
    await shop.api.call(withdrawClaim, { body: { claim_id: data.claim_ids[0] ?? 0 } }, shop.member);
    const again = (await shop.api.call(requestClaim, { body }, shop.member)).data.claim_ids[0];
    const query = { order_id };
    const own = (await shop.api.call(viewMyOrder, { query }, shop.member)).data.lines;
    const listed = (await list(10)).rows.find((order) => order.order_id === order_id);
    expect(listed?.lines).toEqual(own);
    expect(own.map((item) => item.claim?.claim_id)).toEqual([again, undefined]);
  });
});
