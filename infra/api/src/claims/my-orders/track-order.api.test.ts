import { listMyClaims } from '@mall/contracts/api/orders/my-claims';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { trackOrder } from '@mall/contracts/api/orders/order-tracking';
import { operateOn } from '../../testing/operate-on.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import { newVisitor } from '../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

describe('where an order is', () => {
  it('is said by parcel, with the number that an operator noted', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first), wanted(shop.second)]);
    await shop.steps.operate(order_id, 'CONFIRM_SETTLEMENT');
    const [first] = (await shop.steps.view(order_id, shop.member)).lines;
    const parcel = { carrier: 'CJ', tracking_number: '123456789012' };
    const move = { order_id, to: 'DOMESTIC_SHIPPING', line_ids: [first?.order_line_id] };
    expect(await shop.steps.command('orders.move', { ...move, parcel })).toMatchObject({ status: 200 });
    const { data } = await shop.api.call(trackOrder, { query: { order_id } }, shop.member);
    expect(data.parcels).toHaveLength(2);
    expect(data.parcels[0]).toMatchObject({ order_line_ids: [first?.order_line_id], ...parcel });
    const refused = await shop.steps.command('orders.move', { order_id, to: 'SHIPPING_COMPLETE', parcel });
    expect(refused.status).toBe(409);
    for (const stranger of [newVisitor(), await shop.api.logIn('staff0001')])
      expect(await shop.api.call(trackOrder, { query: { order_id } }, stranger)).toMatchObject({
        status: 404,
      });
  });
});

// A mistyped number showed a shopper the tracking of another shopper's parcel, without a warning to the operator.
it('a number that is on the parcel of another shopper is taken only when the operator confirms it', async () => {
  const sent = async (visitor: ClaimShop['member'], change = {}) => {
    const { order_id } = await shop.steps.buy(visitor, [wanted(shop.first)]);
    await shop.steps.operate(order_id, 'CONFIRM_SETTLEMENT');
    const parcel = { carrier: 'CJ', tracking_number: '210987654321' };
    const move = { order_id, to: 'DOMESTIC_SHIPPING', parcel, ...change };
    return { order_id, reply: await operateOn(shop.api, 'orders.move', move) };
  };
  const first = await sent(shop.member);
  const other = await shop.api.logIn('staff0001');
  const strange = await sent(other);
  expect(strange.reply).toMatchObject({
    status: 409,
    message: expect.stringMatching(
      new RegExp(`CJ 210987654321 is the parcel of ${first.order_id}[\\s\\S]*--shared`),
    ),
  });
  const { data } = await shop.api.call(trackOrder, { query: { order_id: strange.order_id } }, other);
  expect(JSON.stringify(data)).not.toContain('210987654321');
  expect((await sent(shop.member)).reply.status).toBe(200);
  expect((await sent(other, { is_shared: true })).reply.status).toBe(200);
});

describe('what was cancelled, returned and exchanged', () => {
  it('is listed for the member who asked for it, newest first', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 2), wanted(shop.second)]);
    const lines = (await shop.steps.view(order_id, shop.member)).lines;
    const [one, two] = lines.map((line) => line.order_line_id);
    await shop.steps.cancel(order_id, shop.member, [{ order_line_id: one ?? 0, order_quantity: 1 }]);
    await shop.steps.deliver(order_id);
    shop.api.wait(1000);
    const body = {
      order_id,
      kind: 'RETURN' as const,
      reason: 'DEFECT' as const,
      detail: '올이 풀렸어요',
      lines: [{ order_line_id: two ?? 0, order_quantity: 1 }],
    };
    expect(await shop.api.call(requestClaim, { body }, shop.member)).toMatchObject({ success: true });
    const { rows } = (await shop.api.call(listMyClaims, { query: {} }, shop.member)).data;
    expect(rows.slice(0, 2).map(({ kind, state, line }) => [kind, state, line.status])).toEqual([
      ['RETURN', 'OPEN', 'RETURN_REQUEST'],
      ['CANCEL', 'DONE', 'PART_REFUND_COMPLETE'],
    ]);
    expect(rows[0]?.line.claim).toMatchObject({ detail: '올이 풀렸어요', reason: 'DEFECT' });
    const only = (await shop.api.call(listMyClaims, { query: { kind: 'CANCEL' } }, shop.member)).data;
    expect(only.paginate.total).toBe(1);
    const strange = await shop.api.call(listMyClaims, { query: {} }, await shop.api.logIn('staff0001'));
    expect(strange.data.rows).toEqual([]);
  });
});
