import { reportFailedOrder } from '@mall/contracts/api/orders/orders';
import { sql } from 'kysely';
import { type ChosenOption, wanted } from '../../testing/orders/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';
import type { Visitor } from '../../testing/servers/start-test-api.ts';

let shop: ClaimShop;
let option: ChosenOption;
let newcomer: Visitor;
beforeAll(async () => {
  shop = await startClaimShop();
  const { rows } = await sql<ChosenOption>`
    select o.product_id, o.product_option_id from product_options o join products p using (product_id)
    where p.promotions = '{FIRST}' and o.stock > 10 and o.sale_state = 'ON' and o.is_display
    order by o.product_option_id limit 1`.execute(shop.api.db);
  option = rows[0] as ChosenOption;
  newcomer = await shop.api.logIn('welcome01');
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.api.db
    .updateTable('orders')
    .set({ payment_state: 'FAILED' })
    .where('member_id', '=', newcomer.memberId ?? 0)
    .execute(),
);

const isFirst = async () => {
  const { amount } = await shop.steps.prepare(newcomer, [wanted(option)]);
  return amount.rows?.some((row) => row.code === 'FIRST') ?? false;
};

const stateOf = async (orderId: string) => {
  const { rows } = await sql<{ payment_state: string }>`
    select payment_state from orders where order_id = ${orderId}`.execute(shop.api.db);
  return rows[0]?.payment_state;
};

describe('the price of a first order', () => {
  it('is for those who have not bought yet', async () => {
    expect(await isFirst()).toBe(true);
    await shop.steps.buy(newcomer, [wanted(option)]);
    expect(await isFirst()).toBe(false);
  });

  it('is not there a second time while the first order waits for its deposit', async () => {
    await shop.steps.buy(newcomer, [wanted(option)], { pay_method: 'DEPOSIT' });
    expect(await isFirst()).toBe(false);
  });

  it('is still there after a payment window was closed', async () => {
    const { temporary_id, amount } = await shop.steps.prepare(newcomer, [wanted(option)]);
    const { data } = await shop.steps.place(newcomer, temporary_id, amount.total);
    expect(await isFirst()).toBe(true);
    await shop.api.call(reportFailedOrder, { body: { order_id: data.order_id } }, newcomer);
    expect(await isFirst()).toBe(true);
  });

  it('is paid once, however many payment windows are open', async () => {
    const before = await shop.steps.prepare(newcomer, [wanted(option)]);
    const one = await shop.steps.place(newcomer, before.temporary_id, before.amount.total);
    const after = await shop.steps.prepare(newcomer, [wanted(option)]);
    const other = await shop.steps.place(newcomer, after.temporary_id, after.amount.total);
    expect(other.success).toBe(true);
    expect(await stateOf(one.data.order_id)).toBe('FAILED');
    expect(await stateOf(other.data.order_id)).toBe('READY');
  });

  it('is had by one of several orders that are placed at the same moment', async () => {
    const prepared = [];
    for (let count = 0; count < 5; count += 1)
      prepared.push(await shop.steps.prepare(newcomer, [wanted(option)]));
    const placed = await Promise.all(
      prepared.map(({ temporary_id, amount }) => shop.steps.place(newcomer, temporary_id, amount.total)),
    );
    const open = [];
    for (const reply of placed) if (reply.success) open.push(await stateOf(reply.data.order_id));
    expect(open.filter((state) => state === 'READY')).toHaveLength(1);
  });
});
