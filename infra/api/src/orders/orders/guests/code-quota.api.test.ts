import { openGuestOrder, proveGuestOrder, sendGuestOrderCode } from '@mall/contracts/api/orders/guest-orders';
import { sql } from 'kysely';
import { wanted } from '../../../testing/orders/choose-options.ts';
import { orderForm } from '../../../testing/orders/order-steps.ts';
import { crowdAddress } from '../../../testing/servers/start-bounded-shop.ts';
import { type ClaimShop, startClaimShop } from '../../../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../../../testing/servers/start-test-api.ts';

// The five codes of a day went to the first who asked: a stranger who had read a parcel's label used them up, and the
// owner got none. Tests asked from one browser.
let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
// A day later every phone can be sent codes again.
afterEach(() => shop.api.wait(86_400_001));
afterAll(() => shop.close());

const { orderer_name, orderer_phone } = orderForm;
const buy = async () => (await shop.steps.buy(newVisitor(), [wanted(shop.first)])).order_id;
/** A browser at an address, with the order opened by what stands on the parcel. */
async function asker(order_id: string, address: string): Promise<Visitor> {
  const visitor = newVisitor(address);
  await shop.api.call(openGuestOrder, { body: { order_id, orderer_name, orderer_phone } }, visitor);
  return visitor;
}
/** Asks as often as told, a minute apart, from a new browser each time. */
async function ask(order_id: string, address: string, times: number): Promise<string[]> {
  const codes: string[] = [];
  for (let count = 0; count < times; count += 1) {
    const visitor = await asker(order_id, address);
    const reply = await shop.api.call(sendGuestOrderCode, { body: { order_id } }, visitor);
    codes.push(reply.code ?? 'sent');
    shop.api.wait(61_000);
  }
  return codes;
}
const sent = (count: number) => Array<string>(count).fill('sent');
const refused = (count: number) => Array<string>(count).fill('RATE_LIMITED');
const retryAfter = async (order_id: string, visitor: Visitor) => {
  const reply = await shop.api.app.inject({
    method: 'POST',
    url: sendGuestOrderCode.path,
    headers: { 'client-session-id': visitor.sessionId, 'x-forwarded-for': visitor.address },
    payload: { order_id },
  });
  return {
    seconds: Number(reply.headers['retry-after']),
    message: reply.json<{ message: string }>().message,
  };
};

describe('codes of a day', () => {
  it('are left for the owner when a stranger has asked for all that one asker gets', async () => {
    const order_id = await buy();
    expect(await ask(order_id, crowdAddress(1), 5)).toEqual([...sent(3), ...refused(2)]);
    const owner = await asker(order_id, crowdAddress(2));
    expect((await shop.api.call(sendGuestOrderCode, { body: { order_id } }, owner)).success).toBe(true);
    const { rows } = await sql<{ content: string }>`select content from notifications
      order by notification_id desc limit 1`.execute(shop.api.db);
    const code = /인증번호는 (\d{6})/.exec(rows[0]?.content ?? '')?.[1] ?? '';
    expect((await shop.api.call(proveGuestOrder, { body: { order_id, code } }, owner)).success).toBe(true);
  });

  it('are left for the owner when a stranger asks every minute', async () => {
    const order_id = await buy();
    const [owner, stranger] = [
      await asker(order_id, crowdAddress(2)),
      await asker(order_id, crowdAddress(1)),
    ];
    for (const visitor of [stranger, owner])
      expect((await shop.api.call(sendGuestOrderCode, { body: { order_id } }, visitor)).success).toBe(true);
    expect(await retryAfter(order_id, owner)).toMatchObject({ seconds: 60 });
  });

  it('are eight for an order and twelve for a phone, over all askers, also all at once', async () => {
    const [one, other] = [await buy(), await buy()];
    const askers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => asker(one, crowdAddress(index))),
    );
    const replies = await Promise.all(
      askers.map((visitor) => shop.api.call(sendGuestOrderCode, { body: { order_id: one } }, visitor)),
    );
    expect(replies.map((reply) => reply.code ?? 'sent').sort()).toEqual([...refused(2), ...sent(8)]);
    const more = [];
    for (let index = 20; index < 25; index += 1) more.push(...(await ask(other, crowdAddress(index), 1)));
    expect(more).toEqual([...sent(4), 'RATE_LIMITED']);
  });

  it('are six of one asker for a phone, whatever its orders', async () => {
    const orders = [await buy(), await buy(), await buy()];
    const codes = [];
    for (const order_id of orders) codes.push(...(await ask(order_id, crowdAddress(1), 3)));
    expect(codes).toEqual([...sent(6), ...refused(3)]);
  });

  it('say when the next may be asked for', async () => {
    const order_id = await buy();
    await ask(order_id, crowdAddress(1), 3);
    const visitor = await asker(order_id, crowdAddress(1));
    const { seconds, message } = await retryAfter(order_id, visitor);
    // The first was sent three minutes ago, and counts for a day.
    expect(86_400 - seconds).toBeGreaterThanOrEqual(183);
    expect(86_400 - seconds).toBeLessThan(200);
    expect(message).toContain('24시간 후');
    shop.api.wait((seconds + 1) * 1000);
    expect(await ask(order_id, crowdAddress(1), 1)).toEqual(sent(1));
  });
});
