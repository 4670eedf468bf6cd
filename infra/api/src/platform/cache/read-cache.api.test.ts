import { viewProduct } from '@mall/contracts/api/catalogue/product-view';
import { searchProducts } from '@mall/contracts/api/catalogue/products';
import { downloadCoupon } from '@mall/contracts/api/money/coupon-zone';
import { sql } from 'kysely';
import { startTestApi, type TestApi, type Visitor } from '../../testing/servers/start-test-api.ts';
import { ReadCache } from './read-cache.ts';

const trustMs = 1000;
/** What the shop promises: a change is seen within this time. */
const promisedMs = 2000;
const productId = 3;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ environment: { CATALOGUE_CHECK_MS: String(trustMs) } });
});
afterAll(() => api.close());

const view = async (visitor: Visitor | null = null) =>
  (await api.call(viewProduct, { params: { id: productId }, query: {} }, visitor)).data;
const card = async (visitor: Visitor | null = null) => {
  const { data } = await api.call(searchProducts, { query: { product_ids: [String(productId)] } }, visitor);
  return data.rows[0];
};
const setPrice = (price: number) =>
  sql`update products set retail_price = 900000, sell_price = ${price}, time_sale_price = null
    where product_id = ${productId}`.execute(api.db);

describe('what the cache answers', () => {
  it('is a changed price within two seconds, in lists and on the product page', async () => {
    await setPrice(70_000);
    api.wait(promisedMs);
    expect([(await view()).price_info.last_price, (await card())?.last_price]).toEqual([70_000, 70_000]);
    await setPrice(64_000);
    api.wait(promisedMs);
    expect([(await view()).price_info.last_price, (await card())?.last_price]).toEqual([64_000, 64_000]);
  });

  it('is a promotion that began, within two seconds', async () => {
    await setPrice(70_000);
    api.wait(promisedMs);
    expect((await view()).price_info.first_order_discount_price).toBe(70_000);
    const terms = JSON.stringify({ type: 'FIRST', rate: 10 });
    await sql`insert into promotion_rules (promotion_rule_id, label, terms, starts_at)
      values (9999, '첫 구매 할인', ${terms}::jsonb, ${api.deps.clock()}::timestamptz)`.execute(api.db);
    await sql`insert into promotion_rule_products (promotion_rule_id, product_id, part)
      values (9999, ${productId}, 1)`.execute(api.db);
    api.wait(promisedMs);
    expect((await view()).price_info.first_order_discount_price).toBe(63_000);
  });

  it('is a coupon that begins, runs out, and ends, within two seconds; a mere download empties nothing', async () => {
    await setPrice(70_000);
    await sql`delete from coupons where kind = 'PRODUCT' and coupon_id not in
      (select coupon_id from member_coupons)`.execute(api.db);
    await sql`update coupons set product_ids = '{}' where kind = 'PRODUCT'`.execute(api.db);
    const shown = async () => {
      api.wait(promisedMs);
      const { price_info } = await view();
      return [(await card())?.has_coupon, price_info.last_price - price_info.discount_coupon_price];
    };
    expect(await shown()).toEqual([false, 0]);
    // Within the ten minutes that looks are compared over, so that nothing but the order differs.
    const begin = new Date(api.deps.clock().getTime() + 60_000);
    const end = new Date(begin.getTime() + 300_000);
    await sql`insert into coupons (coupon_id, name, kind, source, discount_type, discount_value, maximum_amount,
        product_ids, issue_limit, starts_at, ends_at, valid_days)
      values (9001, '시험', 'PRODUCT', 'DOWNLOAD', 'RATE', 20, 9000, array[${productId}::int], 2,
        ${begin}::timestamptz, ${end}::timestamptz, 3)`.execute(api.db);
    expect(await shown()).toEqual([false, 0]);
    api.wait(60_000);
    expect(await shown()).toEqual([true, 9_000]);
    // Another member's coupon, an operator's, one for dearer goods: none of them is an offer for this product.
    await sql`update coupons set source = 'OPERATOR' where coupon_id = 9001`.execute(api.db);
    expect(await shown()).toEqual([false, 0]);
    await sql`update coupons set source = 'DOWNLOAD', minimum_amount = 70001 where coupon_id = 9001`.execute(
      api.db,
    );
    expect(await shown()).toEqual([false, 0]);
    await sql`update coupons set minimum_amount = 0 where coupon_id = 9001`.execute(api.db);
    expect(await shown()).toEqual([true, 9_000]);

    const cache = new ReadCache({ db: api.db, clock: api.deps.clock, trustMs: 0, maximumBytes: 1e6 });
    let loads = 0;
    const read = () => cache.read({ key: 'coupon', load: async () => ++loads });
    await read();
    const download = (visitor: Visitor) => api.call(downloadCoupon, { body: { coupon_id: 9001 } }, visitor);
    await download(await api.logIn('shopper01'));
    await read();
    expect(loads).toBe(1);
    await download(await api.logIn('staff0001'));
    await read();
    expect(loads).toBe(2);
    expect(await shown()).toEqual([false, 0]);

    await sql`update coupons set issue_limit = null where coupon_id = 9001`.execute(api.db);
    expect(await shown()).toEqual([true, 9_000]);
    api.wait(300_000);
    expect(await shown()).toEqual([false, 0]);
  });

  it('is a changed stock within two seconds', async () => {
    const stockOf = async () => (await view()).options.colors[0]?.sizes[0]?.stock;
    await stockOf();
    const option = (await view()).options.colors[0]?.sizes[0]?.product_option_id ?? 0;
    await api.db
      .updateTable('product_options')
      .set({ stock: 777 })
      .where('product_option_id', '=', option)
      .execute();
    api.wait(promisedMs);
    expect(await stockOf()).toBe(777);
  });

  it('is cached while nothing changed, and a sale of another product leaves it alone', async () => {
    let loads = 0;
    const cache = new ReadCache({ db: api.db, clock: api.deps.clock, trustMs: 0, maximumBytes: 1e6 });
    const read = () => cache.read({ key: 'a', productId, load: async () => ++loads });
    await Promise.all([read(), read(), read()]);
    await sql`update products set sales_count = sales_count + 1`.execute(api.db);
    await sql`update product_options set stock = stock + 1 where product_id = 9`.execute(api.db);
    await read();
    expect(loads).toBe(1);
    await sql`update product_options set stock = stock + 1 where product_id = ${productId}`.execute(api.db);
    await read();
    expect(loads).toBe(2);
    await sql`update products set event_text = 'MD 추천' where product_id = 9`.execute(api.db);
    await read();
    expect(loads).toBe(3);
  });

  it('is looked for ahead of time, so that only an overdue look is waited for', async () => {
    const gates = [0, 1].map(() => {
      let open: () => void = () => undefined;
      const opened = new Promise<void>((resolve) => {
        open = resolve;
      });
      return { open, opened };
    });
    const [begun, ended] = gates;
    let looks = 0;
    const onChanges = async () => {
      looks += 1;
      if (looks === 1) return;
      begun?.open();
      await ended?.opened;
    };
    const cache = new ReadCache({
      db: api.db,
      clock: api.deps.clock,
      trustMs: 1000,
      maximumBytes: 1e6,
      onChanges,
    });
    const read = () => cache.read({ key: 'ahead', load: async () => 'seen' });
    await read();
    api.wait(700);
    await read();
    await begun?.opened;
    api.wait(700);
    const overdue = jest.fn();
    const waiting = read().then(overdue);
    await sql`select 1`.execute(api.db);
    expect(overdue).not.toHaveBeenCalled();
    ended?.open();
    await waiting;
    expect(looks).toBe(2);
  });

  it("is never another member's price", async () => {
    await setPrice(50_000);
    api.wait(promisedMs);
    const [gold, staff] = [await api.logIn('shopper01'), await api.logIn('staff0001')];
    for (let round = 0; round < 3; round += 1) {
      expect((await card(gold))?.last_price).toBe(48_500);
      expect((await card(staff))?.last_price).toBe(40_000);
      expect((await card())?.last_price).toBe(50_000);
      expect((await view(gold)).price_info.all_discount_grades.length).toBeGreaterThan(0);
      expect((await view()).price_info.all_discount_grades).toEqual([]);
    }
  });

  it('ends with the time sale that it shows', async () => {
    const end = new Date(api.deps.clock().getTime() + 500);
    const start = new Date(end.getTime() - 60_000);
    await sql`update products set time_sale_price = 30000, time_sale_start_at = ${start}, time_sale_end_at = ${end}
      where product_id = ${productId}`.execute(api.db);
    api.wait(-30_000);
    expect((await card())?.last_price).toBe(30_000);
    api.wait(30_600);
    expect((await card())?.last_price).toBe(50_000);
  });

  it('does not outlive a failure to load', async () => {
    const cache = new ReadCache({ db: api.db, clock: api.deps.clock, trustMs, maximumBytes: 1e6 });
    const failing = cache.read({ key: 'b', load: () => Promise.reject(new Error('down')) });
    await expect(failing).rejects.toThrow('down');
    const body = await cache.read({ key: 'b', load: async () => 'up' });
    expect(JSON.parse(body.toString())).toEqual({ success: true, data: 'up' });
  });

  it('holds no more than it may', async () => {
    const cache = new ReadCache({ db: api.db, clock: api.deps.clock, trustMs, maximumBytes: 1000 });
    let loads = 0;
    const read = (key: string) => cache.read({ key, load: async () => `${++loads}`.padEnd(300) });
    for (const key of ['a', 'b', 'c', 'd', 'a']) await read(key);
    expect(loads).toBe(5);
  });

  // PGlite has one connection, which an open transaction takes.
  if (testDatabase === 'postgresql') {
    it('sees a change that began before a look and was committed after it', async () => {
      await setPrice(80_000);
      await api.db.transaction().execute(async (tx) => {
        await sql`update products set sell_price = 81000 where product_id = ${productId}`.execute(tx);
        await setOther();
        api.wait(promisedMs);
        expect((await card())?.last_price).toBe(80_000);
      });
      api.wait(promisedMs);
      expect((await card())?.last_price).toBe(81_000);
    });
  }
});

/** A later transaction that is committed earlier. */
async function setOther(): Promise<void> {
  await sql`update products set event_text = null where product_id = 9`.execute(api.db);
}
