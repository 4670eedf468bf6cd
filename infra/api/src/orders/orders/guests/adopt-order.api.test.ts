import {
  adoptGuestOrder,
  openGuestOrder,
  proveGuestOrder,
  sendGuestOrderCode,
} from '@mall/contracts/api/orders/guest-orders';
import { viewMyOrder } from '@mall/contracts/api/orders/my-orders';
import { sql } from 'kysely';
import { wanted } from '../../../testing/orders/choose-options.ts';
import { orderForm } from '../../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const { orderer_name, orderer_phone } = orderForm;
const adopt = (order_id: string, visitor: Visitor) =>
  shop.api.call(adoptGuestOrder, { body: { order_id } }, visitor);
const open = (order_id: string, visitor: Visitor) =>
  shop.api.call(openGuestOrder, { body: { order_id, orderer_name, orderer_phone } }, visitor);
const statusOf = async (order_id: string, visitor: Visitor) =>
  (await shop.api.call(viewMyOrder, { query: { order_id } }, visitor)).status;

async function prove(order_id: string, visitor: Visitor) {
  await shop.api.call(sendGuestOrderCode, { body: { order_id } }, visitor);
  const { rows } = await sql<{ content: string }>`
    select content from notifications order by notification_id desc limit 1`.execute(shop.api.db);
  const code = /인증번호는 (\d{6})/.exec(rows[0]?.content ?? '')?.[1] ?? '';
  return shop.api.call(proveGuestOrder, { body: { order_id, code } }, visitor);
}

it("makes a guest's order the member's own once its phone has proved it, and no other's", async () => {
  const home = newVisitor();
  const { order_id } = await shop.steps.buy(home, [wanted(shop.first)]);
  expect(await adopt(order_id, home)).toMatchObject({ status: 401 });
  // A member who knows nothing of it, then one who read the parcel.
  expect(await adopt(order_id, shop.member)).toMatchObject({ status: 404 });
  await open(order_id, shop.member);
  expect(await adopt(order_id, shop.member)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
  const other = await shop.api.logIn('staff0001');
  await open(order_id, other);
  await prove(order_id, shop.member);
  expect(await adopt(order_id, other)).toMatchObject({ code: 'ORDER_CODE_REQUIRED' });
  const twice = await Promise.all([adopt(order_id, shop.member), adopt(order_id, shop.member)]);
  expect(twice.filter(({ success }) => success).length).toBeGreaterThan(0);
  expect((await shop.steps.view(order_id, shop.member)).order.is_guest).toBe(false);
  expect([await statusOf(order_id, home), await statusOf(order_id, other)]).toEqual([404, 404]);
});
