import { quoteClaim } from '@mall/contracts/api/orders/my-claims';
import { requestClaim } from '@mall/contracts/api/orders/order-claims';
import { wanted } from '../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/servers/start-claim-shop.ts';
import { newVisitor, type Visitor } from '../testing/servers/start-test-api.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterAll(() => shop.close());

type Asked = { order_id: string; kind: 'CANCEL' | 'RETURN' | 'EXCHANGE'; reason?: 'SIZE' | 'DEFECT' };
const linesOf = async (order_id: string, order_quantity: number) => {
  const [line] = (await shop.steps.view(order_id, shop.member)).lines;
  return [{ order_line_id: line?.order_line_id ?? 0, order_quantity }];
};
const quote = async (asked: Asked, order_quantity = 1, visitor: Visitor = shop.member) =>
  shop.api.call(
    quoteClaim,
    { body: { ...asked, lines: await linesOf(asked.order_id, order_quantity) } },
    visitor,
  );

describe('what a claim would come to', () => {
  it('is what the cancellation gives back, and changes nothing', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 3)]);
    const before = await shop.steps.view(order_id, shop.member);
    const { data } = await quote({ order_id, kind: 'CANCEL' }, 2);
    expect(await shop.steps.view(order_id, shop.member)).toEqual(before);
    expect(data.fee).toBeNull();
    expect(data.refund?.rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(data.refund?.amount);
    const done = await shop.steps.cancel(order_id, shop.member, await linesOf(order_id, 2));
    expect(done.data).toMatchObject({
      refund_amount: data.refund?.amount,
      refund_points: data.refund?.points,
    });
  });

  it('is what the return costs and gives back, by who is to blame', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first, 2)]);
    await shop.steps.deliver(order_id);
    const [own, ours] = [
      await quote({ order_id, kind: 'RETURN', reason: 'SIZE' }),
      await quote({ order_id, kind: 'RETURN', reason: 'DEFECT' }),
    ];
    expect([own.data.fee?.amount, ours.data.fee?.amount]).toEqual([3000, 0]);
    const body = {
      order_id,
      kind: 'RETURN' as const,
      reason: 'SIZE' as const,
      detail: '',
      lines: await linesOf(order_id, 1),
    };
    const asked = await shop.api.call(requestClaim, { body }, shop.member);
    expect(asked.data).toMatchObject({ fee: own.data.fee, refund: own.data.refund });
    // The very piece is asked for already, in another tab say.
    expect((await quote({ order_id, kind: 'RETURN', reason: 'SIZE' }, 2)).success).toBe(false);
  });

  it('holds no stock for an exchange that was not requested', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    await shop.steps.deliver(order_id);
    const stock = async () =>
      (
        await shop.api.db
          .selectFrom('product_options')
          .select('stock')
          .where('product_option_id', '=', shop.first.product_option_id)
          .executeTakeFirstOrThrow()
      ).stock;
    const left = await stock();
    const [line] = await linesOf(order_id, 1);
    const lines = [
      { order_line_id: 0, ...line, order_quantity: 1, product_option_id: shop.first.product_option_id },
    ];
    const body = { order_id, kind: 'EXCHANGE' as const, reason: 'SIZE' as const, lines };
    const { data } = await shop.api.call(quoteClaim, { body }, shop.member);
    expect(data).toMatchObject({ fee: { state: 'DUE', amount: 6000 }, refund: null });
    expect(await stock()).toBe(left);
    expect((await shop.steps.view(order_id, shop.member)).lines[0]?.status).toBe('SHIPPING_COMPLETE');
  });

  it('is shown to the owner of the order only', async () => {
    const { order_id } = await shop.steps.buy(shop.member, [wanted(shop.first)]);
    for (const stranger of [newVisitor(), await shop.api.logIn('staff0001')])
      expect(await quote({ order_id, kind: 'CANCEL' }, 1, stranger)).toMatchObject({ status: 404 });
  });
});
