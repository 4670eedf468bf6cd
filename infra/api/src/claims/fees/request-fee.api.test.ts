import { requestClaim, withdrawClaim } from '@mall/contracts/api/orders/order-claims';
import type { OrderStatus } from '@mall/contracts/domain/orders/order-status';
import { sql } from 'kysely';
import { contradictions } from '../../jobs/books/contradictions.ts';
import { wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

let shop: ClaimShop;
beforeAll(async () => {
  shop = await startClaimShop();
});
afterEach(async () => expect(await contradictions(shop.api.db)).toEqual([]));
afterAll(() => shop.close());

const back: OrderStatus[] = [
  'RETURN_APPROVAL',
  'RETURN_COLLECT',
  'RETURN_COLLECT_COMPLETE',
  'RETURN_CONFIRM',
];
const linesOf = async (order_id: string) => (await shop.steps.view(order_id, shop.member)).lines;
/** Lines of an order that has arrived: one cheap, the others dear. */
const delivered = async (cheap = 1, dear = 8) => {
  const products = [wanted(shop.first, cheap), wanted(shop.second, dear)];
  const { order_id } = await shop.steps.buy(shop.member, products);
  await shop.steps.deliver(order_id);
  return { order_id, lines: await linesOf(order_id) };
};
const request = async (
  order_id: string,
  kind: 'RETURN' | 'EXCHANGE',
  wholeLines: { order_line_id: number; order_quantity: number; product_option_id: number }[],
) => {
  const lines = wholeLines.map(({ order_line_id, order_quantity, product_option_id }) => ({
    order_line_id,
    order_quantity,
    ...(kind === 'EXCHANGE' ? { product_option_id } : {}),
  }));
  const body = { order_id, kind, reason: 'SIZE' as const, detail: '', lines };
  return (await shop.api.call(requestClaim, { body }, shop.member)).data;
};
const withdraw = (claim_id = 0) => shop.api.call(withdrawClaim, { body: { claim_id } }, shop.member);
const feesOf = async (order_id: string) =>
  (await linesOf(order_id)).map(({ claim }) => [claim?.fee, claim?.fee_state]);

describe('the fee of a request of several lines', () => {
  it('is deducted whole when all but the cheapest are withdrawn', async () => {
    const { order_id, lines } = await delivered();
    const { claim_ids, fee } = await request(order_id, 'RETURN', lines);
    await withdraw(claim_ids[1]);
    expect(await feesOf(order_id)).toEqual([
      [fee.amount, 'KEPT_BACK'],
      [0, 'NONE'],
    ]);
    await shop.steps.operate(order_id, ...back);
    expect(await shop.steps.givenBack(order_id)).toBe((lines[0]?.paid_price ?? 0) - fee.amount);
  });

  it('is deducted whole when the cheapest comes back alone, and once when the others follow', async () => {
    const { order_id, lines } = await delivered();
    const { refund } = await request(order_id, 'RETURN', lines);
    const [cheap, dear] = lines.map((line) => line.order_line_id);
    const confirm = async (line_id = 0) => {
      for (const to of back) await shop.steps.command('orders.move', { order_id, to, line_ids: [line_id] });
    };
    await confirm(cheap);
    expect(await shop.steps.givenBack(order_id)).toBe((lines[0]?.paid_price ?? 0) - 3_000);
    await confirm(dear);
    expect(await shop.steps.givenBack(order_id)).toBe(refund?.amount);
  });

  it('never exceeds what the lines that are left were paid with', async () => {
    const { order_id, lines } = await delivered();
    const { claim_ids } = await request(order_id, 'RETURN', lines);
    const [cheap] = lines;
    // As points and coupons leave it, and delivery of the whole order with it.
    await sql`update order_lines set paid_price = 1200, coupon_amount = coupon_amount + paid_price - 1200
      where order_line_id = ${cheap?.order_line_id}`.execute(shop.api.db);
    await sql`update orders o set total = delivery_fee + (select sum(paid_price) from order_lines l
      where l.order_id = o.order_id), amount_rows = '[]' where order_id = ${order_id}`.execute(shop.api.db);
    await withdraw(claim_ids[1]);
    expect(await feesOf(order_id)).toEqual([
      [1_200, 'KEPT_BACK'],
      [1_800, 'WAIVED'],
    ]);
  });

  it('is waived when all of them are withdrawn', async () => {
    const { order_id, lines } = await delivered();
    const { claim_ids } = await request(order_id, 'RETURN', lines);
    for (const id of claim_ids) await withdraw(id);
    expect((await feesOf(order_id)).map(([, state]) => state)).toEqual(['NONE', 'WAIVED']);
  });

  it.each([
    ['DUE', []],
    ['PAID', ['PAID']],
  ] as const)('of an exchange stays %s as a whole for what is left of it', async (state, commands) => {
    const { order_id, lines } = await delivered(1, 1);
    await sql`update product_options set stock = 9, sale_state = 'ON'
      where product_id = any(${lines.map((line) => line.product_id)})`.execute(shop.api.db);
    const { claim_ids } = await request(order_id, 'EXCHANGE', lines);
    for (const to of commands) await shop.steps.command('orders.fee', { order_id, to });
    await withdraw(claim_ids[0]);
    expect(await feesOf(order_id)).toEqual([
      [0, 'NONE'],
      [6_000, state],
    ]);
    await withdraw(claim_ids[1]);
    expect((await feesOf(order_id))[1]).toEqual([6_000, state === 'PAID' ? 'GIVE_BACK' : 'WAIVED']);
  });
});

it('an exchange of a piece that was free costs what any other does', async () => {
  const { rows } = await sql<{ product_id: number; product_option_id: number }>`
    select p.product_id, unnest((array_agg(o.product_option_id order by o.product_option_id))[1:2])
      as product_option_id
    from products p join product_options o using (product_id)
    where 'ONEPLUS' = any(p.promotions) and not p.is_hidden group by p.product_id
    having count(*) > 1 order by p.product_id limit 2`.execute(shop.api.db);
  await sql`update product_options set stock = 9, sale_state = 'ON'
    where product_option_id = any(${rows.map((row) => row.product_option_id)})`.execute(shop.api.db);
  const products = rows.map((row) => ({ ...row, order_quantity: 1 }));
  const { order_id } = await shop.steps.buy(shop.member, products);
  await shop.steps.deliver(order_id);
  const free = (await linesOf(order_id)).find((line) => line.paid_price === 0);
  if (!free) throw new Error('one of the two has to be free');
  const { fee } = await request(order_id, 'EXCHANGE', [free]);
  expect(fee).toMatchObject({ amount: 6_000, state: 'DUE' });
  const { claim } = (await linesOf(order_id)).find((line) => line.order_line_id === free.order_line_id) ?? {};
  expect(claim).toMatchObject({ fee: 6_000, fee_state: 'DUE' });
});
