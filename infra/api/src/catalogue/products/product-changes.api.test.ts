import { listProductChanges } from '@mall/contracts/api/catalogue/product-changes';
import { sql } from 'kysely';
import { startTestApi, type TestApi } from '../../testing/servers/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const changesSince = async (since?: string) =>
  (await api.call(listProductChanges, { query: since === undefined ? {} : { since } })).data;
const cursor = async () => (await changesSince()).cursor;

const changes: [string, string][] = [
  ['a price', 'update products set sell_price = sell_price - 100 where product_id = 3'],
  ['stock', 'update product_options set stock = stock + 1 where product_id = 3'],
  ['an end of sale', "update product_options set sale_state = 'STOP' where product_id = 3"],
];
it.each(changes)('names the product of %s that changed, once', async (_what, statement) => {
  const before = await cursor();
  await sql.raw(statement).execute(api.db);
  const changes = await changesSince(before);
  expect(changes.product_ids).toEqual([3]);
  expect((await changesSince(changes.cursor)).product_ids).toEqual([]);
});

it('says that it may be any product when a promotion changed, or the stock of very many', async () => {
  const before = await cursor();
  await sql`update promotion_rules set label = label || '!'`.execute(api.db);
  const changes = await changesSince(before);
  expect(changes.product_ids).toBeNull();
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from products`.execute(api.db);
  await sql`update product_options set stock = stock + 1`.execute(api.db);
  const { product_ids } = await changesSince(changes.cursor);
  expect(product_ids?.length ?? 'any').toBe((rows[0]?.count ?? 0) > 200 ? 'any' : rows[0]?.count);
});

it('says whether what operators write changed, which stock and sales leave alone', async () => {
  const since = await cursor();
  await sql`update product_options set stock = stock + 1 where product_id = 3`.execute(api.db);
  await sql`update products set sales_count = sales_count + 1 where product_id = 3`.execute(api.db);
  const changes = await changesSince(since);
  expect(changes.has_content_changed).toBe(false);
  await sql`update magazines set end_at = null where magazine_id = 1`.execute(api.db);
  expect((await changesSince(changes.cursor)).has_content_changed).toBe(true);
});

it.each([
  ['an event that begins', 'events', 'start_at', 'event_id = 7'],
  ['a plan that ends', 'plans', 'end_at', 'plan_id = 10'],
  ['an article that comes out', 'magazines', 'created_at', 'magazine_id = 2'],
])('says that content changed at the moment of %s', async (_what, table, column, row) => {
  const moment = new Date(api.deps.clock().getTime() + 5000).toISOString();
  await sql.raw(`update ${table} set ${column} = '${moment}' where ${row}`).execute(api.db);
  const before = await cursor();
  api.wait(4000);
  const early = await changesSince(before);
  expect(early.has_content_changed).toBe(false);
  api.wait(1500);
  const changes = await changesSince(early.cursor);
  expect(changes.has_content_changed).toBe(true);
  expect((await changesSince(changes.cursor)).has_content_changed).toBe(false);
});

describe('what turns by its date, with nothing changed in the database,', () => {
  const soon = () => new Date(api.deps.clock().getTime() + 5000);
  const expectReported = async (productIds: number[] | null) => {
    const before = await cursor();
    api.wait(4000);
    const early = await changesSince(before);
    expect(early.product_ids).toEqual([]);
    api.wait(1500);
    const changes = await changesSince(early.cursor);
    expect(changes.product_ids).toEqual(productIds);
    expect((await changesSince(changes.cursor)).product_ids).toEqual([]);
  };

  it('reports a time sale', async () => {
    await sql`update products set time_sale_price = 100, time_sale_start_at = ${soon()},
      time_sale_end_at = ${new Date(Date.parse('2099-01-01'))} where product_id = 3`.execute(api.db);
    await expectReported([3]);
    await sql`update products set time_sale_end_at = ${soon()} where product_id = 3`.execute(api.db);
    await expectReported([3]);
  });

  it.each([
    ['of some products', [4, 5]],
    ['of all', null],
  ])('reports a coupon %s, when it begins and when it ends', async (_what, productIds) => {
    const { coupon_id } = await api.db
      .insertInto('coupons')
      .values({
        name: '곧 시작하는 쿠폰',
        kind: 'PRODUCT',
        source: 'DOWNLOAD',
        discount_type: 'FIXED',
        discount_value: 1000,
        maximum_amount: null,
        minimum_amount: 0,
        product_ids: productIds,
        issue_limit: null,
        starts_at: soon(),
        ends_at: new Date(Date.parse('2099-01-01')),
        valid_days: 7,
      })
      .returning('coupon_id')
      .executeTakeFirstOrThrow();
    await expectReported(productIds);
    await api.db.updateTable('coupons').set({ ends_at: soon() }).where('coupon_id', '=', coupon_id).execute();
    await expectReported(productIds);
  });
});

it('says that it may be any product when a coupon is made by an operator', async () => {
  const before = await cursor();
  await sql`update coupons set minimum_amount = minimum_amount + 100`.execute(api.db);
  expect((await changesSince(before)).product_ids).toBeNull();
});

it('does not name products for a banner or a review', async () => {
  const before = await cursor();
  await sql`update reviews set content = content || '.' where review_id = (select min(review_id) from reviews)`.execute(
    api.db,
  );
  await sql`update banners set title = title`.execute(api.db);
  expect((await changesSince(before)).product_ids).toEqual([]);
});

it.each([
  ['nothing', undefined],
  ['words', 'abc'],
  ['a cursor of eleven minutes ago', 'OLD'],
  ['a snapshot that ends before it begins', 'NOW~9:5:'],
  ['transactions out of order', 'NOW~3:9:7,5'],
  ['a number without end', `NOW~1:${'9'.repeat(60)}:`],
])('begins anew from %s', async (_what, since) => {
  const now = api.deps.clock().getTime();
  const old = `${now - 11 * 60_000}~${(await cursor()).split('~')[1]}`;
  const changes = await changesSince(since === 'OLD' ? old : since?.replace('NOW', String(now)));
  expect(changes.product_ids).toBeNull();
});
