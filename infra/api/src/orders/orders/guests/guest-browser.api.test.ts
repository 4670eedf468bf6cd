import { openGuestOrder } from '@mall/contracts/api/orders/guest-orders';
import { listMyOrders, viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { sql } from 'kysely';
import { wanted } from '../../../testing/orders/choose-options.ts';
import { orderForm } from '../../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';
import { isOrderOf } from '../owner.ts';

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
    const plans = [
      [await planFor(null), 'orders_session'],
      [await planFor(1), 'orders_member'],
    ] as const;
    for (const [plan, index] of plans) {
      expect(plan).toContain('"BitmapOr"');
      expect(plan).toContain(index);
    }
    await sql`delete from orders where order_id like 'CROWD-%'`.execute(shop.api.db);
  });
});

describe('the browser that placed a guest order', () => {
  it('has it for a day; then it opens by number, name and phone like anywhere else', async () => {
    const home = newVisitor();
    const { order_id } = await shop.steps.buy(home, [wanted(shop.first)]);
    shop.api.wait(23 * 3_600_000);
    expect(await statusOf(order_id, home)).toBe(200);
    shop.api.wait(2 * 3_600_000);
    expect(await statusOf(order_id, home)).toBe(404);
    expect((await open(order_id, home)).success).toBe(true);
    expect(await statusOf(order_id, home)).toBe(200);
  });

  it('does not show it to a member who logs in there, and does not let them cancel it', async () => {
    const home = newVisitor();
    const { order_id } = await shop.steps.buy(home, [wanted(shop.first)]);
    const member = await shop.api.logIn('shopper01', home);
    expect(await statusOf(order_id, member)).toBe(404);
    const { rows } = (await shop.api.call(listMyOrders, { query: {} }, member)).data;
    expect(rows.map((row) => row.order_id)).not.toContain(order_id);
    expect(await shop.steps.cancel(order_id, member)).toMatchObject({ status: 404 });
    expect((await open(order_id, member)).success).toBe(true);
    expect(await shop.steps.cancel(order_id, member)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
  });
});
