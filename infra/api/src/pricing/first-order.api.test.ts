import { reportFailedOrder } from '@mall/contracts/api/orders';
import { sql } from 'kysely';
import { type ChosenOption, wanted } from '../testing/choose-options.ts';
import { type ClaimShop, startClaimShop } from '../testing/start-claim-shop.ts';
import type { Visitor } from '../testing/start-test-api.ts';

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

describe('the price of a first order', () => {
  it('is for who has not bought yet', async () => {
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
});
