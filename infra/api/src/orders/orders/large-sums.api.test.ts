import { listMyPoints } from '@mall/contracts/api/money/my-benefits';
import { confirmPurchase } from '@mall/contracts/api/orders/order-claims';
import { viewMember } from '@mall/contracts/api/people/members';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { enterPoints } from '../../money/points/point-ledger.ts';
import { gradeProgress } from '../../people/members/grade-rules.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

/** Beyond what 32 bits hold. */
const pieces = 40;
/** KRW: the dearest that a product may be. */
const price = 100_000_000;

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
  const { product_id } = shop.first;
  await sql`update products set retail_price = ${price}, sell_price = ${price}
    where product_id = ${product_id}`.execute(shop.api.db);
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const balance = async () => (await shop.api.call(listMyPoints, { query: {} }, shop.member)).data.balance;

describe('sums beyond 2,147,483,647 KRW', () => {
  it('are ordered, paid, split, given back and noted as they are', async () => {
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first, pieces)]);
    expect(amount.total).toBeGreaterThan(2 ** 31);
    const [line] = (await shop.steps.view(order_id, shop.member)).lines;
    expect(line?.paid_price).toBe(amount.total);
    const part = [{ order_line_id: line?.order_line_id ?? 0, order_quantity: pieces - 1 }];
    const { data } = await shop.steps.cancel(order_id, shop.member, part);
    expect(data.refund_amount).toBe((amount.total / pieces) * (pieces - 1));
    expect(await shop.steps.givenBack(order_id)).toBe(data.refund_amount);
    const { order } = await shop.steps.view(order_id, shop.member);
    expect(order.refunded_amount).toBe(data.refund_amount);
  });

  it('count for the grade and can be spent as points', async () => {
    const { order_id, amount } = await shop.steps.buy(shop.member, [wanted(shop.first, pieces)]);
    await shop.steps.deliver(order_id);
    const confirmed = await shop.api.call(confirmPurchase, { body: { order_id } }, shop.member);
    expect(confirmed.data.earned_points).toBe(Math.floor(amount.total / 100));
    const now = shop.api.deps.clock();
    const progress = await gradeProgress(shop.api.db, shop.member.memberId, now);
    expect(progress?.spend).toBeGreaterThanOrEqual(amount.total);
    const before = await balance();
    const gift = { key: 'TEST:GIFT', amount: 3_000_000_000, reason: 'OPERATOR', orderId: null } as const;
    const { memberId } = shop.member;
    await shop.api.db.transaction().execute((tx) => enterPoints(tx, { memberId, ...gift, now }));
    expect(await balance()).toBe(before + gift.amount);
    const { data } = await shop.api.call(viewMember, { params: { id: memberId }, query: {} }, shop.member);
    expect(data.row.point).toBe(before + gift.amount);
    const spent = { use_points: 100_000_000 };
    const other = await shop.steps.buy(shop.member, [wanted(shop.first, pieces)], spent);
    expect(other.amount.point_amount).toBe(spent.use_points);
  });
});
