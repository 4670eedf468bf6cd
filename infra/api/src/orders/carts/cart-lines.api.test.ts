import {
  addToCart,
  changeCartLine,
  changeCartSet,
  deleteSoldOutCartLines,
  listCart,
} from '@mall/contracts/api/orders/carts';
import { untilLockWait } from '../../testing/database/lock-waits.ts';
import { chooseSet } from '../../testing/orders/choose-benefits.ts';
import { type ChosenOption, choosePlainOptions, wanted } from '../../testing/orders/choose-options.ts';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';
import { lockCart } from './cart-repository.ts';

let api: TestApi;
let member: Visitor;
let option: ChosenOption;
let other: ChosenOption;
beforeAll(async () => {
  api = await startTestApi();
  member = await api.logIn();
  [option, other] = (await choosePlainOptions(api.db, 2)) as [ChosenOption, ChosenOption];
});
beforeEach(() => api.db.deleteFrom('cart_lines').execute());
afterAll(() => api.close());

const add = (...products: ReturnType<typeof wanted>[]) => api.call(addToCart, { body: { products } }, member);
const lineOf = async ({ product_option_id }: ChosenOption) => {
  const { lines } = (await api.call(listCart, { body: {} }, member)).data;
  const line = lines.find((item) => item.product_option_id === product_option_id);
  if (!line) throw new Error('the line is gone');
  return line;
};
const setProduct = (values: object) =>
  api.db.updateTable('products').set(values).where('product_id', '=', option.product_id).execute();

describe('a line of the cart', () => {
  it('says what a piece cost when it was put in, once that has changed, and forgets it when it is changed', async () => {
    const { sell_price } = await api.db
      .selectFrom('products')
      .select('sell_price')
      .where('product_id', '=', option.product_id)
      .executeTakeFirstOrThrow();
    await add(wanted(option));
    const before = await lineOf(option);
    expect(before.seen_price).toBeNull();
    await setProduct({ sell_price: sell_price - 3000 });
    const after = await lineOf(option);
    expect(after).toMatchObject({ seen_price: before.last_price });
    expect(after.last_price).toBeLessThan(before.last_price);
    const change = { cart_id: after.cart_id, product_option_id: after.product_option_id, order_quantity: 2 };
    await api.call(changeCartLine, { body: change }, member);
    expect((await lineOf(option)).seen_price).toBeNull();
    await setProduct({ sell_price });
  });

  it('names the pieces that are left when there are fewer than it wants, and is not deleted as sold out', async () => {
    await add(wanted(option, 3), wanted(other));
    const set = (target: ChosenOption, stock: number) =>
      api.db
        .updateTable('product_options')
        .set({ stock })
        .where('product_option_id', '=', target.product_option_id)
        .execute();
    await set(option, 2);
    await set(other, 0);
    expect(await lineOf(option)).toMatchObject({ is_sold_out: true, available_quantity: 2 });
    expect(await lineOf(other)).toMatchObject({ is_sold_out: true, available_quantity: 0 });
    expect((await api.call(deleteSoldOutCartLines, { body: {} }, member)).data.count).toBe(1);
    expect(await lineOf(option)).toBeDefined();
    await set(option, 9);
    await set(other, 9);
  });

  // It was deleted by what the cart had held before.
  it('that gets an option in stock while sold-out lines are deleted stays', async () => {
    await add(wanted(option));
    const [free] = (await choosePlainOptions(api.db, 3)).slice(2) as [ChosenOption];
    await api.db
      .updateTable('product_options')
      .set({ stock: 0 })
      .where('product_option_id', '=', option.product_option_id)
      .execute();
    const { cart_id } = await lineOf(option);
    let deletion: Promise<{ data: { count: number } }> | undefined;
    await api.db.transaction().execute(async (tx) => {
      const { member_id } = await tx
        .selectFrom('cart_lines')
        .select('member_id')
        .where('cart_id', '=', cart_id)
        .executeTakeFirstOrThrow();
      await lockCart(tx, member_id);
      const { product_id, product_option_id } = free;
      await tx
        .updateTable('cart_lines')
        .set({ product_id, product_option_id })
        .where('cart_id', '=', cart_id)
        .execute();
      deletion = api.call(deleteSoldOutCartLines, { body: {} }, member);
      // On PGlite, whose one connection this transaction has, the deletion comes afterwards.
      await untilLockWait(api.db);
    });
    expect((await deletion)?.data.count).toBe(1);
    await api.db
      .updateTable('product_options')
      .set({ stock: 9 })
      .where('product_option_id', '=', option.product_option_id)
      .execute();
  });

  it('says what one piece more would bring', async () => {
    await setProduct({ promotions: ['ONEPLUS'] });
    await add(wanted(option));
    expect((await lineOf(option)).next_benefit).toEqual({ code: 'ONEPLUS', pieces: 1 });
    await api.call(addToCart, { body: { products: [wanted(option)], same_product: 'Y' } }, member);
    expect((await lineOf(option)).next_benefit).toBeNull();
    await setProduct({ promotions: [] });
  });
});

describe('a set at a set price', () => {
  const cartOf = async () => (await api.call(listCart, { body: {} }, member)).data;
  const quantities = async () => (await cartOf()).lines.map((line) => line.order_quantity).sort();
  const change = (cart_ids: number[], set_count: number) =>
    api.call(changeCartSet, { body: { cart_ids, set_count } }, member);

  it('is one number, and changing it changes all parts and no piece beside the sets', async () => {
    const [one, part] = (await chooseSet(api.db)) as [ChosenOption, ChosenOption];
    await add(wanted(one, 2), wanted(part, 3), wanted(other, 1));
    const [set] = (await cartOf()).sets ?? [];
    expect(set).toMatchObject({ set_count: 2, cart_ids: expect.any(Array) });
    expect(set?.cart_ids).toHaveLength(2);
    const { data } = await change(set?.cart_ids ?? [], 5);
    expect(data.sets?.[0]?.set_count).toBe(5);
    expect(await quantities()).toEqual([1, 5, 6]);
    await change(set?.cart_ids ?? [], 1);
    expect(await quantities()).toEqual([1, 1, 2]);
  });

  it('changes all parts or none', async () => {
    const [one, part] = (await chooseSet(api.db)) as [ChosenOption, ChosenOption];
    await add(wanted(one), wanted(part));
    const [set] = (await cartOf()).sets ?? [];
    await api.db
      .updateTable('product_options')
      .set({ stock: 2 })
      .where('product_option_id', '=', part.product_option_id)
      .execute();
    expect((await cartOf()).sets?.[0]?.maximum_count).toBe(2);
    expect((await change(set?.cart_ids ?? [], 3)).code).toBe('OUT_OF_STOCK');
    expect(await quantities()).toEqual([1, 1]);
  });

  it("is nothing that others' lines or a single part make up", async () => {
    const [one, part] = (await chooseSet(api.db)) as [ChosenOption, ChosenOption];
    await add(wanted(one), wanted(part));
    const { cart_ids = [] } = (await cartOf()).sets?.[0] ?? {};
    const stranger = await api.logIn('silver001');
    const body = { cart_ids, set_count: 2 };
    expect((await api.call(changeCartSet, { body }, stranger)).code).toBe('NOT_FOUND');
    const [only = 0] = cart_ids;
    expect((await change([only, only], 2)).code).toBe('NOT_FOUND');
    expect((await change([...cart_ids, 1], 2)).code).toBe('NOT_FOUND');
    expect(await quantities()).toEqual([1, 1]);
  });
});
