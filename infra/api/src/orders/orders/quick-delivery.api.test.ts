import { addToCart } from '@mall/contracts/api/orders/carts';
import { placeOrder } from '@mall/contracts/api/orders/orders';
import { setOrderTemporary } from '@mall/contracts/api/orders/temporary-order';
import { sql } from 'kysely';
import { type ChosenOption, setStock, wanted } from '../../testing/orders/choose-options.ts';
import { newKey, orderForm } from '../../testing/orders/order-steps.ts';
import { type ClaimShop, startClaimShop } from '../../testing/servers/start-claim-shop.ts';

// `is_guaranteed` was believed: it made the delivery free to any address, for any product, in any number.

let shop: ClaimShop;
let quick: ChosenOption;
beforeAll(async () => {
  shop = await startClaimShop();
  const { rows } = await sql<ChosenOption>`
    select p.product_id, o.product_option_id, o.stock, 0 as guest_price, 0 as member_price
    from products p join product_options o using (product_id)
    where p.is_delivery_guarantee and p.promotions = '{DELIVERY_GUARANTEE}' and o.cj_stock is not null
      and o.sale_state = 'ON' and o.is_display and not p.is_hidden
    order by product_option_id limit 1`.execute(shop.api.db);
  if (!rows[0]) throw new Error('the catalogue has no quick delivery');
  quick = rows[0];
});
beforeEach(() => setWarehouse(50, 5));
afterAll(() => shop.close());

const setWarehouse = async (stock: number, cj_stock: number) => {
  await setStock(shop.api.db, quick.product_option_id, stock);
  await shop.api.db
    .updateTable('product_options')
    .set({ cj_stock })
    .where('product_option_id', '=', quick.product_option_id)
    .execute();
};
const warehouse = () =>
  shop.api.db
    .selectFrom('product_options')
    .select(['stock', 'cj_stock'])
    .where('product_option_id', '=', quick.product_option_id)
    .executeTakeFirstOrThrow();
const quickly = (option: ChosenOption, pieces = 1) => ({ ...wanted(option, pieces), is_guaranteed: true });
const prepare = (...products: ReturnType<typeof quickly>[]) =>
  shop.api.call(setOrderTemporary, { body: { products, order_location: 'goods' } }, shop.member);
const placeTo = async (zipcode: string, ...products: ReturnType<typeof quickly>[]) => {
  const { temporary_id } = (await prepare(...products)).data;
  const { amount } = await shop.steps.priceOf(temporary_id, shop.member);
  const body = { temporary_id, form: { ...orderForm, zipcode }, expected_total: amount.total };
  return shop.api.call(placeOrder, { body }, shop.member, { 'idempotency-key': newKey() });
};
const refused = { status: 409, code: 'DELIVERY_NOT_GUARANTEED' };

describe('quick delivery', () => {
  it('is refused to an address outside its regions, and nothing is reserved', async () => {
    expect(await placeTo('63000', quickly(quick))).toMatchObject(refused);
    expect(await warehouse()).toEqual({ stock: 50, cj_stock: 5 });
    expect((await placeTo(orderForm.zipcode, quickly(quick))).success).toBe(true);
    expect(await warehouse()).toEqual({ stock: 49, cj_stock: 4 });
  });

  it('is refused for a product without it', async () => {
    expect(await prepare(quickly(shop.first))).toMatchObject(refused);
    const body = { products: [quickly(shop.first)] };
    expect(await shop.api.call(addToCart, { body }, shop.member)).toMatchObject(refused);
  });

  it('is refused for more pieces than its warehouse has, over all lines of an option', async () => {
    expect(await prepare(quickly(quick, 6))).toMatchObject(refused);
    expect(await prepare(quickly(quick, 3), quickly(quick, 3))).toMatchObject(refused);
    expect((await prepare(quickly(quick, 5), { ...wanted(quick, 3), is_guaranteed: false })).success).toBe(
      true,
    );
  });

  it('takes pieces from its warehouse, so that two orders cannot have the same, and gives them back', async () => {
    const { temporary_id } = (await prepare(quickly(quick, 3))).data;
    const { amount } = await shop.steps.priceOf(temporary_id, shop.member);
    expect((await placeTo(orderForm.zipcode, quickly(quick, 3))).success).toBe(true);
    expect(await shop.steps.place(shop.member, temporary_id, amount.total)).toMatchObject(refused);
    await setWarehouse(50, 5);
    const { order_id } = await shop.steps.buy(shop.member, [quickly(quick, 2)]);
    expect(await warehouse()).toEqual({ stock: 48, cj_stock: 3 });
    await shop.steps.cancel(order_id, shop.member);
    expect(await warehouse()).toEqual({ stock: 50, cj_stock: 5 });
  });
});
