import { openGuestOrder } from '@mall/contracts/api/orders/guest-orders';
import { listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { sql } from 'kysely';
import { stockOf, wanted } from '../../testing/orders/choose-options.ts';
import { orderForm } from '../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../testing/servers/start-test-api.ts';
import { isOrderOf } from './owner.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const { orderer_name, orderer_phone } = orderForm;
const open = (order_id: string, visitor: Visitor, change: object = {}) =>
  shop.api.call(openGuestOrder, { body: { order_id, orderer_name, orderer_phone, ...change } }, visitor);
const statusOf = async (order_id: string, visitor: Visitor) =>
  (await shop.api.call(viewMyOrder, { query: { order_id } }, visitor)).status;

describe('the orders of a browser', () => {
  /** Orders of so many other guests that the database thinks about where to look. */
  const crowd = async () => {
    await sql`insert into orders select (jsonb_populate_record(o, jsonb_build_object('order_id', 'CROWD-' || n,
        'payment_id', 'CROWD-' || n, 'session_id', gen_random_uuid(), 'member_id', null))).*
      from orders o, generate_series(1, 5000) n where o.order_id = (select min(order_id) from orders)`.execute(
      shop.api.db,
    );
    await sql`analyze orders`.execute(shop.api.db);
  };
  const planFor = async (memberId: number | null) => {
    const owner = { memberId, sessionId: newVisitor().sessionId };
    const own = shop.api.db.selectFrom('orders').selectAll().where(isOrderOf(owner, shop.api.deps.clock()));
    return JSON.stringify(await own.explain('json'));
  };

  it("are found without reading everybody's", async () => {
    await crowd();
    for (const plan of [await planFor(null), await planFor(1)]) {
      expect(plan).toContain('"BitmapOr"');
      expect(plan).toContain('orders_session');
    }
    await sql`delete from orders where order_id like 'CROWD-%'`.execute(shop.api.db);
  });
});

describe("a guest's order on another device", () => {
  it('opens by number, name and phone, can be cancelled there, and closes after half an hour', async () => {
    const home = newVisitor();
    const { order_id } = await shop.steps.buy(home, [wanted(shop.first)]);
    const before = await stockOf(shop.api.db, shop.first.product_option_id);
    const phone = newVisitor();
    expect(await statusOf(order_id, phone)).toBe(404);
    const { data } = await open(order_id.toLowerCase(), phone, { orderer_name: ' 김 서연 ' });
    expect(data.order_id).toBe(order_id);
    const { rows } = (await shop.api.call(listMyOrders, { query: {} }, phone)).data;
    expect(rows.map((row) => row.order_id)).toEqual([order_id]);
    expect([await statusOf(order_id, phone), await statusOf(order_id, home)]).toEqual([200, 200]);
    expect((await shop.steps.cancel(order_id, phone)).success).toBe(true);
    expect(await stockOf(shop.api.db, shop.first.product_option_id)).toBe(before + 1);
    shop.api.wait(30 * 60_000);
    expect([await statusOf(order_id, phone), await statusOf(order_id, home)]).toEqual([404, 200]);
  });

  it('answers the same whatever is wrong, and opens nothing', async () => {
    const { order_id } = await shop.steps.buy(newVisitor(), [wanted(shop.first)]);
    const unpaid = await shop.steps.order(newVisitor(), [wanted(shop.first)]);
    const members = await shop.steps.buy(await shop.api.logIn(), [wanted(shop.first)]);
    const stranger = newVisitor();
    const replies = [
      await open(order_id, stranger, { orderer_name: '김서현' }),
      await open(order_id, stranger, { orderer_phone: '01000000002' }),
      await open('20261121-ZZZZZZZZZZZZ', stranger),
      await open(unpaid.order_id, stranger),
      await open(members.order_id, stranger),
    ];
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await statusOf(order_id, stranger)).toBe(404);
  });

  it('is guessed at ten times at most, also all at once, and the right answer begins anew', async () => {
    const { order_id } = await shop.steps.buy(newVisitor(), [wanted(shop.first)]);
    const guess = () => open(order_id, newVisitor(), { orderer_phone: '01099999999' });
    for (let count = 0; count < 9; count += 1) expect((await guess()).status).toBe(404);
    expect((await open(order_id, newVisitor())).success).toBe(true);
    const replies = await Promise.all(Array.from({ length: 12 }, guess));
    expect(replies.filter((reply) => reply.code === 'NOT_FOUND')).toHaveLength(10);
    expect(replies.filter((reply) => reply.code === 'RATE_LIMITED')).toHaveLength(2);
    expect(await open(order_id, newVisitor())).toMatchObject({ status: 429 });
    shop.api.wait(10 * 60_000 + 1);
    expect((await open(order_id, newVisitor())).success).toBe(true);
  });
});
