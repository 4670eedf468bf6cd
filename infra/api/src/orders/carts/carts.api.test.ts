import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { priceSelection } from '@mall/contracts/api/catalogue/selection-price';
import {
  addToCart,
  changeCartLine,
  checkBundleAmount,
  countCart,
  deleteCartLines,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/orders/carts';
import {
  type ChosenOption,
  choosePlainOptions,
  setStock,
  wanted,
} from '../../testing/orders/choose-options.ts';
import {
  newVisitor,
  startTestApi,
  type TestApi,
  type Visitor,
} from '../../testing/servers/start-test-api.ts';

let api: TestApi;
let member: Visitor;
let first: ChosenOption;
let second: ChosenOption;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  const options = await choosePlainOptions(api.db, 2);
  [first, second] = options as [ChosenOption, ChosenOption];
});
beforeEach(() => api.db.deleteFrom('cart_lines').execute());
afterAll(() => api.close());

const add = (products: ReturnType<typeof wanted>[], same_product?: 'Y') =>
  api.call(addToCart, { body: { products, ...(same_product ? { same_product } : {}) } }, member);
const list = async (cart_ids?: number[]) =>
  (await api.call(listCart, { body: cart_ids ? { cart_ids } : {} }, member)).data;

describe('adding to the cart', () => {
  it('adds, counts, and shows the member price with the amount explained', async () => {
    expect((await add([wanted(first, 2), wanted(second)])).data).toEqual({
      same_add_cart_confirm: 'N',
      count: 2,
    });
    const { lines, amount } = await list();
    expect(lines.map((line) => [line.product_option_id, line.order_quantity, line.last_price])).toEqual([
      [second.product_option_id, 1, second.member_price],
      [first.product_option_id, 2, first.member_price],
    ]);
    const payable = first.member_price * 2 + second.member_price;
    expect(amount.product_amount - amount.discount_amount).toBe(payable);
    expect(amount.total).toBe(payable + amount.delivery_fee);
    expect(amount.delivery_fee).toBe(payable >= 50_000 ? 0 : 3_000);
  });

  it('asks before adding what is there already, adds nothing meanwhile, and adds up when told to', async () => {
    await add([wanted(first)]);
    expect((await add([wanted(first, 2), wanted(second)])).data).toEqual({
      same_add_cart_confirm: 'Y',
      count: 1,
    });
    expect((await list()).lines).toHaveLength(1);
    expect((await add([wanted(first, 2), wanted(second)], 'Y')).data.same_add_cart_confirm).toBe('N');
    expect((await list()).lines.map((line) => line.order_quantity)).toEqual([1, 3]);
  });

  it('keeps one line per option when the button is pressed twice at once', async () => {
    await Promise.all([add([wanted(first)], 'Y'), add([wanted(first)], 'Y')]);
    expect((await list()).lines.map((line) => line.order_quantity)).toEqual([2]);
  });

  it('refuses more than there is, more than 99, and options of other products', async () => {
    expect(await add([wanted(first, 91)])).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
    await setStock(api.db, first.product_option_id, 500);
    await add([wanted(first, 99)]);
    expect(await add([wanted(first, 1)], 'Y')).toMatchObject({ status: 409, code: 'QUANTITY_LIMIT' });
    await setStock(api.db, first.product_option_id, first.stock);
    const foreign = { ...wanted(second), product_id: first.product_id };
    expect(await add([foreign])).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect((await list()).lines).toHaveLength(1);
  });
});

describe('the cart', () => {
  it('counts only checked lines', async () => {
    await add([wanted(first), wanted(second)]);
    const { lines } = await list();
    const checked = lines.find((line) => line.product_option_id === first.product_option_id);
    const { amount, lines: all } = await list([checked?.cart_id ?? 0]);
    expect(all).toHaveLength(2);
    expect(amount.product_amount - amount.discount_amount).toBe(first.member_price);
    expect((await list([])).amount.total).toBe(0);
  });

  it('marks sold-out lines, leaves them out of the amount and removes them on request', async () => {
    await add([wanted(first), wanted(second)]);
    await setStock(api.db, first.product_option_id, 0);
    const { lines, amount } = await list();
    expect(lines.map((line) => line.is_sold_out)).toEqual([false, true]);
    expect(amount.product_amount - amount.discount_amount).toBe(second.member_price);
    const reply = await api.call(deleteSoldOutCartLines, { body: {} }, member);
    expect(reply.data.count).toBe(1);
    await setStock(api.db, first.product_option_id, first.stock);
  });

  it('changes option and quantity, and joins two lines of one option', async () => {
    const sibling = await api.db
      .selectFrom('product_options')
      .select(['product_id', 'product_option_id', 'stock'])
      .where('product_id', '=', first.product_id)
      .where('product_option_id', '!=', first.product_option_id)
      .executeTakeFirst();
    const other = sibling ?? first;
    await setStock(api.db, other.product_option_id, 50);
    await api.db
      .updateTable('product_options')
      .set({ sale_state: 'ON' })
      .where('product_id', '=', first.product_id)
      .execute();
    await add([wanted(first), { ...wanted(first, 2), product_option_id: other.product_option_id }], 'Y');
    const line = (await list()).lines.find((item) => item.product_option_id === first.product_option_id);
    const body = {
      cart_id: line?.cart_id ?? 0,
      product_option_id: other.product_option_id,
      order_quantity: 4,
    };
    const { data } = await api.call(changeCartLine, { body }, member);
    expect(data.lines.map((item) => [item.product_option_id, item.order_quantity])).toEqual(
      sibling ? [[other.product_option_id, 6]] : [[first.product_option_id, 4]],
    );
    const foreign = await api.call(
      changeCartLine,
      { body: { ...body, product_option_id: second.product_option_id } },
      member,
    );
    expect(foreign).toMatchObject({ status: 404 });
  });

  it("never touches another member's lines", async () => {
    await add([wanted(first)]);
    const [line] = (await list()).lines;
    const staff = await api.logIn('staff0001');
    const cart_id = line?.cart_id ?? 0;
    expect(await api.call(deleteCartLines, { body: { cart_ids: [cart_id] } }, staff)).toMatchObject({
      status: 404,
    });
    const change = { cart_id, product_option_id: first.product_option_id, order_quantity: 9 };
    expect(await api.call(changeCartLine, { body: change }, staff)).toMatchObject({ status: 404 });
    expect((await api.call(countCart, {}, staff)).data.count).toBe(0);
    expect((await list()).lines.map((item) => item.order_quantity)).toEqual([1]);
    expect((await api.call(deleteCartLines, { body: { cart_ids: [cart_id] } }, member)).data.count).toBe(0);
  });
});

describe('the check before an order', () => {
  const check = (products: ReturnType<typeof wanted>[], visitor: Visitor) =>
    api.call(checkBundleAmount, { body: { product_info: products, order_location: 'goods' } }, visitor);

  it('prices guests and members alike without a cart', async () => {
    const guest = await check([wanted(first)], newVisitor());
    expect(guest.data.amount.product_amount - guest.data.amount.discount_amount).toBe(first.guest_price);
    const own = await check([wanted(first)], member);
    expect(own.data.amount.product_amount - own.data.amount.discount_amount).toBe(first.member_price);
  });

  it('adds up the pieces of one option over all lines', async () => {
    const half = Math.ceil(first.stock / 2) + 1;
    const reply = await check([wanted(first, half), wanted(first, half)], member);
    expect(reply).toMatchObject({ status: 409, code: 'OUT_OF_STOCK' });
  });

  it('wants a set whole that is sold whole only, and gives a partial set its single price otherwise', async () => {
    const now = api.deps.clock();
    const rule = (is_bundle_only: boolean) =>
      JSON.stringify({ type: 'SETFIX', set_price: 1_000, is_bundle_only });
    const { promotion_rule_id } = await api.db
      .insertInto('promotion_rules')
      .values({ label: '셋업', terms: rule(true), starts_at: now, ends_at: null })
      .returning('promotion_rule_id')
      .executeTakeFirstOrThrow();
    await api.db
      .insertInto('promotion_rule_products')
      .values(
        [first, second].map(({ product_id }, index) => ({ promotion_rule_id, product_id, part: index + 1 })),
      )
      .execute();
    const ids = [first.product_id, second.product_id];
    await api.db
      .updateTable('products')
      .set({ promotions: ['SETFIX'] })
      .where('product_id', 'in', ids)
      .execute();

    expect(await check([wanted(first)], member)).toMatchObject({ status: 409, code: 'BUNDLE_REQUIRED' });
    const missing = { label: '셋업', products: [expect.objectContaining({ product_id: second.product_id })] };
    const ask = async (...options: ReturnType<typeof wanted>[]) =>
      (
        await api.call(
          priceSelection,
          { body: { product_id: first.product_id, option_info: options } },
          member,
        )
      ).data;
    expect(await ask(wanted(first))).toMatchObject({
      bundle: missing,
      rows: [{ line_price: first.member_price }],
    });
    expect((await ask(wanted(first, 2), wanted(second))).bundle).toMatchObject(missing);
    const both = await ask(wanted(first), wanted(second));
    expect([both.bundle, both.amount.product_amount - both.amount.discount_amount]).toEqual([null, 1_000]);
    const { price_info } = (
      await api.call(viewProduct, { params: { id: first.product_id }, query: {} }, member)
    ).data;
    expect(price_info.is_minimum_quantity).toBe(true);
    await add([wanted(first)]);
    expect((await list()).missing_parts).toMatchObject(missing);
    await add([wanted(second)]);
    expect((await list()).missing_parts).toBeNull();
    const whole = await check([wanted(first), wanted(second)], member);
    expect(whole.data.amount.product_amount - whole.data.amount.discount_amount).toBe(1_000);
    expect(whole.data.amount.rows?.map((row) => row.label)).toContain('셋업');

    await api.db
      .updateTable('promotion_rules')
      .set({ terms: rule(false) })
      .where('promotion_rule_id', '=', promotion_rule_id)
      .execute();
    const single = await check([wanted(first)], member);
    expect(single.data.amount.product_amount - single.data.amount.discount_amount).toBe(first.member_price);
  });
});
