import { reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { confirmMember, leaveMember } from '@mall/contracts/api/people/member-account';
import { samplePassword } from '@mall/sample-shop/shoppers/members';
import { contradictions } from '../jobs/books/contradictions.ts';
import { stockOf, wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import type { Visitor } from '../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
  // The sample orders on their way would keep everybody.
  await shop.api.db.updateTable('order_lines').set({ status: 'PURCHASE_CONFIRM' }).execute();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

type Member = Visitor & { memberId: number };
async function confirmed(userId: string): Promise<Member> {
  const member = await shop.api.logIn(userId);
  const body = { member_id: member.memberId, password: samplePassword };
  await shop.api.call(confirmMember, { body }, member);
  return member;
}
const leave = (member: Member) =>
  shop.api.call(leaveMember, { body: { member_id: member.memberId } }, member);
const forfeits = (memberId: number) =>
  shop.api.db
    .selectFrom('point_entries')
    .select('amount')
    .where('member_id', '=', memberId)
    .where('reason', '=', 'FORFEITED')
    .execute();

describe('leaving', () => {
  it('twice at once, from two browsers, ends the membership and takes the points once', async () => {
    const browsers = await Promise.all([confirmed('vip000001'), confirmed('vip000001')]);
    const replies = await Promise.all([...browsers, ...browsers].map(leave));
    expect(replies.map((reply) => reply.status).sort()).toEqual([200, 401, 401, 401]);
    expect(await forfeits(browsers[0]?.memberId ?? 0)).toHaveLength(1);
  });

  it.each([
    ['welcome01', 'leave first'],
    ['silver001', 'order first'],
    ['platinum1', 'leave first'],
    ['staff0001', 'order first'],
  ])('while an order is placed, by %s (%s), leaves either the order or the member', async (userId, first) => {
    const member = await confirmed(userId);
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const { temporary_id, amount } = await shop.steps.prepare(member, [wanted(shop.first)]);
    const place = () => shop.steps.place(member, temporary_id, amount.total);
    const [left, placed] =
      first === 'leave first'
        ? await Promise.all([leave(member), place()])
        : await Promise.all([place(), leave(member)]).then(([order, gone]) => [gone, order] as const);
    const taken = before - (await stockOf(shop.api.db, shop.first.product_option_id));
    expect([left.status, placed.status, taken]).toEqual(left.success ? [200, 401, 0] : [409, 200, 1]);
  });

  it('has to wait for an order at the payment window, and for one that waits for its deposit', async () => {
    const member = await confirmed('shopper01');
    const order = await shop.steps.order(member, [wanted(shop.first)]);
    expect(await leave(member)).toMatchObject({ status: 409, code: 'ORDER_IN_PROGRESS' });
    await shop.api.call(reportFailedOrder, { body: { order_id: order.order_id } }, member);
    // The sample order that waits for its deposit keeps the member, too.
    expect((await leave(member)).status).toBe(409);
    const { order_id } = await shop.api.db
      .selectFrom('orders')
      .select('order_id')
      .where('member_id', '=', member.memberId)
      .where('payment_state', '=', 'READY')
      .executeTakeFirstOrThrow();
    await shop.steps.cancel(order_id, member);
    expect((await leave(member)).status).toBe(200);
  });
});
