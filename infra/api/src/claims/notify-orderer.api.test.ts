import { type RefundAccount, requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import { checkOrderPayment } from '@mall/contracts/api/orders/orders';
import { wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

const refund_account: RefundAccount = { bank: 'KAKAO', number: '3333012345678', holder: '김서연' };
/** Goods of a deposit that was paid, delivered. */
const delivered = async (order_quantity: number) => {
  const { order_id, payment } = await shop.steps.buy(shop.member, [wanted(shop.first, order_quantity)], {
    pay_method: 'DEPOSIT',
  });
  await shop.portone.decide(payment, 'deposit');
  await shop.api.call(checkOrderPayment, { body: { order_id } }, shop.member);
  await shop.steps.deliver(order_id);
  return order_id;
};
const request = async (order_id: string) => {
  const { lines } = await shop.steps.view(order_id, shop.member);
  const order_line_id = lines.find((line) => line.status !== 'RETURN_REQUEST')?.order_line_id ?? 0;
  const body = {
    order_id,
    kind: 'RETURN' as const,
    reason: 'SIZE' as const,
    detail: '',
    refund_account,
    lines: [{ order_line_id, order_quantity: 1 }],
  };
  return shop.api.call(requestClaim, { body }, shop.member);
};
const countSent = async () =>
  (
    await shop.api.db
      .selectFrom('notifications')
      .select('notification_id')
      .where('source', 'like', 'order-told:%')
      .execute()
  ).length;

it("returns piece by piece notify an order's phone ten times a day at most, of all its orders together", async () => {
  const [one, other] = [await delivered(13), await delivered(13)];
  for (const order_id of [one, other])
    for (let piece = 0; piece < 7; piece += 1) expect((await request(order_id)).success).toBe(true);
  expect(await countSent()).toBe(10);
  shop.api.wait(86_400_001);
  for (let piece = 0; piece < 4; piece += 1) await request(one);
  for (let piece = 0; piece < 5; piece += 1) await request(other);
  expect(await countSent()).toBe(19);
  // Of two at once, one is within the quota.
  const replies = await Promise.all([request(one), request(other)]);
  expect(replies.map((reply) => reply.success)).toEqual([true, true]);
  expect(await countSent()).toBe(20);
});

it('a request that is opened and withdrawn again and again is refused', async () => {
  const order_id = await delivered(1);
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 16; round += 1) {
    const opened = await request(order_id);
    codes.push(opened.code);
    const [claim_id = 0] = opened.success ? opened.data.claim_ids : [];
    if (claim_id > 0)
      codes.push((await shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member)).code);
  }
  expect(codes.filter((code) => code !== 'RATE_LIMITED')).toHaveLength(30);
  expect(codes.at(-1)).toBe('RATE_LIMITED');
  shop.api.wait(600_001);
  expect((await request(order_id)).success).toBe(true);
});
